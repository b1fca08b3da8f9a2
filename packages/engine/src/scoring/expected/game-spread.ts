/**
 * How far a single game strays from its expectation.
 *
 * Measured as the scatter of 2023 and 2025 box scores round Sleeper's weekly projections. A runner's and a receiver's
 * variance grows in proportion to the mean and their yards lean to the right; a passer's, and what a defence allows,
 * scatter by about the same whatever was expected, evenly to both sides.
 *
 * @source analysis/bonus-odds
 */
import { negativeBinomialTail } from '../../statistics/negative-binomial.ts';
import { normalCdf } from '../../statistics/normal.ts';
import type { BracketStat } from '../scoring-keys.ts';
import type { StatKey } from '../stat-keys.ts';

/** Variance of a game's yards per yard expected: what predicts games of 100 yards best. */
export const YARDS_VARIANCE_PER_YARD: Readonly<Partial<Record<StatKey, number>>> = {
  rushingYards: 18,
  receivingYards: 20,
};

/** Standard deviation of a game's passing yards, in yards. */
export const PASSING_YARDS_DEVIATION = 73;

/** Standard deviation of what a defence allows in a game, in points and in yards. */
export const ALLOWED_DEVIATION: Readonly<Record<BracketStat, number>> = {
  defensePointsAllowed: 8.9,
  defenseYardsAllowed: 80,
};

/**
 * Touchdowns of at least 40 and 50 yards, as shares of all; for projections that do not tell them apart.
 * A pass of 50 yards is a catch of 50 yards, so both have one share.
 */
export const LONG_TOUCHDOWN_SHARES: Readonly<Partial<Record<StatKey, readonly [of: StatKey, share: number]>>> = {
  passingTouchdowns40: ['passingTouchdowns', 0.11],
  passingTouchdowns50: ['passingTouchdowns', 0.067],
  rushingTouchdowns40: ['rushingTouchdowns', 0.067],
  rushingTouchdowns50: ['rushingTouchdowns', 0.038],
  receivingTouchdowns40: ['receivingTouchdowns', 0.11],
  receivingTouchdowns50: ['receivingTouchdowns', 0.067],
};

/**
 * Odds that one game's yards reach a threshold.
 *
 * @param expected stats and what one game is expected to bring of each; their sum is what counts
 * @param atLeast in yards
 * @returns 0 to 1
 */
export function thresholdOdds(expected: readonly (readonly [stat: StatKey, mean: number])[], atLeast: number): number {
  let mean = 0;
  let variance = 0;
  let lopsided = true;
  for (const [stat, amount] of expected) {
    const perYard = YARDS_VARIANCE_PER_YARD[stat];
    mean += amount;
    variance += perYard === undefined ? PASSING_YARDS_DEVIATION ** 2 : perYard * Math.max(0, amount);
    lopsided &&= perYard !== undefined;
  }
  if (!(mean > 0)) return 0;
  if (lopsided) return negativeBinomialTail(atLeast, mean, variance);
  return 1 - normalCdf((atLeast - 0.5 - mean) / Math.sqrt(variance));
}

/**
 * Odds that what a defence allows in one game falls in a range, both ends included. All the odds below nothing go to
 * nothing, so that the ranges of a whole scale add up to 1.
 *
 * @example bracketOdds('defensePointsAllowed', 22, 35, Infinity) // → about 0.08
 */
export function bracketOdds(stat: BracketStat, mean: number, from: number, to: number): number {
  const deviation = ALLOWED_DEVIATION[stat];
  const below = from <= 0 ? 0 : normalCdf((from - 0.5 - mean) / deviation);
  return Math.max(0, normalCdf((to + 0.5 - mean) / deviation) - below);
}
