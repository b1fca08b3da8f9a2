import type { CallAddresses } from '../call-address.ts';

export const COMING_SOON_CALLS = {
  getComingSoon: { method: 'GET', path: '/content/coming-soon/:slug' },
} as const satisfies CallAddresses;
