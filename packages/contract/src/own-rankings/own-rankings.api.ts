import type { EndpointsOf } from '../endpoint.ts';
import type { OWN_RANKINGS_CALLS } from './own-rankings.calls.ts';
import {
  createRankingList,
  deleteRankingList,
  getRankingList,
  importRankingList,
  listRankingLists,
  updateRankingList,
} from './own-rankings.ts';

export const ownRankingsApi = {
  listRankingLists,
  getRankingList,
  createRankingList,
  updateRankingList,
  deleteRankingList,
  importRankingList,
} as const satisfies EndpointsOf<typeof OWN_RANKINGS_CALLS>;
