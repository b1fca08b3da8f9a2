// How far points fall from their projection: percentiles as multiples of the projection, by level of projection.
import { RANGE_LEVELS } from '../../packages/almanac/src/house/projections/range-curves.shape.ts';
import { mean } from '../statistics.ts';
import { rising } from './isotonic.ts';
import type { WeeklyPosition } from './weekly-lines.ts';

export interface Outcome {
  readonly position: WeeklyPosition;
  readonly projected: number;
  readonly happened: number;
}
/** Knots: projected half-PPR points, then their percentiles as multiples of them. */
export type RangeCurve = readonly (readonly number[])[];

const quantile = (sorted: readonly number[], share: number): number => {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Percentiles of happened / projected in equal groups by projection, the smallest projections left out. What a higher
 * projection comes to is never spread more widely: groups that say otherwise are noise and take their common mean.
 */
export function fitCurve(outcomes: readonly Outcome[], groups: number, least: number): RangeCurve {
  const rows = outcomes.filter((row) => row.projected >= least).sort((a, b) => a.projected - b.projected);
  const parts = Array.from({ length: groups }, (_, group) =>
    rows.slice(Math.floor((group * rows.length) / groups), Math.floor(((group + 1) * rows.length) / groups)),
  );
  const ratios = parts.map((part) => part.map((row) => row.happened / row.projected).sort((a, b) => a - b));
  const columns = RANGE_LEVELS.map((level) => {
    const found = ratios.map((sorted) => quantile(sorted, level));
    return level <= 0.5 ? rising(found) : rising(found.map((value) => -value)).map((value) => -value);
  });
  return parts.map((part, group) => [
    rounded(mean(part.map((row) => row.projected)), 2),
    ...columns.map((column) => rounded(column[group] ?? 1, 4)),
  ]);
}

/** Floor, middle and ceiling of a curve at a level, straight between knots, level beyond them. */
export function atLevel(curve: RangeCurve, level: number): { floor: number; middle: number; ceiling: number } {
  const after = curve.findIndex(([at = 0]) => at >= level);
  const right = curve[after === -1 ? curve.length - 1 : after] ?? [];
  const left = curve[after <= 0 ? (after === 0 ? 0 : curve.length - 1) : after - 1] ?? right;
  const [low = 0, high = 0] = [left[0], right[0]];
  const share = high > low ? (level - low) / (high - low) : 0;
  const of = (wanted: number) => {
    const column = 1 + RANGE_LEVELS.findIndex((one) => one === wanted);
    const from = left[column] ?? 1;
    return from + share * ((right[column] ?? from) - from);
  };
  return { floor: of(0.1), middle: of(0.5), ceiling: of(0.9) };
}
