import { type CallCases, nothing } from './call-cases.ts';

export const leagueSyncCases: CallCases = {
  goodInputs: {
    listUserLeagues: nothing,
    getUserLeague: ({ userLeagueId }) => ({ userLeagueId }),
    createLeagueKeeper: ({ userLeagueId, playerId }) => ({ id: userLeagueId, athleteId: playerId, round: 3 }),
    listLeagueKeepers: ({ userLeagueId }) => ({ id: userLeagueId }),
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
  ],
  badInputs: [
    ['connectAccount', { fantasyConnector: 'Nowhere' }, 'invalid-parameters'],
    ['finishConnecting', { parameters: 'state=x&code=y' }, 'invalid-parameters'],
    ['signInAgain', { userFantasyAccountId: 'mine' }, 'invalid-parameters'],
  ],
};
