import type { CallAddresses } from '../call-address.ts';

export const PROMOTIONS_CALLS = {
  getPromotion: { method: 'GET', path: '/promotion' },
} as const satisfies CallAddresses;
