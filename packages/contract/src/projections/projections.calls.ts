import type { CallAddresses } from '../call-address.ts';

export const PROJECTIONS_CALLS = {
  listProjections: { method: 'GET', path: '/datatables/projections' },
} as const satisfies CallAddresses;
