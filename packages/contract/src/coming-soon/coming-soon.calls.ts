import type { CallAddresses } from '../call-address.ts';

export const COMING_SOON_CALLS = {
  listComingSoon: { method: 'GET', path: '/content/coming-soon' },
  getComingSoon: { method: 'GET', path: '/content/coming-soon/:slug' },
} as const satisfies CallAddresses;
