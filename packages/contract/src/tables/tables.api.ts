import { listAdps } from '../adp/adp.ts';
import { listAuctions } from '../auctions/auctions.ts';
import type { EndpointsOf } from '../endpoint.ts';
import { listProjections } from '../projections/projections.ts';
import { listRankings } from '../rankings/rankings.ts';
import { tableEndpoints } from './table-schemas.ts';
import type { TABLE_CALLS } from './tables.ts';

/** The call of every declared table: those by hand, and the plain ones. */
export const tablesApi = {
  listRankings,
  listAdps,
  listAuctions,
  listProjections,
  ...tableEndpoints,
} as const satisfies EndpointsOf<typeof TABLE_CALLS>;
