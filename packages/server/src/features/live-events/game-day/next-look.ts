// When games are looked at again: often while they are played, never while none is.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { GameState } from '@pylon/engine/vocabulary/game-states';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Before a kick-off, so that its first touchdown is not taken for one of before. */
const EARLY_MS = 5 * MINUTE_MS;
/** A game that did not begin is waited for as long. */
const LATE_MS = 5 * HOUR_MS;
/** Kick-offs are moved: the schedule is looked at again after so long at the latest. */
const LONGEST_MS = HOUR_MS;
/** While kick-offs are near and nothing is played. */
const WAITING_MS = MINUTE_MS;
const LONGEST_AFTER_FAILURE_MS = 5 * MINUTE_MS;

/** A game as it was last told. */
interface Told {
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly state: GameState;
}

const isOver = ({ state }: Told) => state === 'final' || state === 'canceled' || state === 'postponed';
/** Two teams meet once in a season at the home of one. */
const pairOf = (home: string | undefined, away: string | undefined) => `${away} ${home}`;

/**
 * Milliseconds until games are to be looked at, 0 for now: by the schedule, and by what was told last, which knows of
 * games that go on for longer.
 */
export function untilGames(
  { tables }: Pick<Edition, 'tables'>,
  told: readonly Told[],
  season: number,
  now: Date,
): number {
  if (told.some(({ state }) => state === 'live')) return 0;
  const over = new Set(told.filter(isOver).map(({ homeTeamId, awayTeamId }) => pairOf(homeTeamId, awayTeamId)));
  const { column, length } = tables.games;
  let nearest = LONGEST_MS;
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season) continue;
    const untilMs = Date.parse(column.kickoff[row] ?? '') - now.getTime();
    if (!(untilMs > -LATE_MS)) continue; // also of a game without a kick-off
    if (over.has(pairOf(column.homeTeamId[row], column.awayTeamId[row]))) continue;
    nearest = Math.min(nearest, Math.max(0, untilMs - EARLY_MS));
  }
  return nearest;
}

/** Milliseconds after a look that went well. */
export const afterLook = (told: readonly Told[], paceMs: number): number =>
  told.some(({ state }) => state === 'live') ? paceMs : Math.max(paceMs, Math.min(WAITING_MS, 3 * paceMs));

/** Milliseconds after so many failures in a row: longer each time. */
export const afterFailure = (failures: number, paceMs: number): number =>
  Math.min(LONGEST_AFTER_FAILURE_MS, paceMs * 2 ** Math.min(failures, 10));

/** Milliseconds while nobody has a league that is played: one that comes is followed within so many looks. */
export const withoutLeagues = (paceMs: number): number => 15 * paceMs;
