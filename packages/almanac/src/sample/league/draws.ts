import type { Random } from '@pylon/engine/random/random';

/** A draw from the normal distribution (Marsaglia's polar method). */
export function normal(random: Random, mean = 0, sd = 1): number {
  for (;;) {
    const x = 2 * random.next() - 1;
    const y = 2 * random.next() - 1;
    const square = x * x + y * y;
    if (square > 0 && square < 1) return mean + sd * x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/**
 * A draw from the gamma distribution with mean 1: the smaller the shape (> 0), the wilder (Marsaglia and Tsang, 2000).
 */
export function gamma(random: Random, shape: number): number {
  const boost = shape < 1 ? (1 - random.next()) ** (1 / shape) : 1;
  const d = (shape < 1 ? shape + 1 : shape) - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < 0.5 * x * x + d - d * v + d * Math.log(v))
      return (boost * d * v) / shape;
  }
}

/** Whether something of a given probability happens. */
export const chance = (random: Random, probability: number): boolean => random.next() < probability;

/** A whole number from `low` to `high`, both possible. */
export const between = (random: Random, low: number, high: number): number => low + random.nextInt(high - low + 1);

/** An index drawn in proportion to weights ≥ 0, not all zero; `total` is their sum. */
export function pickIndex(random: Random, weights: ArrayLike<number>, total: number): number {
  let left = random.next() * total;
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] ?? 0;
    if (left < 0) return index;
  }
  return weights.length - 1;
}

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.nextInt(list.length)] as T; // the index is within a list that is not empty
}

/** The same things in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.nextInt(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T]; // both indices are within the list
  }
  return result;
}

/**
 * A draw by inverse quantiles: `points` are [probability, value], both rising, from probability 0 to 1; values between
 * are interpolated.
 */
export function fromQuantiles(random: Random, points: readonly (readonly [number, number])[]): number {
  const u = random.next();
  for (let index = 1; index < points.length; index++) {
    const [above, high] = points[index] ?? [1, 0];
    if (u > above) continue;
    const [below, low] = points[index - 1] ?? [0, 0];
    return low + ((high - low) * (u - below)) / (above - below);
  }
  return points.at(-1)?.[1] ?? 0;
}
