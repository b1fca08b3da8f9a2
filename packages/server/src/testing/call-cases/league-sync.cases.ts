import { type CallCases, nothing } from './call-cases.ts';

export const leagueSyncCases: CallCases = {
  goodInputs: {
    listUserLeagues: nothing,
    getUserLeague: ({ userLeagueId }) => ({ userLeagueId }),
    getHandLeague: ({ handLeagueId }) => ({ id: handLeagueId }),
    readRosterText: () => ({ text: 'Nobody Atall, CIN WR' }),
  },
  withoutFootball: [
    'listConnectors',
    'connectAccount',
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
    'createHandLeague',
    'replaceHandRosters',
  ],
  needsAccount: { getHandLeague: 'league-not-by-hand', readRosterText: 'registration-required' },
};
