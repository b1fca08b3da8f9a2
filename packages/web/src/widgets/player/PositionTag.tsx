import { POSITION_LABELS, type Position } from '@pylon/engine/vocabulary/positions';

const COLOURS: Readonly<Record<Position, string>> = {
  QB: 'text-qb',
  RB: 'text-rb',
  WR: 'text-wr',
  TE: 'text-te',
  K: 'text-k',
  DST: 'text-dst',
};

/** A position's letters in its colour, with the rank within it where one is given: 'WR4'. */
export function PositionTag({ position, rank }: { readonly position: Position | null; readonly rank?: number | null }) {
  if (position === null) return null;
  return (
    <span className={`figures font-semibold ${COLOURS[position]}`}>
      {POSITION_LABELS[position]}
      {rank ?? ''}
    </span>
  );
}
