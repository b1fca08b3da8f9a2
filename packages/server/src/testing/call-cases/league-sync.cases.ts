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
};
