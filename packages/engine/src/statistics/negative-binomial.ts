/**
 * The negative binomial distribution: counts that scatter more than a Poisson's, never fall below zero and lean to the
 * right, as a game's rushing or receiving yards do.
 */

/**
 * Probability that a count reaches a threshold.
 *
 * @param atLeast the threshold; fractions are rounded up, for counts are whole
 * @param mean of the count, ≥ 0
 * @param variance of the count; at or below the mean it is taken as just above it, where the distribution is Poisson's
 * @returns 0 to 1
 * @example negativeBinomialTail(1, 2, 4) // → 0.75
 */
export function negativeBinomialTail(atLeast: number, mean: number, variance: number): number {
  const first = Math.ceil(atLeast);
  if (first <= 0) return 1;
  if (!(mean > 0)) return 0;
  const spread = Math.max(variance, mean * (1 + 1e-6));
  const size = (mean * mean) / (spread - mean);
  const again = 1 - mean / spread;
  // Logarithms for the start alone: (mean/variance)^size may be far below the smallest number.
  let logProbability = size * Math.log1p(-again);
  let below = Math.exp(logProbability);
  for (let count = 1; count < first; count += 1) {
    logProbability += Math.log(((count - 1 + size) / count) * again);
    below += Math.exp(logProbability);
  }
  return Math.min(1, Math.max(0, 1 - below));
}
