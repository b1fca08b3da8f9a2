import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { day, decimal, NONE } from '../player/display.ts';

export interface TrendProps {
  /** Oldest first. */
  readonly history: readonly { readonly asOf: string; readonly adp: number }[];
}

/** How a pick went from snapshot to snapshot; up is earlier. */
export const Trend = ({ history }: TrendProps) =>
  history.length < 2 ? (
    <span className="text-muted">{NONE}</span>
  ) : (
    <Sparkline
      isReversed
      values={history.map((point) => point.adp)}
      label={`From ${decimal(history[0]?.adp, 1)} to ${decimal(history.at(-1)?.adp, 1)} since ${day(history[0]?.asOf)}`}
    />
  );
