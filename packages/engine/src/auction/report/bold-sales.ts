// The sales to talk about: who went for far less than they were worth before the first sale, and who for far more.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { type AuctionPrices, listPriceOf } from '../bots/auction-market.ts';
import type { AuctionState } from '../rules/auction-state.ts';

/** Less than this either way is nothing to talk about, dollars. */
const WORTH_TELLING_DOLLARS = 1;

export interface BoldSale {
  /** Where the sale is in the auction's sales, from 0. */
  readonly saleIndex: number;
  /** List value less price, exact dollars. */
  readonly surplusDollars: number;
}

export interface BoldSales {
  /** The most value above price first. */
  readonly bestBuys: readonly BoldSale[];
  /** The most price above value first. */
  readonly overpays: readonly BoldSale[];
}

/** @param most of each kind; keepers were not bought and are neither */
export function boldSales(
  { sales }: Pick<AuctionState, 'sales'>,
  pool: Pick<DraftPool, 'table'>,
  prices: Pick<AuctionPrices, 'list'>,
  most: number,
): BoldSales {
  const bought = sales.map(({ entityId, dollars }, saleIndex): BoldSale => {
    return { saleIndex, surplusDollars: listPriceOf(prices, pool, entityId) - dollars };
  });
  return {
    bestBuys: bought
      .filter(({ surplusDollars }) => surplusDollars >= WORTH_TELLING_DOLLARS)
      .sort((one, other) => other.surplusDollars - one.surplusDollars)
      .slice(0, most),
    overpays: bought
      .filter(({ surplusDollars }) => surplusDollars <= -WORTH_TELLING_DOLLARS)
      .sort((one, other) => one.surplusDollars - other.surplusDollars)
      .slice(0, most),
  };
}
