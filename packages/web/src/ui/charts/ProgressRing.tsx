import { type RingTone, ringTone } from './ring-tone.ts';

const STROKES: Readonly<Record<RingTone, string>> = {
  none: 'var(--hairline)',
  ink: 'var(--ink)',
  bad: 'var(--bad)',
  caution: 'var(--caution)',
  good: 'var(--good)',
};

const RADIUS = 24;
const STROKE = 8;
const LENGTH = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** 0 to 100; null when there is none. */
  readonly percent: number | null;
  readonly label: string;
  readonly size?: number;
  /** The colour, where the number alone does not decide it. */
  readonly tone?: RingTone;
  /** What stands in the place of the number. */
  readonly content?: string;
}

/** A share of a hundred as a ring with its whole number inside; '-' when empty. */
export function ProgressRing({
  percent,
  label,
  size = 56,
  tone = ringTone(percent),
  content = percent === null ? '-' : String(Math.round(percent)),
}: ProgressRingProps) {
  const filled = (Math.min(100, Math.max(0, percent ?? 0)) / 100) * LENGTH;
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox="0 0 56 56">
      <circle cx="28" cy="28" r={RADIUS} fill="none" stroke="var(--hairline)" strokeWidth={STROKE} />
      <circle
        cx="28"
        cy="28"
        r={RADIUS}
        fill="none"
        stroke={STROKES[tone]}
        strokeWidth={STROKE}
        strokeDasharray={`${filled} ${LENGTH}`}
        transform="rotate(-90 28 28)"
      />
      <text
        x="28"
        y="34"
        textAnchor="middle"
        fill="currentColor"
        fontSize="18"
        fontWeight="700"
        fontFamily="var(--font-condensed)"
      >
        {content}
      </text>
    </svg>
  );
}
