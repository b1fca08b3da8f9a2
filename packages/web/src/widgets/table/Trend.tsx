import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { domainOf } from '../../ui/charts/scale.ts';
import { day, decimal, NONE } from '../player/display.ts';
import { Change } from './Change.tsx';

export type History = readonly { readonly asOf: string; readonly adp: number }[];

export interface TrendProps {
  /** Oldest first. */
  readonly history: History;
  /** Picks that the height of the drawing stands for. */
  readonly span: number;
  /** Drawn alone, where the change stands beside it already. */
  readonly isPlain?: boolean;
}

/** A move of fewer picks never fills a drawing. */
const LEAST_SPAN = 6;

/** One scale for all of a column: as many picks as the widest of its courses needs. */
export const trendSpan = (histories: readonly History[]): number =>
  Math.max(
    LEAST_SPAN,
    ...histories.map((history) => {
      const { min, max } = domainOf(history.map(({ adp }) => adp));
      return max - min;
    }),
  );

/** By how much it came earlier from the first snapshot to the last; null where there is one at most. */
export function movedBy(history: History): number | null {
  const [first, last] = [history[0], history.at(-1)];
  return first && last && history.length > 1 ? first.adp - last.adp : null;
}

/** How a pick went from snapshot to snapshot, and by how much; up is earlier. */
export function Trend({ history, span, isPlain = false }: TrendProps) {
  const [first, last] = [history[0], history.at(-1)];
  const moved = movedBy(history);
  if (!first || !last || moved === null) return <span className="text-muted">{NONE}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Sparkline
        isReversed
        span={span}
        values={history.map((point) => point.adp)}
        label={`From ${decimal(first.adp, 1)} to ${decimal(last.adp, 1)} since ${day(first.asOf)}`}
      />
      {!isPlain && (
        <span className="w-10 text-right text-sm">
          <Change value={moved} />
        </span>
      )}
    </span>
  );
}
