import type { ReactNode } from 'react';

/** An axis: what less and more of it are called. */
interface QuadrantAxis {
  readonly less: string;
  readonly more: string;
  /** Whether less stands where more usually does. */
  readonly isTurned?: boolean | undefined;
}

export interface QuadrantProps {
  /** Says what is drawn, to those who cannot see it: the numbers stand in the table below. */
  readonly label: string;
  readonly across: QuadrantAxis;
  readonly up: QuadrantAxis;
  readonly points: readonly {
    readonly key: string;
    readonly mark: ReactNode;
    readonly x: number;
    readonly y: number;
  }[];
}

/** Part of the picture that is left free at its edges, for marks. */
const EDGE_PERCENT = 6;

/** Two qualities as places in a picture; the lines are the means of those shown. */
export function Quadrant({ label, across, up, points }: QuadrantProps) {
  const place = {
    x: placing(
      points.map(({ x }) => x),
      across,
    ),
    y: placing(
      points.map(({ y }) => y),
      up,
    ),
  };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [left, right] = across.isTurned ? [across.more, across.less] : [across.less, across.more];
  const [below, above] = up.isTurned ? [up.more, up.less] : [up.less, up.more];
  return (
    <figure role="img" aria-label={label} className="flex flex-col gap-1">
      <span aria-hidden className="text-center text-muted text-sm">
        ↑ {above}
      </span>
      <div aria-hidden className="relative h-80 overflow-hidden rounded-md border border-hairline md:h-96">
        <span
          className="absolute inset-y-0 border-hairline border-l"
          style={{ left: `${place.x(mean(points.map(({ x }) => x)))}%` }}
        />
        <span
          className="absolute inset-x-0 border-hairline border-t"
          style={{ bottom: `${place.y(mean(points.map(({ y }) => y)))}%` }}
        />
        {points.map(({ key, mark, x, y }) => (
          <span
            key={key}
            className="absolute -translate-x-1/2 translate-y-1/2"
            style={{ left: `${place.x(x)}%`, bottom: `${place.y(y)}%` }}
          >
            {mark}
          </span>
        ))}
      </div>
      <figcaption aria-hidden className="grid grid-cols-3 text-muted text-sm">
        <span>← {left}</span>
        <span className="text-center">↓ {below}</span>
        <span className="text-right">{right} →</span>
      </figcaption>
    </figure>
  );
}

/** Values to percent of an edge. */
function placing(values: readonly number[], { isTurned }: QuadrantAxis): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return EDGE_PERCENT + (100 - 2 * EDGE_PERCENT) * (isTurned ? 1 - share : share);
  };
}
