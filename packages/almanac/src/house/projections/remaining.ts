/**
 * What a player is expected to do in a game from now on.
 *
 * Before the season this is the pre-season forecast per game. Each game they play moves it towards their own: after as
 * many games as `EVEN_GAMES` says, both count the same. Found by forecasting the remaining games of nine seasons.
 * @source analysis/projections "evidence"
 */
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { GAMES_PER_TEAM } from '@pylon/engine/vocabulary/weeks';
import type { SeasonForecast } from './preseason.ts';
import type { PlayedLine } from './season-line.ts';
import { weightedSum } from './stat-lines.ts';

const EVEN_GAMES: Readonly<Record<Position, number>> = { QB: 8, RB: 4, WR: 8, TE: 12, K: 20, DST: 12 };

/** The line of a game to come. */
export interface GameLine {
  readonly line: StatLine;
  /** Share of the games to come that they are expected to play, 0 to 1. */
  readonly availability: number;
  readonly inputs: readonly string[];
  readonly asOf: string;
}

/**
 * @param before the pre-season forecast; null for a player without one
 * @param soFar their season so far; null when they have not played
 * @param asOf day of the results so far
 * @returns null when neither is known
 */
export function remainingGameLine(
  position: Position,
  before: SeasonForecast | null,
  soFar: PlayedLine | null,
  asOf: string,
): GameLine | null {
  const expected = before && before.games > 0 ? before : null;
  if (!expected && !soFar) return null;
  // without a forecast the player's own games are averaged with a replacement who does nothing
  const share = soFar ? soFar.games / (soFar.games + EVEN_GAMES[position]) : 0;
  const line = weightedSum([
    [expected?.line ?? {}, expected ? (1 - share) / expected.games : 0],
    [soFar?.line ?? {}, soFar ? share / soFar.games : 0],
  ]);
  return {
    line,
    availability: Math.min(1, expected ? expected.games / GAMES_PER_TEAM : unexpectedAvailability(position)),
    inputs: [...(expected?.inputs ?? []), ...(soFar ? ['results'] : [])].sort(),
    asOf: soFar ? asOf : (expected?.asOf ?? asOf),
  };
}

/** Of players whom nobody ranked before the season, the share of games they go on to play; as that of low ranks. */
const UNEXPECTED_AVAILABILITY = 0.6;

/** A defence plays every game, ranked or not. */
const unexpectedAvailability = (position: Position): number => (position === 'DST' ? 1 : UNEXPECTED_AVAILABILITY);
