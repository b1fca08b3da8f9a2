/** What somebody is expected to score: tenth percentile, mean, ninetieth. */
export interface PointsRange {
  readonly floor: number;
  readonly expected: number;
  readonly ceiling: number;
}

/** How far floor and ceiling lie from what is expected, as factors of it. */
export interface RangeRatios {
  readonly floorRatio: number;
  readonly ceilingRatio: number;
}

/**
 * The range of an expectation. One below zero has no floor below it and no ceiling above it that a ratio could tell.
 *
 * @example pointsRange(100, { floorRatio: 0.6, ceilingRatio: 1.5 }) // → { floor: 60, expected: 100, ceiling: 150 }
 */
export function pointsRange(expected: number, { floorRatio, ceilingRatio }: RangeRatios): PointsRange {
  if (expected <= 0) return { floor: expected, expected, ceiling: expected };
  return { floor: expected * floorRatio, expected, ceiling: expected * ceilingRatio };
}
