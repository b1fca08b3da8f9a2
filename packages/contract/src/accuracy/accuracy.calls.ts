import type { CallAddresses } from '../call-address.ts';

export const ACCURACY_CALLS = {
  listAccuracy: { method: 'GET', path: '/datatables/accuracy' },
} as const satisfies CallAddresses;
