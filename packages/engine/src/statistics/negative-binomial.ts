/**
 * The negative binomial distribution: counts that scatter more than a Poisson's, never fall below zero and lean to the
 * right, as a game's rushing or receiving yards do.
 */

/** Below the exponential of this a number loses places, and soon there is none: logarithms carry it until then. */
const LEAST_LOG = -600;

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
  let logProbability = size * Math.log1p(-again);
  let probability = Math.exp(logProbability);
  let below = probability;
  for (let count = 1; count < first; count += 1) {
    const ratio = ((count - 1 + size) / count) * again;
    if (logProbability < LEAST_LOG) {
      logProbability += Math.log(ratio);
      probability = Math.exp(logProbability);
    } else probability *= ratio;
    below += probability;
  }
  return Math.min(1, Math.max(0, 1 - below));
}
