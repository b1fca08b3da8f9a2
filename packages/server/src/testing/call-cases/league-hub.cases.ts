import { isFreeValue } from './auctions.cases.ts';
import type { CallCases } from './call-cases.ts';
import { isFreePart } from './rankings.cases.ts';

const ofLeague = ({ userLeagueId }: { readonly userLeagueId: string }) => ({ userLeagueId });

export const leagueHubCases: CallCases = {
  goodInputs: {
    needsAttention: () => ({}),
    injuredPlayers: ofLeague,
    tradeHighAcquireLow: ofLeague,
    scoutsSixPack: ofLeague,
    byeWeekWatch: ofLeague,
    boomBust: ofLeague,
    weekMatchups: ofLeague,
    trendingUp: ofLeague,
    optimizeLeagueRosters: ({ leagueId }) => ({ leagueId }),
    leagueExpertRankings: ({ leagueId }) => ({ leagueId }),
    leagueAuctionTable: ({ leagueId }) => ({ leagueId }),
    expertRecommendations: ofLeague,
  },
  freeParts: { leagueExpertRankings: isFreePart, leagueAuctionTable: isFreeValue },
  hides: {
    // made from what is open, and no order or total of it from what is not
    needsAttention: { from: [] },
    injuredPlayers: { from: [] },
    byeWeekWatch: { from: [] },
    boomBust: { from: [] },
    weekMatchups: { from: [] },
    trendingUp: { from: [] },
    optimizeLeagueRosters: { from: [] },
    expertRecommendations: { from: [] },
    // the invented league counts no points: whatever these have of others is seen in their own test
    leagueExpertRankings: { from: [] },
    leagueAuctionTable: { from: [] },
    tradeHighAcquireLow: { from: [] },
    scoutsSixPack: { from: [] },
  },
  badInputs: [
    ['optimizeLeagueRosters', { leagueId: 'mine' }, 'invalid-parameters'],
    ['leagueExpertRankings', { athletePositions: 'PUNTER' }, 'invalid-parameters'],
    ['leagueAuctionTable', { limit: 26 }, 'invalid-parameters'],
    ['leagueAuctionTable', { seasonId: 'next' }, 'invalid-parameters'],
    ['expertRecommendations', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['scoutsSixPack', { period: 'month' }, 'invalid-parameters'],
    ['byeWeekWatch', { week: 19 }, 'invalid-parameters'],
    ['injuredPlayers', { injuryStatus: 'tired' }, 'invalid-parameters'],
    ['trendingUp', { limit: 51 }, 'invalid-parameters'],
    ['weekMatchups', { userLeagueId: 'mine' }, 'invalid-parameters'],
  ],
};
