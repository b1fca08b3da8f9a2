import type { CallAddresses } from '../call-address.ts';

export const ADP_CALLS = {
  listAdpMovers: { method: 'GET', path: '/datatables/adps-movers' },
} as const satisfies CallAddresses;
