import type { Position } from '@pylon/engine/vocabulary/positions';

export type Knot = readonly number[];

/** Knots by rising level: half-PPR points, floor and ceiling as multiples of them. */
export type RangeCurves = Readonly<Record<'weekly' | 'seasonal', Readonly<Record<Position, readonly Knot[]>>>>;
