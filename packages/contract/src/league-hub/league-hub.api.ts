import type { EndpointsOf } from '../endpoint.ts';
import type { LEAGUE_HUB_CALLS } from './league-hub.calls.ts';
import { expertRecommendations, leagueAuctionTable, leagueExpertRankings } from './league-lists.ts';
import { scoutsSixPack, tradeHighAcquireLow, trendingUp } from './league-market.ts';
import { optimizeLeagueRosters } from './line-up-now.ts';
import { needsAttention } from './needs-attention.ts';
import { boomBust, byeWeekWatch, injuredPlayers } from './roster-watch.ts';
import { weekMatchups } from './week-matchups.ts';

export const leagueHubApi = {
  needsAttention,
  injuredPlayers,
  tradeHighAcquireLow,
  scoutsSixPack,
  byeWeekWatch,
  boomBust,
  weekMatchups,
  trendingUp,
  leagueExpertRankings,
  leagueAuctionTable,
  expertRecommendations,
  optimizeLeagueRosters,
} as const satisfies EndpointsOf<typeof LEAGUE_HUB_CALLS>;
