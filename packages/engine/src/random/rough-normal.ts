import type { Random } from './random.ts';

/**
 * Mean 0, spread 1, within ±2√3: the sum of four uniform numbers, where that is near enough and a logarithm is too
 * costly.
 */
export const roughlyNormal = (random: Random): number =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
