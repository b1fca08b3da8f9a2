import type { UserLeague } from '@pylon/contract/league-sync/user-league';

/** The week that a league opens on: the present one, or the last one of a season that is over. */
export function weekAtFirst(league: UserLeague['league']): number | null {
  if (!league) return null;
  return league.status === 'COMPLETED' ? league.settings.lastWeek : league.settings.currentWeek;
}
