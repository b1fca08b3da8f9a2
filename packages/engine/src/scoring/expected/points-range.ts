/** A player's points: tenth percentile, median, mean, ninetieth percentile. */
export interface PointsRange {
  readonly floor: number;
  /** As many outcomes are below as above. */
  readonly middle: number;
  readonly expected: number;
  readonly ceiling: number;
}

/** Percentiles of points as factors of the expected points. */
export interface RangeRatios {
  /** Tenth percentile, 0 to 1. */
  readonly floorRatio: number;
  /** Median: below 1 where few great games lift the mean. */
  readonly middleRatio: number;
  /** Ninetieth percentile, from 1. */
  readonly ceilingRatio: number;
}

/**
 * The range around expected points. Negative expected points have no range, because a ratio cannot express one.
 *
 * @example pointsRange(100, { floorRatio: 0.6, middleRatio: 0.9, ceilingRatio: 1.5 }).ceiling // → 150
 */
export function pointsRange(expected: number, { floorRatio, middleRatio, ceilingRatio }: RangeRatios): PointsRange {
  if (expected <= 0) return { floor: expected, middle: expected, expected, ceiling: expected };
  return {
    floor: expected * floorRatio,
    middle: expected * middleRatio,
    expected,
    ceiling: expected * ceilingRatio,
  };
}
