/** The normal distribution. */

/**
 * Probability that a standard normal variable is at most `z`.
 *
 * Continued fraction for the tails and a series for the middle; absolute error below 1e-12, so that tails stay tails.
 *
 * @param z in standard deviations; infinities allowed
 * @returns 0 to 1
 * @example normalCdf(1.959964) // → 0.975
 */
export function normalCdf(z: number): number {
  if (z < 0) return 1 - upperHalf(-z);
  return upperHalf(z);
}

/** The same for z ≥ 0. */
function upperHalf(z: number): number {
  if (z > 38) return 1;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    // Φ(z) = ½ + φ(z)·(z + z³/3 + z⁵/15 + …): every term is the last one times z² over the next odd number.
    let term = z;
    let sum = z;
    for (let odd = 3; term > 1e-16 * sum; odd += 2) {
      term *= (z * z) / odd;
      sum += term;
    }
    return 0.5 + density * sum;
  }
  // Laplace's continued fraction of the tail, from its far end.
  let fraction = z;
  for (let step = 60; step >= 1; step -= 1) fraction = z + step / fraction;
  return 1 - density / fraction;
}

/**
 * The value that a standard normal variable stays below with a given probability: the inverse of {@link normalCdf}, by
 * halving.
 *
 * @param probability above 0 and below 1
 * @returns between -9 and 9, exact to 1e-12
 * @example normalQuantile(0.975) // → 1.959964
 */
export function normalQuantile(probability: number): number {
  let low = -9;
  let high = 9;
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
