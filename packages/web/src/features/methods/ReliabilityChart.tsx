const SIZE = 320;
const LEFT = 40;
const BOTTOM = 36;
const TOP = 8;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;
const across = (share: number): number => LEFT + share * (SIZE - LEFT - TOP);
const up = (share: number): number => SIZE - BOTTOM - share * (SIZE - BOTTOM - TOP);
/** Area by count, so that a band of few odds does not look as sure as one of many. */
const radius = (count: number, most: number): number => 3 + 7 * Math.sqrt(count / most);
const label = (share: number): string => `${Math.round(share * 100)}%`;

/** Odds that are alike: how many, what was said on average, and how often it happened, 0 to 1. */
export interface ReliabilityBand {
  readonly name: string;
  readonly count: number;
  readonly said: number;
  readonly happened: number;
}

export interface ReliabilityChartProps {
  /** The picture in words. */
  readonly label: string;
  readonly bands: readonly ReliabilityBand[];
}

/** What was said against what happened: odds that are right stand on the line. The table beside it has the numbers. */
export function ReliabilityChart({ label: inWords, bands }: ReliabilityChartProps) {
  const most = Math.max(...bands.map(({ count }) => count));
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={inWords} className="figures w-full max-w-[28rem]">
      {LINES.map((share) => (
        <g key={share} className="fill-muted stroke-hairline text-xs">
          <line x1={across(0)} x2={across(1)} y1={up(share)} y2={up(share)} />
          <line x1={across(share)} x2={across(share)} y1={up(0)} y2={up(1)} />
          <text x={across(0) - 6} y={up(share) + 4} textAnchor="end" stroke="none">
            {label(share)}
          </text>
          <text x={across(share)} y={up(0) + 15} textAnchor={share === 1 ? 'end' : 'middle'} stroke="none">
            {label(share)}
          </text>
        </g>
      ))}
      <line x1={across(0)} y1={up(0)} x2={across(1)} y2={up(1)} className="stroke-edge" strokeDasharray="4 4" />
      {bands.map(({ name, count, said, happened }) => (
        <circle key={name} cx={across(said)} cy={up(happened)} r={radius(count, most)} className="fill-ink" />
      ))}
      <text x={across(0.5)} y={SIZE - 2} textAnchor="middle" className="fill-muted text-xs">
        We said
      </text>
      <text x={across(0) + 6} y={up(1) + 14} className="fill-muted text-xs">
        It happened
      </text>
    </svg>
  );
}
