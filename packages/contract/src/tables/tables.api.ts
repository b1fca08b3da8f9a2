import { listAdps } from '../adp/adp.ts';
import { listAuctions } from '../auctions/auctions.ts';
import type { EndpointsOf } from '../endpoint.ts';
import { listProjections } from '../projections/projections.ts';
import { listRankings } from '../rankings/rankings.ts';
import { tableEndpoints } from './table-schemas.ts';
import type { TABLE_CALLS } from './tables.ts';
import type { TIME_SERIES_CALLS } from './time-series/time-series.calls.ts';
import { getTimeSeries } from './time-series/time-series.ts';

/** The call of every declared table, those by hand and the plain ones, and what is told of players by week. */
export const tablesApi = {
  listRankings,
  listAdps,
  listAuctions,
  listProjections,
  ...tableEndpoints,
  getTimeSeries,
} as const satisfies EndpointsOf<typeof TABLE_CALLS & typeof TIME_SERIES_CALLS>;
