import { byPlaces, type ListOrders } from '../../drafting/list/list-order.ts';
import type { AuctionRow } from '../lot/nominees.ts';

/** How much less than they are worth to me a player should go for; null where nobody knows a price. */
const bargain = ({ player: { expectedPrice, suggestedMaximum } }: AuctionRow): number | null =>
  expectedPrice === null ? null : suggestedMaximum - expectedPrice;

/** What the list can be ordered by besides rank. Where prices stand, a sold player has the one they went for. */
export const LIST_ORDERS = {
  bye: { of: ({ player }) => player.byeWeek, isHighFirst: false },
  bargain: { of: bargain, isHighFirst: true },
  list: { of: ({ player }) => player.value, isHighFirst: true },
  now: { of: ({ player }) => player.price ?? player.valueNow, isHighFirst: true },
  expected: { of: ({ player }) => player.price ?? player.expectedPrice, isHighFirst: true },
  most: { of: ({ player }) => player.price ?? player.suggestedMaximum, isHighFirst: true },
} as const satisfies ListOrders<AuctionRow>;

/**
 * What players are worth by a list of the person's own: its first at a position costs what the costliest there costs in
 * this room, and so on, so that the same money is spent. Whom the list leaves out follows by rank.
 *
 * @param rows everybody of the room, by rank
 * @param places of the list, from 1, by player
 * @returns dollars before the first sale, by player
 */
export function valuesByPlaces(
  rows: readonly AuctionRow[],
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const position of new Set(rows.map((row) => row.position))) {
    const there = rows.filter((row) => row.position === position);
    const dollars = there.map(({ player }) => player.value).sort((one, other) => other - one);
    for (const [index, { id }] of byPlaces(there, places).entries()) values.set(id, dollars[index] ?? 0);
  }
  return values;
}

/** What is left of a player's tier; undefined for a player who has none. */
export function tierLeft(
  rows: readonly AuctionRow[],
  { position, player: { tier } }: AuctionRow,
): { readonly undraftedCount: number; readonly totalCount: number } | undefined {
  const own = tier === 0 ? [] : rows.filter((row) => row.position === position && row.player.tier === tier);
  const undraftedCount = own.filter(({ player }) => player.price === null).length;
  return own.length === 0 ? undefined : { undraftedCount, totalCount: own.length };
}
