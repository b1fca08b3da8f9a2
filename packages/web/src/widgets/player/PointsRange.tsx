import { RangeBar } from '../../ui/charts/RangeBar.tsx';
import type { Domain } from '../../ui/charts/scale.ts';
import { decimal, NONE } from './display.ts';

/** Points of a period: floor is the 10th percentile, ceiling the 90th. */
export interface PointsOutlook {
  readonly floor: number;
  readonly expected: number;
  readonly ceiling: number;
}

export interface PointsRangeProps {
  readonly points: PointsOutlook | null;
  readonly domain: Domain;
}

/** Points as a bar from floor to ceiling on the scale of the table. */
export function PointsRange({ points, domain }: PointsRangeProps) {
  if (!points) return <span className="text-muted">{NONE}</span>;
  const { floor, expected, ceiling } = points;
  return (
    <RangeBar
      floor={floor}
      likely={expected}
      ceiling={ceiling}
      domain={domain}
      className="w-full"
      label={`${decimal(floor)} to ${decimal(ceiling)} points, likely ${decimal(expected)}`}
    />
  );
}

/** The scale on which all bars of a table are drawn: from zero, or the lowest floor, to the highest ceiling. */
export const pointsDomain = (rows: readonly (PointsOutlook | null)[]): Domain => {
  const known = rows.filter((row) => row !== null);
  return {
    min: Math.min(0, ...known.map((row) => row.floor)),
    max: Math.max(1, ...known.map((row) => row.ceiling)),
  };
};
