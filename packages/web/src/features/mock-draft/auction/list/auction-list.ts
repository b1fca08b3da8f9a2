import type { AuctionRow } from '../lot/nominees.ts';

export type ListOrder = 'rank' | 'value' | 'bargain';

/** Orders to choose from. Below the plan the room's own is the market's. */
export const listOrders = (isByMarket: boolean): readonly { readonly value: ListOrder; readonly label: string }[] => [
  { value: 'rank', label: isByMarket ? 'By ADP' : 'By rank' },
  { value: 'value', label: 'By value now' },
  { value: 'bargain', label: 'By bargain' },
];

/** How much less than they are worth to me a player should go for; the least for whom nobody knows a price. */
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
