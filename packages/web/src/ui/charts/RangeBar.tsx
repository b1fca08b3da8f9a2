import { type Domain, fractionOf, gridLines } from './scale.ts';
import { YardLines } from './YardLines.tsx';

export interface RangeBarProps {
  readonly floor: number;
  readonly likely: number;
  readonly ceiling: number;
  /** The same for every row of a table, so that bars can be compared. */
  readonly domain: Domain;
  /** Words for those who do not see the bar. */
  readonly label: string;
  readonly className?: string;
  /** Whether the bar has no yard lines: where it stands alone. */
  readonly isPlain?: boolean;
}

/** Floor to ceiling as a thin bar, the likely value as a post on it. */
export function RangeBar({ floor, likely, ceiling, domain, label, className, isPlain = false }: RangeBarProps) {
  const [from, at, to] = [floor, likely, ceiling].map((value) => fractionOf(value, domain) * 100) as [
    number,
    number,
    number,
  ]; // three in, three out
  return (
    <span role="img" aria-label={label} className={`relative block h-4 min-w-16 ${className ?? ''}`}>
      {isPlain ? (
        <span className="absolute inset-x-0 top-1/2 h-px bg-hairline" />
      ) : (
        <YardLines at={gridLines(domain, 4).map((line) => fractionOf(line, domain))} />
      )}
      <span
        className="-translate-y-1/2 absolute top-1/2 h-[5px] rounded-full bg-muted/45 print:bg-muted"
        style={{ left: `${from}%`, width: `${Math.max(0.5, to - from)}%` }}
      />
      <span
        className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 h-3 w-[3px] rounded-full bg-ink"
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
