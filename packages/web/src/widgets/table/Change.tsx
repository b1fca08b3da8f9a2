import { signed } from '../player/display.ts';

export interface ChangeProps {
  /** Above zero is good: risen, goes later than ranked. */
  readonly value: number | null;
  readonly decimals?: number;
}

/** A change with its sign; the colour repeats what the sign says. */
export function Change({ value, decimals = 1 }: ChangeProps) {
  const isZero = value === null || Number(value.toFixed(decimals)) === 0;
  const tone = isZero ? 'text-muted' : value > 0 ? 'text-good' : 'text-bad';
  return <span className={`figures ${tone}`}>{signed(value, decimals)}</span>;
}
