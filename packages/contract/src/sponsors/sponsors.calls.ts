import type { CallAddresses } from '../call-address.ts';

export const SPONSORS_CALLS = {
  getSponsors: { method: 'GET', path: '/content/sponsors' },
} as const satisfies CallAddresses;
