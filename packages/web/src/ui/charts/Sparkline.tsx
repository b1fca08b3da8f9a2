import { centredDomain, fractionOf } from './scale.ts';

export interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly label: string;
  /**
   * What the whole height stands for at least: one number for all of a column, so that moves can be compared. Absent:
   * the values' own range, for a drawing that stands alone.
   */
  readonly span?: number;
  /** Small numbers are drawn high, as for draft positions. */
  readonly isReversed?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** A course over time in the space of a word; the newest value has a dot. */
export function Sparkline({ values, label, span = 0, isReversed = false, width = 72, height = 20 }: SparklineProps) {
  const domain = centredDomain(values, span);
  const points = values.map((value, index) => {
    const up = fractionOf(value, domain);
    return {
      x: 3 + (values.length === 1 ? 1 : index / (values.length - 1)) * (width - 6),
      y: 3 + (isReversed ? up : 1 - up) * (height - 6),
    };
  });
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="overflow-visible">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="2.5" fill="var(--ink)" />
    </svg>
  );
}
