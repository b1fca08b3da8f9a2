/**
 * The estimate of a quantity from repeated trials. `low` and `high` are its 10 % and 90 % quantiles over the trials.
 */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly standardError: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The estimate of a quantity from its values.
 *
 * @param values one or more, any order
 * @example estimateOf([1, 2, 3]) // → { mean: 2, standardError: 0.577, low: 1, high: 3 }
 */
export function estimateOf(values: ArrayLike<number>): Estimate {
  const sorted = Float64Array.from(values).sort();
  const { length } = sorted;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / length;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    standardError: length < 2 ? 0 : Math.sqrt(squares / (length - 1) / length),
    low: quantile(sorted, 0.1),
    high: quantile(sorted, 0.9),
  };
}

/** The value that a share of sorted values lies below; 0 of none. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
