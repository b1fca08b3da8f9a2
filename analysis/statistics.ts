// The few statistics that every derivation uses.

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

/**
 * Spearman's correlation: how alike two sets of values order the same things, -1 to 1. Of equal values the first ranks
 * first.
 */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number => correlation(ranks(a), ranks(b));

function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const result = new Array<number>(values.length).fill(0);
  order.forEach(({ index }, rank) => {
    result[index] = rank;
  });
  return result;
}
