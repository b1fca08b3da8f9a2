/**
 * What a player is expected to do in a game from now on.
 *
 * Before the season this is the pre-season forecast per game. Each game they play moves it towards their own: after as
 * many games as `EVEN_GAMES` says, both count the same. Found by forecasting the remaining games of nine seasons.
 * What is published of the present week then has a share in it: publishers know of new roles, and most of all of those
 * whom nobody forecast.
 * @source analysis/projections "evidence", "latest-week"
 */
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { GAMES_PER_TEAM } from '@pylon/engine/vocabulary/weeks';
import { latestDay } from '../days.ts';
import type { SeasonForecast } from './preseason.ts';
import type { PlayedLine } from './season-line.ts';
import { weightedSum } from './stat-lines.ts';

const EVEN_GAMES: Readonly<Record<Position, number>> = { QB: 8, RB: 4, WR: 8, TE: 12, K: 20, DST: 12 };

type Shares = Readonly<Record<Position, number>>;
/** Share of the newest published week in the line of a player who was forecast before the season. */
const WEEK_SHARE: Shares = { QB: 0, RB: 0.4, WR: 0.4, TE: 0, K: 0.5, DST: 0 };
/** The same of a player whom nobody forecast. */
const WEEK_SHARE_UNFORECAST: Shares = { QB: 0.7, RB: 0.7, WR: 0.5, TE: 0.9, K: 1, DST: 0 };

/** The newest week that was published of a player. */
export interface NewestWeek {
  readonly line: StatLine;
  readonly inputs: readonly string[];
  readonly asOf: string;
}

/** The line of a game to come. */
export interface GameLine {
  readonly line: StatLine;
  /** Share of the games to come that they are expected to play, 0 to 1. */
  readonly availability: number;
  readonly inputs: readonly string[];
  readonly asOf: string;
}

/** What is known of a player in a season under way. */
export interface KnownSoFar {
  /** The pre-season forecast; null for a player without one. */
  readonly before: SeasonForecast | null;
  /** Their season so far; null when they have not played. */
  readonly soFar: PlayedLine | null;
  /** Null when none is published. */
  readonly week: NewestWeek | null;
}

/**
 * @param asOf day of the results so far
 * @returns null when nothing is known
 */
export function remainingGameLine(
  position: Position,
  { before, soFar, week }: KnownSoFar,
  asOf: string,
): GameLine | null {
  const expected = before && before.games > 0 ? before : null;
  if (!expected && !soFar && !week) return null;
  // without a forecast the player's own games are averaged with a replacement who does nothing
  const share = soFar ? soFar.games / (soFar.games + EVEN_GAMES[position]) : 0;
  const weekShare = week ? (expected ? WEEK_SHARE : WEEK_SHARE_UNFORECAST)[position] : 0;
  const own = 1 - weekShare;
  const line = weightedSum([
    [expected?.line ?? {}, expected ? (own * (1 - share)) / expected.games : 0],
    [soFar?.line ?? {}, soFar ? (own * share) / soFar.games : 0],
    [week?.line ?? {}, weekShare],
  ]);
  const published = week && weekShare > 0 ? week : null;
  return {
    line,
    availability: Math.min(1, expected ? expected.games / GAMES_PER_TEAM : unexpectedAvailability(position)),
    inputs: [
      ...new Set([...(expected?.inputs ?? []), ...(soFar ? ['results'] : []), ...(published?.inputs ?? [])]),
    ].sort(),
    asOf: soFar ? asOf : latestDay([expected?.asOf ?? published?.asOf ?? asOf, published?.asOf ?? '']),
  };
}

/** Of players whom nobody ranked before the season, the share of games they go on to play; as that of low ranks. */
const UNEXPECTED_AVAILABILITY = 0.6;

/** A defence plays every game, ranked or not. */
const unexpectedAvailability = (position: Position): number => (position === 'DST' ? 1 : UNEXPECTED_AVAILABILITY);
