import { type CallCases, nothing } from './call-cases.ts';

export const leagueSyncCases: CallCases = {
  goodInputs: {
    listUserLeagues: nothing,
    getUserLeague: ({ userLeagueId }) => ({ userLeagueId }),
    getLeagueByHand: ({ byHandId }) => ({ userLeagueId: byHandId }),
    readRosters: ({ seasonId }) => ({ seasonId, text: 'My team:\nNobody Atall, CIN WR' }),
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
    'createLeagueByHand',
    'updateLeagueByHand',
  ],
  needsAccount: { getLeagueByHand: 'league-not-found', readRosters: 'registration-required' },
};
