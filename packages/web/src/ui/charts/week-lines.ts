// Where the parts of a picture of lines by week stand, in percent of its edges.
import { type Domain, domainOf, fractionOf } from './scale.ts';

export interface WeekPoint {
  /** Place among the weeks, from 0. */
  readonly at: number;
  /** From the left and from the bottom, 0 to 100. */
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/**
 * A line as the pieces between its gaps. A week without a number ends a piece: nothing is drawn through it.
 *
 * @param values by week; null is a gap
 * @param isReversed whether small numbers stand high
 * @example weekPieces([3, null, 4, 5], domain).map((piece) => piece.length) // → [1, 2]
 */
export function weekPieces(
  values: readonly (number | null)[],
  domain: Domain,
  isReversed = false,
): readonly (readonly WeekPoint[])[] {
  const pieces: WeekPoint[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) pieces.push([]);
    else pieces.at(-1)?.push({ at, value, x: weekPlace(at, values.length), y: heightOf(value, domain, isReversed) });
  });
  return pieces.filter((piece) => piece.length > 0);
}

/** How high a number stands, 0 to 100. */
export const heightOf = (value: number, domain: Domain, isReversed: boolean): number =>
  100 * (isReversed ? 1 - fractionOf(value, domain) : fractionOf(value, domain));

/** Where a week stands: in the middle of its share of the width. */
export const weekPlace = (at: number, weeks: number): number => (100 * (at + 0.5)) / weeks;

/** Both ends of the numbers of all lines, with zero and some air above. */
export function linesDomain(values: readonly (number | null)[]): Domain {
  const known = values.filter((value) => value !== null);
  return { min: Math.min(0, ...known), max: Math.max(1, ...known) * 1.06 };
}

/**
 * Both ends of draft positions with some air: a move of few picks would be nothing beside zero.
 *
 * @example positionsDomain([20, 40]) // → { min: 17, max: 43 }
 */
export function positionsDomain(values: readonly (number | null)[]): Domain {
  const { min, max } = domainOf(values.filter((value) => value !== null));
  const air = Math.max(3, (max - min) / 10);
  return { min: Math.max(0, min - air), max: max + air };
}

/**
 * Heights for labels beside the ends of lines, none nearer to another than `least`: each is pushed up by the one below,
 * and all together down again where the uppermost would leave the picture.
 *
 * @param wanted 0 to 100, in any order
 * @returns in the same order
 * @example apart([50, 50], 8) // → [50, 58]
 */
export function apart(wanted: readonly number[], least: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let floor = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const place = Math.max(wanted[index] ?? 0, floor);
    placed[index] = place;
    floor = place + least;
  }
  let ceiling = 100;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - least;
  }
  return placed;
}
