// The sales to talk about: those that surprise. Prices stray further the dearer a player is, so a price is held against
// what rooms of the kind usually pay for players of that value, in the standard deviations in which sales are graded.
// Most rooms have a few such sales, some have none.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { PickGrade } from '../../drafting/team-grades.ts';
import { type AuctionPrices, listPriceOf } from '../bots/auction-market.ts';
import type { AuctionState } from '../rules/auction-state.ts';

/**
 * Standard deviations that are bold: one sale of forty on either side.
 * @source docs/sources.md "Bold moves"
 */
const BOLD = 2;
/** Less than this either way is nothing to talk about, dollars. */
const WORTH_TELLING_DOLLARS = 1;

export interface BoldSale {
  /** Where the sale is in the auction's sales, from 0. */
  readonly saleIndex: number;
  /** List value less price, exact dollars. */
  readonly surplusDollars: number;
}

export interface BoldSales {
  /** Who went for surprisingly little, the most value above price first. */
  readonly bestBuys: readonly BoldSale[];
  /** Who went for surprisingly much, the most price above value first. */
  readonly overpays: readonly BoldSale[];
}

/**
 * Bold moves among graded sales.
 *
 * @param grades of the sales, in their order; keepers were not bought and are neither
 * @param most of each kind
 */
export function boldSales(
  { sales }: Pick<AuctionState, 'sales'>,
  grades: readonly Pick<PickGrade, 'z'>[],
  { pool, prices }: { readonly pool: Pick<DraftPool, 'table'>; readonly prices: Pick<AuctionPrices, 'list'> },
  most: number,
): BoldSales {
  const bought = sales.map(({ entityId, dollars }, saleIndex) => {
    const surplusDollars = listPriceOf(prices, pool, entityId) - dollars;
    return { saleIndex, surplusDollars, z: grades[saleIndex]?.z ?? 0 };
  });
  const told = (isTold: (sale: (typeof bought)[number]) => boolean): BoldSale[] =>
    bought.filter(isTold).map(({ saleIndex, surplusDollars }) => ({ saleIndex, surplusDollars }));
  return {
    bestBuys: told(({ z, surplusDollars }) => z >= BOLD && surplusDollars >= WORTH_TELLING_DOLLARS)
      .sort((one, other) => other.surplusDollars - one.surplusDollars)
      .slice(0, most),
    overpays: told(({ z, surplusDollars }) => z <= -BOLD && surplusDollars <= -WORTH_TELLING_DOLLARS)
      .sort((one, other) => one.surplusDollars - other.surplusDollars)
      .slice(0, most),
  };
}
