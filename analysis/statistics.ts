// The few statistics that every derivation uses.
import { rankCorrelation as alike } from '@pylon/engine/statistics/rank-correlation';

/** The arithmetic mean; NaN for no values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How two sets of values vary together; of a set with itself, its variance. */
export function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
}

/** Pearson's correlation: how near two sets of values lie to one line, -1 to 1. */
export const correlation = (a: readonly number[], b: readonly number[]): number =>
  covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b));

/** Spearman's correlation as the engine has it, -1 to 1; NaN where either set says the same of all. */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number => alike(a, b) ?? Number.NaN;
