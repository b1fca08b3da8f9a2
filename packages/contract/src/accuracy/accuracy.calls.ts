import type { CallAddresses } from '../call-address.ts';

export const ACCURACY_CALLS = {
  listAccuracy: { method: 'GET', path: '/datatables/accuracy' },
  listAdviceRecords: { method: 'GET', path: '/accuracy/advice' },
  listMyAdviceRecords: { method: 'GET', path: '/accuracy/advice/mine' },
} as const satisfies CallAddresses;
