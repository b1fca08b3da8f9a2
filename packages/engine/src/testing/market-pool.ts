// The invented pool as somebody without a plan is advised from it: the same board, other points, which fall the more
// slowly the deeper a position is, as means of past seasons do. Such points once drafted three quarterbacks.
import { type DraftPool, draftPool } from '../drafting/draft-pool.ts';
import { POSITIONS } from '../vocabulary/positions.ts';

/** What the last of a position is worth beside the first. */
const LAST: Readonly<Record<(typeof POSITIONS)[number], number>> = {
  QB: 0.7,
  RB: 0.1,
  WR: 0.2,
  TE: 0.4,
  K: 0.9,
  DST: 0.9,
};

export function asTheMarket({ table, league }: DraftPool): DraftPool {
  const seen = new Map<number, number>();
  const all = (position: number) => table.position.filter((each) => each === position).length;
  const points = table.points.map((_, player) => {
    const position = table.position[player] ?? 0;
    const place = seen.get(position) ?? 0;
    seen.set(position, place + 1);
    const best = Math.max(...table.points.filter((__, other) => table.position[other] === position));
    const last = LAST[POSITIONS[position] ?? 'QB'];
    return best * (1 - (1 - last) * Math.sqrt(place / all(position)));
  });
  return draftPool({ ...table, points }, league, () => 0);
}
