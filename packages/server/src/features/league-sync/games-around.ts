// How near games are: leagues are read more often when points are made, and once more before line-ups are locked.
import type { Edition } from '@pylon/almanac/editions/edition';

const MINUTE_MS = 60_000;
/** Line-ups are set until the last minute. */
export const SOON_MS = 15 * MINUTE_MS;
/** From kick-off to the last correction of the day's points. */
const PLAYED_MS = 240 * MINUTE_MS;

export type Games = 'none' | 'soon' | 'played';

/**
 * @returns 'played' from a kick-off on until its game is over, 'soon' in the quarter of an hour before one, else 'none'
 */
export function gamesAround({ tables }: Pick<Edition, 'tables'>, now: Date): Games {
  const { kickoff } = tables.games.column;
  let around: Games = 'none';
  for (let row = 0; row < tables.games.length; row++) {
    const sinceMs = now.getTime() - Date.parse(kickoff[row] ?? '');
    if (sinceMs >= 0 && sinceMs < PLAYED_MS) return 'played';
    if (sinceMs < 0 && -sinceMs <= SOON_MS) around = 'soon';
  }
  return around;
}
