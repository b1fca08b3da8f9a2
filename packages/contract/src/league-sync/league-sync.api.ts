import type { EndpointsOf } from '../endpoint.ts';
import {
  connectAccount,
  disconnectAccount,
  fetchLeagues,
  finishConnecting,
  listConnectors,
  listFantasyAccounts,
  signInAgain,
  syncLeagues,
} from './connectors.ts';
import { createHandLeague, getHandLeague, readRosterText, replaceHandRosters } from './hand-league.ts';
import { createLeagueKeeper, deleteLeagueKeeper, listLeagueKeepers } from './keepers.ts';
import type { LEAGUE_SYNC_CALLS } from './league-sync.calls.ts';
import {
  countUserLeagues,
  getUserLeague,
  getUserLeagueStatus,
  listUserLeagues,
  moveUserLeague,
  pinUserLeague,
  resyncUserLeague,
  unsyncUserLeague,
} from './user-league.ts';

export const leagueSyncApi = {
  listConnectors,
  connectAccount,
  finishConnecting,
  signInAgain,
  listFantasyAccounts,
  disconnectAccount,
  fetchLeagues,
  syncLeagues,
  listUserLeagues,
  countUserLeagues,
  getUserLeague,
  pinUserLeague,
  moveUserLeague,
  unsyncUserLeague,
  resyncUserLeague,
  getUserLeagueStatus,
  listLeagueKeepers,
  createLeagueKeeper,
  deleteLeagueKeeper,
  readRosterText,
  createHandLeague,
  getHandLeague,
  replaceHandRosters,
} as const satisfies EndpointsOf<typeof LEAGUE_SYNC_CALLS>;
