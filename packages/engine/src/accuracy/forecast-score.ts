/**
 * How near a list came to what then happened: one definition for every publisher, expert and house method.
 *
 * Terminology.
 *
 * - **List**: what somebody said before the games: an order of players, with points expected of each or without.
 * - **Case**: one player of a list whose outcome is known. Only the players count who stood among the first of their
 *   position ({@link JUDGED_PLACES}) by all lists together, so that nobody gains by naming easy ones.
 * - **Plain mean**: what needs no opinion, beside which every list stands on the same cases: of a week the mean of a
 *   player's last six games, of a season the points of the season before.
 */
import { rankCorrelation } from '../statistics/rank-correlation.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';

/** Players of a position who are judged: twice as many, or a little less, as a league of twelve starts. */
export const JUDGED_PLACES: Readonly<Record<Position, number>> = { QB: 24, RB: 48, WR: 60, TE: 24, K: 24, DST: 24 };
/** A list with fewer cases at a position is not judged there. */
export const LEAST_CASES = 8;
/** Games that the plain mean of a week is taken of. */
export const PLAIN_GAMES = 6;

/** Starters at a position in a league of twelve: 12, 24 or 36. */
export const startersAt = (position: Position): number => DEFAULT_LEAGUE.teams * DEFAULT_LEAGUE.slots[position];

export interface JudgedCase {
  /** Where the list has the player at the position; lower is better. */
  readonly place: number;
  /** Points that the list expects; null for an order alone. */
  readonly expected: number | null;
  /** Points that followed. */
  readonly happened: number;
  /** The plain mean; null where nothing is known before the games. */
  readonly plain: number | null;
}

export interface ForecastScore {
  readonly cases: number;
  /** Mean distance of points expected from points scored; null for an order alone. */
  readonly error: number | null;
  /** Points expected less points scored, on average: above 0 is too high. Null for an order alone. */
  readonly bias: number | null;
  /** Rank correlation with the points scored, -1 to 1; 0 is chance. */
  readonly order: number | null;
  /** Of the starters that the list named, those who then scored like starters; of how many. */
  readonly hits: number;
  readonly starters: number;
  /** The same of the plain mean, an error only beside one; null and 0 where nothing was known before. */
  readonly plainError: number | null;
  readonly plainOrder: number | null;
  readonly plainHits: number;
  /** Of how many {@link plainHits} are. */
  readonly plainStarters: number;
}

/**
 * Scores one list at one position.
 *
 * @param cases in an order that has nothing to do with what happened: of equal places the former stands first
 * @param starters how many of the cases start; hits are not counted where no more than these are judged
 * @returns unrounded
 * @throws never; no cases give a score of nothing
 * @example forecastScore([{ place: 1, expected: 20, happened: 15, plain: 14 }], 12).error // → 5
 */
export function forecastScore(cases: readonly JudgedCase[], starters: number): ForecastScore {
  const happened = cases.map((one) => one.happened);
  const expected = cases.flatMap((one) => (one.expected === null ? [] : [one.expected]));
  const plain = cases.flatMap((one) => (one.plain === null ? [] : [one.plain]));
  const isPlain = plain.length === cases.length && cases.length > 0;
  const isExpected = expected.length === cases.length && cases.length > 0;
  const counted = cases.length > starters ? starters : 0;
  return {
    cases: cases.length,
    error: isExpected ? meanOf(expected.map((value, index) => Math.abs(value - (happened[index] ?? 0)))) : null,
    bias: isExpected ? meanOf(expected.map((value, index) => value - (happened[index] ?? 0))) : null,
    order: rankCorrelation(
      cases.map(({ place }) => -place),
      happened,
    ),
    hits: hitsOf(
      cases.map(({ place }) => -place),
      happened,
      counted,
    ),
    starters: counted,
    plainError:
      isExpected && isPlain ? meanOf(plain.map((value, index) => Math.abs(value - (happened[index] ?? 0)))) : null,
    plainOrder: isPlain ? rankCorrelation(plain, happened) : null,
    plainHits: isPlain ? hitsOf(plain, happened, counted) : 0,
    plainStarters: isPlain ? counted : 0,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the first by a value, those who scored as much as the last of so many best. */
function hitsOf(values: readonly number[], happened: readonly number[], count: number): number {
  if (count === 0) return 0;
  const enough = [...happened].sort((one, other) => other - one)[count - 1] ?? 0;
  const named = values.map((_, index) => index).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  return named.slice(0, count).filter((index) => (happened[index] ?? 0) >= enough).length;
}

/**
 * Several scores as one: of more weeks, or of more positions. Every case counts the same.
 *
 * @returns a score of nothing for none; each figure only of the scores that have it
 * @throws never
 */
export function scoresTogether(scores: readonly ForecastScore[]): ForecastScore {
  const sum = (value: (score: ForecastScore) => number) => scores.reduce((total, score) => total + value(score), 0);
  const mean = (value: (score: ForecastScore) => number | null) => {
    const known = scores.filter((score) => value(score) !== null);
    const cases = known.reduce((total, score) => total + score.cases, 0);
    return cases === 0 ? null : known.reduce((total, score) => total + score.cases * (value(score) ?? 0), 0) / cases;
  };
  return {
    cases: sum((score) => score.cases),
    error: mean((score) => score.error),
    bias: mean((score) => score.bias),
    order: mean((score) => score.order),
    hits: sum((score) => score.hits),
    starters: sum((score) => score.starters),
    plainError: mean((score) => score.plainError),
    plainOrder: mean((score) => score.plainOrder),
    plainHits: sum((score) => score.plainHits),
    plainStarters: sum((score) => score.plainStarters),
  };
}
