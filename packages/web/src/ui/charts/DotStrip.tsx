import { type Domain, fractionOf, gridLines } from './scale.ts';
import { YardLines } from './YardLines.tsx';

interface Dot {
  readonly key: string;
  readonly value: number;
  /** Mine, or the one that is selected: drawn in the accent. */
  readonly isMine?: boolean;
}

export interface DotStripProps {
  readonly dots: readonly Dot[];
  readonly domain: Domain;
  /** A post through the strip: the mean, or the grade. */
  readonly post?: number;
  readonly label: string;
  readonly className?: string;
}

/** How far several opinions lie apart: a dot for each, a post at their middle. */
export function DotStrip({ dots, domain, post, label, className }: DotStripProps) {
  return (
    <span role="img" aria-label={label} className={`relative block h-4 min-w-16 ${className ?? ''}`}>
      <YardLines at={gridLines(domain, 4).map((line) => fractionOf(line, domain))} />
      {post !== undefined && (
        <span
          className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 h-4 w-0.5 bg-ink"
          style={{ left: `${fractionOf(post, domain) * 100}%` }}
        />
      )}
      {dots.map((dot) => (
        <span
          key={dot.key}
          className={`-translate-x-1/2 -translate-y-1/2 absolute top-1/2 size-2 rounded-full border ${
            dot.isMine ? 'border-accent bg-accent-fill' : 'border-page bg-muted'
          }`}
          style={{ left: `${fractionOf(dot.value, domain) * 100}%` }}
        />
      ))}
    </span>
  );
}
