// An order gives away what it was made from. The list that everybody sees may only stand in the order of the free
// experts.

import type { Board, BoardRow } from '@pylon/contract/rankings/board';
import type { Expert } from '@pylon/contract/wire';
import { byMarket } from './market-order.ts';

/** The free expert whose list the rankings follow. */
export const LEADER = 'consensus';

/**
 * A board of all experts in the order of the free ones: those whom Consensus ranks in its order, then the others in
 * another open order, where a subscriber has them in Scout's. Places are counted anew, free experts stand first.
 *
 * @param market places by entity in drafts, or for the rest of a season
 */
export function freeBoard({ experts, everyExpert, rows }: Board, market: ReadonlyMap<string, number>): Board {
  const ranked = rows.filter(({ ranks }) => ranks[LEADER] !== undefined);
  const others = rows.filter(({ ranks }) => ranks[LEADER] === undefined);
  const ordered = [
    ...ranked.toSorted((a, b) => (a.ranks[LEADER] ?? 0) - (b.ranks[LEADER] ?? 0)),
    ...withPlacesOf(others, others.toSorted(byMarket(market))),
  ];
  const counts = new Map<string, number>();
  return {
    experts: freeFirst(experts),
    everyExpert: freeFirst(everyExpert),
    rows: ordered.map((row, index) => {
      const positionRank = (counts.get(row.position) ?? 0) + 1;
      counts.set(row.position, positionRank);
      return { ...row, rank: index + 1, positionRank };
    }),
  };
}

const freeFirst = (experts: readonly Expert[]): readonly Expert[] =>
  experts.toSorted((a, b) => a.paywallTier - b.paywallTier);

/** Rows in a new order, with the mean ranks of the old one: the n-th keeps what the n-th had. */
const withPlacesOf = (before: readonly BoardRow[], after: readonly BoardRow[]): readonly BoardRow[] =>
  after.map((row, index) => ({ ...row, consensus: before[index]?.consensus ?? row.consensus }));
