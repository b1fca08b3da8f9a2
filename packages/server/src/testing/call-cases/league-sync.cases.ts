import { type CallCases, nothing } from './call-cases.ts';

export const leagueSyncCases: CallCases = {
  goodInputs: {
    listUserLeagues: nothing,
    getUserLeague: ({ userLeagueId }) => ({ userLeagueId }),
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
  ],
  badInputs: [
    ['connectAccount', { fantasyConnector: 'Nowhere' }, 'invalid-parameters'],
    ['finishConnecting', { parameters: 'state=x&code=y' }, 'invalid-parameters'],
    ['signInAgain', { userFantasyAccountId: 'mine' }, 'invalid-parameters'],
  ],
};
