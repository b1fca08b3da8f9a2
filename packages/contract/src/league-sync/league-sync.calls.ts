import type { CallAddresses } from '../call-address.ts';

export const LEAGUE_SYNC_CALLS = {
  listConnectors: { method: 'GET', path: '/fantasy-connector/list' },
  connectAccount: { method: 'POST', path: '/fantasy-connector/connect' },
  listFantasyAccounts: { method: 'GET', path: '/fantasy-connector/accounts' },
  disconnectAccount: { method: 'DELETE', path: '/fantasy-connector/disconnect' },
  fetchLeagues: { method: 'POST', path: '/fantasy-connector/fetch-leagues' },
  syncLeagues: { method: 'POST', path: '/fantasy-connector/sync-leagues' },
  listUserLeagues: { method: 'GET', path: '/user-leagues/current' },
  countUserLeagues: { method: 'GET', path: '/user-leagues/count-current' },
  getUserLeague: { method: 'GET', path: '/user-leagues/:userLeagueId' },
  pinUserLeague: { method: 'PATCH', path: '/user-leagues/:id/pin' },
  moveUserLeague: { method: 'PATCH', path: '/user-leagues/:id/move' },
  unsyncUserLeague: { method: 'DELETE', path: '/user-leagues/:id/unsync' },
  resyncUserLeague: { method: 'POST', path: '/user-leagues/:id/resync' },
  getUserLeagueStatus: { method: 'GET', path: '/user-leagues/:id/status' },
  readRosterText: { method: 'POST', path: '/user-leagues/by-hand/read-text' },
  createHandLeague: { method: 'POST', path: '/user-leagues/by-hand' },
  getHandLeague: { method: 'GET', path: '/user-leagues/:id/by-hand' },
  replaceHandRosters: { method: 'PATCH', path: '/user-leagues/:id/by-hand/rosters' },
} as const satisfies CallAddresses;
