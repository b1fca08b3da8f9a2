import type { CallName } from '@pylon/contract/calls';

/** Calls whose answers a league that was read changes. */
export const CHANGED_CALLS = [
  'needsAttention',
  'listMyRosterLeagues',
  'optimizeLeagueRosters',
  'weekMatchups',
  'injuredPlayers',
  'byeWeekWatch',
  'boomBust',
  'tradeHighAcquireLow',
  'scoutsSixPack',
  'trendingUp',
  'leagueExpertRankings',
  'leagueAuctionTable',
  'expertRecommendations',
  'listLeagueKeepers',
] as const satisfies readonly CallName[];
