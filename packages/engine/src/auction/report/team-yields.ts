// What each team's money has brought. Keepers were not bought: they are left out of it.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { draftedValue } from '../../drafting/team-grades.ts';
import { type AuctionPrices, listPriceOf } from '../bots/auction-market.ts';
import type { AuctionState } from '../rules/auction-state.ts';

export interface TeamYield {
  /** Points that the purchases add to the line-up over the season. */
  readonly lineUpPoints: number;
  /** Sum of list value less price. */
  readonly surplusDollars: number;
}

/** One per seat. Who has left the pool adds nothing. */
export function teamYields(state: AuctionState, pool: DraftPool, prices: AuctionPrices): readonly TeamYield[] {
  const numberOf = ({ entityId }: AuctionState['sales'][number] | AuctionState['settings']['keepers'][number]) =>
    pool.table.numberOf.get(entityId);
  return state.participants.map((_, seat) => {
    const bought = state.sales.filter((sale) => sale.seat === seat);
    const kept = state.settings.keepers
      .filter((keeper) => keeper.seat === seat)
      .flatMap((each) => numberOf(each) ?? []);
    const own = bought.flatMap((sale) => numberOf(sale) ?? []);
    return {
      lineUpPoints: draftedValue(pool, [...kept, ...own], kept),
      surplusDollars: bought.reduce(
        (sum, { entityId, dollars }) => sum + listPriceOf(prices, pool, entityId) - dollars,
        0,
      ),
    };
  });
}
