import { type CallCases, nothing } from './call-cases.ts';

const ofLeague = ({ userLeagueId }: { readonly userLeagueId: string }) => ({ userLeagueId });

export const myRosterCases: CallCases = {
  goodInputs: {
    getMyRoster: ofLeague,
    optimizeMyRoster: ofLeague,
    boomRoster: ofLeague,
    bustRoster: ofLeague,
    myRosterByes: ofLeague,
    myRosterTopStats: ofLeague,
    myRosterScoring: ofLeague,
    myRosterPlayerStrength: ofLeague,
    myRosterPositionStrength: ofLeague,
    myRosterPlayoffOdds: ofLeague,
    listMyRosterLeagues: nothing,
  },
  // made from what is open, and no order or total of it from what is not
  hides: Object.fromEntries(
    (
      [
        'getMyRoster',
        'optimizeMyRoster',
        'boomRoster',
        'bustRoster',
        'myRosterByes',
        'myRosterPlayerStrength',
        'myRosterPositionStrength',
        'myRosterPlayoffOdds',
      ] as const
    ).map((call) => [call, { from: [] }]),
  ),
  badInputs: [
    ['myRosterPlayoffOdds', { userLeagueId: crypto.randomUUID(), startRosterId: '' }, 'invalid-parameters'],
    ['getMyRoster', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['myRosterPlayerStrength', { userLeagueId: crypto.randomUUID(), rankingMetric: 'LUCK' }, 'invalid-parameters'],
  ],
};
