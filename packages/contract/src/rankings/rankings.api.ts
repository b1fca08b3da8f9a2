import type { EndpointsOf } from '../endpoint.ts';
import type { RANKINGS_CALLS } from './rankings.calls.ts';
import { listRankings } from './rankings.ts';

export const rankingsApi = {
  listRankings,
} as const satisfies EndpointsOf<typeof RANKINGS_CALLS>;
