import { type CallCases, nothing } from './call-cases.ts';

export const leagueSyncCases: CallCases = {
  goodInputs: {
    listUserLeagues: nothing,
    getUserLeague: ({ userLeagueId }) => ({ userLeagueId }),
    createLeagueKeeper: ({ userLeagueId, playerId }) => ({ id: userLeagueId, athleteId: playerId, round: 3 }),
    listLeagueKeepers: ({ userLeagueId }) => ({ id: userLeagueId }),
    getHandLeague: ({ handLeagueId }) => ({ id: handLeagueId }),
    readRosterText: () => ({ text: 'Nobody Atall, CIN WR' }),
  },
  withoutFootball: [
    'listConnectors',
    'connectAccount',
    'finishConnecting',
    'signInAgain',
    'listFantasyAccounts',
    'disconnectAccount',
    'fetchLeagues',
    'syncLeagues',
    'countUserLeagues',
    'pinUserLeague',
    'moveUserLeague',
    'unsyncUserLeague',
    'resyncUserLeague',
    'getUserLeagueStatus',
    'deleteLeagueKeeper',
    'createHandLeague',
    'replaceHandRosters',
  ],
  badInputs: [
    ['connectAccount', { fantasyConnector: 'Nowhere' }, 'invalid-parameters'],
    ['finishConnecting', { parameters: 'state=x&code=y' }, 'invalid-parameters'],
    ['signInAgain', { userFantasyAccountId: 'mine' }, 'invalid-parameters'],
  ],
  needsAccount: { getHandLeague: 'league-not-by-hand', readRosterText: 'registration-required' },
};
