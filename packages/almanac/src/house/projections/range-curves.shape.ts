import type { Position } from '@pylon/engine/vocabulary/positions';

/** Shares of outcomes below the points that a curve tells, rising. */
export const RANGE_LEVELS = [0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98] as const;

/** Expected half-PPR points, then the points of each of {@link RANGE_LEVELS} as multiples of them. */
export type Knot = readonly number[];

/** Knots by rising level. */
export type RangeCurves = Readonly<Record<'weekly' | 'seasonal', Readonly<Record<Position, readonly Knot[]>>>>;
