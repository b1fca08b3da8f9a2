import type { CallAddresses } from '../call-address.ts';

export const RANKINGS_CALLS = {
  listRankings: { method: 'POST', path: '/datatables/rankings' },
} as const satisfies CallAddresses;
