import { roundPoints } from './points.ts';

/**
 * Places by points, as leagues count them: equals share the better place, and the next place counts all before it.
 *
 * @param points of those who are compared; hundredths count, the dust of binary fractions below them does not
 * @returns places from 1, in the order given; none for nobody
 * @example finishes([8, 20.1, 8, 3]) // → [2, 1, 2, 4]
 */
export function finishes(points: readonly number[]): readonly number[] {
  const rounded = points.map(roundPoints);
  const places = new Map<number, number>();
  rounded
    .toSorted((a, b) => b - a)
    .forEach((amount, index) => {
      if (!places.has(amount)) places.set(amount, index + 1);
    });
  return rounded.map((amount) => places.get(amount) ?? 0);
}
