// How things stand on the day of the edition: where everybody is, and who is hurt.
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import type { RowOf } from '../../tables/table.ts';
import type { injuries } from '../../tables/usage.ts';
import type { Calendar } from '../reading/calendar.ts';
import { addDays } from '../reading/eastern-time.ts';
import type { SleeperNow } from '../sleeper/players.ts';
import { knownWeek, placesOn } from '../weeks/roster-weeks.ts';
import type { Crosswalk } from './crosswalk.ts';
import type { Standing } from './players.ts';

/** What the standing is made of, beside rosters and injury reports. */
export interface StandingFiles {
  readonly calendar: Calendar;
  readonly asOf: string;
  /** Season of the day. */
  readonly season: number;
  readonly sleeperNow: readonly SleeperNow[];
}

/** News of a player's health older than this is not taken for their state. */
const NEWS_DAYS = 7;
const GAME_STATUSES = new Set(['Questionable', 'Doubtful', 'Out']);

/**
 * Places by season, and game statuses: Sleeper's where fresh news stands behind them, the week's report before them.
 */
export function standingOf(
  { calendar, asOf, season, sleeperNow }: StandingFiles,
  { people, rosters }: Crosswalk,
  injuryReports: readonly RowOf<typeof injuries>[],
): Standing {
  const places = new Map(
    [...rosters].map(([year, { seasonal, weekly }]) => [
      year,
      placesOn(weekly, seasonal, knownWeek(calendar, year, asOf)),
    ]),
  );
  const injuryStatus = new Map<PlayerId, string>();
  const earliest = addDays(asOf, -NEWS_DAYS);
  for (const { sleeperId, injuryStatus: status, newsDay } of sleeperNow) {
    const fresh = newsDay !== null && newsDay >= earliest && newsDay <= asOf;
    const person =
      fresh && status !== null && GAME_STATUSES.has(status) ? people.withId('sleeper', sleeperId) : undefined;
    if (person && status !== null) injuryStatus.set(person.playerId, status);
  }
  const week = calendar.weekAt(season, asOf);
  for (const row of injuryReports) {
    if (row.season !== season || row.week !== week) continue;
    if (row.reportStatus)
      injuryStatus.set(row.playerId as PlayerId, row.reportStatus); // the rows were joined to people
    else injuryStatus.delete(row.playerId as PlayerId);
  }
  return { places, season, injuryStatus };
}
