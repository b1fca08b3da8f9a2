/** A player's expected points: tenth percentile, mean, ninetieth percentile. */
export interface PointsRange {
  readonly floor: number;
  readonly expected: number;
  readonly ceiling: number;
}

/** Floor and ceiling as factors of the expected points. */
export interface RangeRatios {
  readonly floorRatio: number;
  readonly ceilingRatio: number;
}

/**
 * The range around expected points. Negative expected points have no range, because a ratio cannot express one.
 *
 * @example pointsRange(100, { floorRatio: 0.6, ceilingRatio: 1.5 }) // → { floor: 60, expected: 100, ceiling: 150 }
 */
export function pointsRange(expected: number, { floorRatio, ceilingRatio }: RangeRatios): PointsRange {
  if (expected <= 0) return { floor: expected, expected, ceiling: expected };
  return { floor: expected * floorRatio, expected, ceiling: expected * ceilingRatio };
}
