import type { Random } from '../random/random.ts';
import { roughlyNormal } from '../random/rough-normal.ts';

/** Fills with standard normal numbers, near enough. */
export function drawLuck(luck: Float64Array, random: Random): void {
  for (let at = 0; at < luck.length; at++) luck[at] = roughlyNormal(random);
}
