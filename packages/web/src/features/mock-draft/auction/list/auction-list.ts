import type { AuctionRow } from '../lot/nominees.ts';

export type ListOrder = 'rank' | 'value' | 'bargain';

/** Orders to choose from. Below the plan the room's own is the market's. */
export const listOrders = (isByMarket: boolean): readonly { readonly value: ListOrder; readonly label: string }[] => [
  { value: 'rank', label: isByMarket ? 'By ADP' : 'By rank' },
  { value: 'value', label: 'By value now' },
  { value: 'bargain', label: 'By bargain' },
];

/** Dollars by which a player should go for less than they are worth to me; the least for one without a known price. */
const bargain = ({ player }: AuctionRow): number =>
  player.expectedPrice === null ? Number.NEGATIVE_INFINITY : player.suggestedMaximum - player.expectedPrice;

/**
 * Players in an order.
 *
 * @param rows in the room's order; equals stay in it
 */
export function orderedRows(rows: readonly AuctionRow[], order: ListOrder): readonly AuctionRow[] {
  switch (order) {
    case 'rank':
      return rows;
    case 'value':
      return rows.toSorted((one, other) => other.player.valueNow - one.player.valueNow);
    case 'bargain':
      return rows.toSorted((one, other) => bargain(other) - bargain(one));
  }
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
