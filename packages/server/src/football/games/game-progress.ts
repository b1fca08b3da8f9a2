import type { Edition } from '@pylon/almanac/editions/edition';
import type { GameProgress } from '@pylon/contract/wire';
import type { GameState } from '@pylon/engine/vocabulary/game-states';
import { known } from '../../wire/entity.ts';

/** Points of both teams. */
export type Sides = NonNullable<GameProgress['score']>;

const bothOf = (home: number | undefined, away: number | undefined): Sides | null => {
  const sides = { home: known(home), away: known(away) };
  return sides.home === null || sides.away === null ? null : { home: sides.home, away: sides.away };
};

/**
 * How a game stands: final once it has a final score, else as a scoreboard says, else still to be played.
 *
 * @param row of the table of games
 */
export function gameProgress({ column }: Edition['tables']['games'], row: number): GameProgress {
  const score = bothOf(column.homeScore[row], column.awayScore[row]);
  if (score) return { state: 'final', score, live: null };
  const told = column.state[row];
  const points = bothOf(column.liveHomeScore[row], column.liveAwayScore[row]);
  const [clock, asOf] = [column.liveClock[row], column.liveAsOf[row]];
  if (told === 'live' && points && clock && asOf)
    return { state: 'live', score: null, live: { ...points, clock, asOf } };
  return { state: told === 'postponed' || told === 'canceled' ? told : 'scheduled', score: null, live: null };
}

/** Whether nothing more of a game is to come. */
export const isOver = (state: GameState): boolean => state === 'final' || state === 'canceled';

/** The same of a row of the table of games. */
export const isOverAt = (games: Edition['tables']['games'], row: number): boolean =>
  isOver(gameProgress(games, row).state);
