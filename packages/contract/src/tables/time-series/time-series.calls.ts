import type { CallAddresses } from '../../call-address.ts';

/** Calls of the tables' feature that are no table. */
export const TIME_SERIES_CALLS = {
  getTimeSeries: { method: 'GET', path: '/datatables/player-stats/timeseries' },
} as const satisfies CallAddresses;
