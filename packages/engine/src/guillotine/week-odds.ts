// How a week may go: scores follow a gamma distribution, as in simulated seasons, whose spread depends on the position
// and on what is expected.
import { POSITION_MODELS } from '../season-simulation/player-model.ts';
import { normalCdf } from '../statistics/normal.ts';
import type { Position } from '../vocabulary/positions.ts';

/** Beyond this variance of a score relative to its mean nearly all of it is zeros. */
const MOST_VARIANCE = 4;

/**
 * Variance of a week's score relative to the square of its mean.
 *
 * @param expected half-PPR points, above 0
 */
export const relativeVariance = (position: Position, expected: number): number => {
  const { base, slope } = POSITION_MODELS[position];
  return Math.min(MOST_VARIANCE, (base + slope * expected) / expected ** 2);
};

/**
 * The chance to score less than a line, of somebody who plays (Wilson and Hilferty's cube of the gamma distribution).
 *
 * @param share the line as a share of the expected points, ≥ 0
 * @param variance relative to the square of the mean, above 0
 * @returns 0 to 1
 * @example chanceBelow(1, 0.25) // → 0.565: more weeks are below the mean than above it
 */
export function chanceBelow(share: number, variance: number): number {
  if (share <= 0) return 0;
  const shape = 1 / variance;
  return normalCdf((Math.cbrt(share) - (1 - 1 / (9 * shape))) * 3 * Math.sqrt(shape));
}
