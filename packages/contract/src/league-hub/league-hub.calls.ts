import type { CallAddresses } from '../call-address.ts';

export const LEAGUE_HUB_CALLS = {
  needsAttention: { method: 'GET', path: '/league-hub/needs-attention' },
  injuredPlayers: { method: 'GET', path: '/league-hub/injured-players' },
  tradeHighAcquireLow: { method: 'GET', path: '/league-hub/trade-high-acquire-low' },
  scoutsSixPack: { method: 'GET', path: '/league-hub/scouts-6-pack' },
  byeWeekWatch: { method: 'GET', path: '/league-hub/bye-week-watch' },
  boomBust: { method: 'GET', path: '/league-hub/boom-bust' },
  weekMatchups: { method: 'GET', path: '/league-hub/week-matchups' },
  optimizeLeagueRosters: { method: 'POST', path: '/leagues/:leagueId/rosters/optimize' },
  leagueExpertRankings: { method: 'GET', path: '/league-hub/expert-rankings' },
  leagueAuctionTable: { method: 'GET', path: '/league-hub/auction-table' },
  expertRecommendations: { method: 'GET', path: '/user-leagues/:userLeagueId/expert-recommendations' },
  trendingUp: { method: 'GET', path: '/league-hub/trending-up' },
} as const satisfies CallAddresses;
