// The parts of a player's season. A player is fit or not, and an injury lasts for a while; the season turns out better
// or worse than projected; and each week strays from the season's mean, the more the better the player. Scores are
// skewed: many quiet weeks, a few great ones, none below nothing. So form and weeks follow gamma distributions, which a
// mean and a variance fix.
import { type Random, seededRandom, shuffled } from '../random/random.ts';
import { normalQuantile } from '../statistics/normal.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { GAMES_PER_TEAM, REGULAR_SEASON_WEEKS } from '../vocabulary/weeks.ts';

/** How often players of a position are injured, and how far their points stray. */
export interface PositionModel {
  /** Chance of a fit player to miss the next week, and of a missing one to be back. */
  readonly fallsOut: number;
  readonly comesBack: number;
  /** Standard deviation of points a game over a season, relative to the projection. */
  readonly formSpread: number;
  /** Variance of a week's points: base + slope × points a game. */
  readonly base: number;
  readonly slope: number;
}

/**
 * By position. Kickers and defences miss nothing and their spreads are estimates: the history has neither.
 * @source analysis/season-simulation (availability, form); docs/sources.md "Weekly spread"
 */
export const POSITION_MODELS: Readonly<Record<Position, PositionModel>> = {
  QB: { fallsOut: 0.018, comesBack: 0.084, formSpread: 0.143, base: 12.7, slope: 2.35 },
  RB: { fallsOut: 0.055, comesBack: 0.149, formSpread: 0.32, base: 7.7, slope: 3.75 },
  WR: { fallsOut: 0.053, comesBack: 0.21, formSpread: 0.228, base: 3.5, slope: 4.03 },
  TE: { fallsOut: 0.067, comesBack: 0.199, formSpread: 0.197, base: 1.6, slope: 4.12 },
  K: { fallsOut: 0, comesBack: 1, formSpread: 0.1, base: 20.4, slope: 0 },
  DST: { fallsOut: 0, comesBack: 1, formSpread: 0.15, base: 36, slope: 0 },
};

/** Entries of a table of quantiles: one random byte chooses. */
export const LEVELS = 256;

/**
 * Equally likely values of a gamma distribution with mean 1, rising.
 *
 * @param variance of it, above 0 (Wilson and Hilferty's cube; exact in the mean, within a few percent in the spread)
 * @returns {@link LEVELS} values ≥ 0 whose mean is 1
 */
export function gammaLevels(variance: number): Float64Array {
  const shape = 1 / variance;
  const levels = NORMAL_LEVELS.map((z) => Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3);
  const mean = levels.reduce((sum, level) => sum + level, 0) / LEVELS;
  return levels.map((level) => level / mean);
}

const NORMAL_LEVELS = Float64Array.from({ length: LEVELS }, (_, level) => normalQuantile((level + 0.5) / LEVELS));

/**
 * The same levels in an order that looks random, the first ones repeated at the end, so that a reader may begin
 * anywhere and read on for a season of weeks that are independent of each other.
 */
export function inWeekOrder(levels: Float64Array): Float64Array {
  return Float64Array.from({ length: ROW }, (_, at) => levels[WEEK_ORDER[at % LEVELS] ?? 0] ?? 0);
}

/** Length of such a row. */
export const ROW = LEVELS + REGULAR_SEASON_WEEKS;

const WEEK_ORDER = shuffled(LEVELS, seededRandom('order of weeks'));

/**
 * Weeks of a score relative to its mean, for a player of so many points a game. Beyond a variance of 4 it is nearly all
 * zeros.
 */
export const weekLevels = ({ base, slope }: PositionModel, perGame: number): Float64Array =>
  gammaLevels(Math.min(4, (base + slope * perGame) / perGame ** 2));

/** How many courses of a season are kept per position: ten random bits choose. */
export const COURSES = 1024;

/**
 * Courses of a season: a bit for each week from 1 (bit 0) that a player is fit. They begin fit.
 *
 * @returns {@link COURSES} sets of weeks
 */
export function fitWeeks({ fallsOut, comesBack }: PositionModel, weeks: number, random: Random): Int32Array {
  return Int32Array.from({ length: COURSES }, () => {
    let fit = true;
    let course = 0;
    for (let week = 0; week < weeks; week++) {
      fit = fit ? random.next() >= fallsOut : random.next() < comesBack;
      if (fit) course |= 1 << week;
    }
    return course;
  });
}

/** Share of weeks that a position is fit, 0 to 1, by how its courses go. */
export function fitShare(courses: Int32Array, weeks: number): number {
  let fit = 0;
  for (const course of courses) for (let week = 0; week < weeks; week++) fit += (course >> week) & 1;
  return fit / (courses.length * weeks);
}

/** Points of a game played, from the projected points of a season that counts games missed. */
export const pointsPerGame = (seasonPoints: number, share: number): number =>
  Math.max(0, seasonPoints) / (GAMES_PER_TEAM * share);

/** The model of a position by its number. */
export const modelOf = (position: number): PositionModel => POSITION_MODELS[POSITIONS[position] ?? 'DST'];
