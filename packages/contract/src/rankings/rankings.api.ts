import type { EndpointsOf } from '../endpoint.ts';
import type { RANKINGS_CALLS } from './rankings.calls.ts';
import { getExpertRankingTable } from './rankings.ts';

export const rankingsApi = {
  getExpertRankingTable,
} as const satisfies EndpointsOf<typeof RANKINGS_CALLS>;
