import type { CallCases } from './call-cases.ts';

const ofLeague = ({ userLeagueId }: { readonly userLeagueId: string }) => ({ userLeagueId });

export const leagueHubCases: CallCases = {
  goodInputs: {
    injuredPlayers: ofLeague,
    tradeHighAcquireLow: ofLeague,
    scoutsSixPack: ofLeague,
    byeWeekWatch: ofLeague,
    boomBust: ofLeague,
    weekMatchups: ofLeague,
    trendingUp: ofLeague,
  },
  hides: {
    // made from what is open, and no order or total of it from what is not
    injuredPlayers: { from: [] },
    byeWeekWatch: { from: [] },
    boomBust: { from: [] },
    weekMatchups: { from: [] },
    trendingUp: { from: [] },
    // nobody of the invented league has played enough to be on a list; its own test sees both locked
    tradeHighAcquireLow: { from: [] },
    scoutsSixPack: { from: [0, 1] },
  },
  badInputs: [
    ['scoutsSixPack', { period: 'month' }, 'invalid-parameters'],
    ['byeWeekWatch', { week: 19 }, 'invalid-parameters'],
    ['injuredPlayers', { injuryStatus: 'tired' }, 'invalid-parameters'],
    ['trendingUp', { limit: 51 }, 'invalid-parameters'],
    ['weekMatchups', { userLeagueId: 'mine' }, 'invalid-parameters'],
  ],
};
