import type { CallCases } from './call-cases.ts';

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
  },
  hides: {
    // made from what is open, and no order or total of it from what is not
    needsAttention: { from: [] },
    injuredPlayers: { from: [] },
    byeWeekWatch: { from: [] },
    boomBust: { from: [] },
    weekMatchups: { from: [] },
    trendingUp: { from: [] },
    optimizeLeagueRosters: { from: [] },
    // the invented league counts no points: whatever these have of others is seen in their own test
    tradeHighAcquireLow: { from: [] },
    scoutsSixPack: { from: [] },
  },
  badInputs: [
    ['optimizeLeagueRosters', { leagueId: 'mine' }, 'invalid-parameters'],
    ['scoutsSixPack', { period: 'month' }, 'invalid-parameters'],
    ['byeWeekWatch', { week: 19 }, 'invalid-parameters'],
    ['injuredPlayers', { injuryStatus: 'tired' }, 'invalid-parameters'],
    ['trendingUp', { limit: 51 }, 'invalid-parameters'],
    ['weekMatchups', { userLeagueId: 'mine' }, 'invalid-parameters'],
  ],
};
