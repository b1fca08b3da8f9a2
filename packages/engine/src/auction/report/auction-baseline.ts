// What is usual in auctions of a kind: bots without a plan play it a few dozen times. It depends on the league, the
// keepers and the pool, so the caller computes it once and keeps it.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { type LetterCuts, letterCuts, normalCuts } from '../../drafting/letter-grades.ts';
import { standardised } from '../../drafting/team-grades.ts';
import { type AuctionPrices, auctionPrices, listPriceOf } from '../bots/auction-market.ts';
import { auctionRoom } from '../bots/auction-room.ts';
import { beginBidding } from '../bots/bidding.ts';
import { goOn } from '../rules/auction-course.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { teamYields } from './team-yields.ts';

/** Mean and spread of value less price, of players of about a value. */
export interface UsualSurplus {
  readonly mean: number;
  readonly spread: number;
}

/** Mean price of sales of about a price, and the mean points over replacement that they brought. */
export interface Bought {
  readonly dollars: number;
  readonly vorp: number;
}

export interface AuctionBaseline {
  readonly prices: AuctionPrices;
  /** One per band of {@link bandOf}. */
  readonly surplus: readonly UsualSurplus[];
  /** What money usually buys, by rising price: {@link usualVorp}. */
  readonly bought: readonly Bought[];
  readonly participantCuts: LetterCuts;
  readonly saleCuts: LetterCuts;
}

const AUCTIONS = 40;
/** Where the bands of value end, dollars of a $200 budget. */
const BANDS = [1.5, 4, 8, 15, 25, 40, Number.POSITIVE_INFINITY] as const;
/** No price is so predictable that a dollar makes it a feat. */
const LEAST_SPREAD_DOLLARS = 1;

/** The band of a list value. */
export const bandOf = (value: number, budgetDollars: number): number =>
  BANDS.findIndex((end) => (value * 200) / budgetDollars < end);

/**
 * The baseline of an auction's kind.
 *
 * @param auction its sales and plans are not looked at
 * @param pool whose points bid
 * @param judge whose points judge
 */
export function auctionBaseline(
  auction: AuctionState,
  pool: DraftPool,
  judge = pool,
  auctions = AUCTIONS,
): AuctionBaseline {
  const prices = auctionPrices(auction.settings, pool);
  const { budgetDollars } = auction.settings.league;
  const plain = auction.participants.map((participant) => ({ ...participant, strategy: 'balanced' as const }));
  const sales: { readonly value: number; readonly surplus: number; readonly vorp: number }[] = [];
  const zs: number[] = [];
  for (let play = 0; play < auctions; play++) {
    const settings = { ...auction.settings, seed: `baseline ${play}` };
    const start: AuctionState = { ...auction, settings, participants: plain, sales: [], block: null, queue: [] };
    const room = auctionRoom(start, pool);
    goOn(beginBidding(start, room, 0, prices), () => 'bot');
    zs.push(...standardised(teamYields({ ...start, sales: room.sales }, judge)).zs);
    for (const { entityId, dollars } of room.sales) {
      const value = listPriceOf(prices, pool, entityId);
      const vorp = judge.vorp[judge.table.numberOf.get(entityId) ?? -1] ?? 0;
      sales.push({ value, surplus: value - dollars, vorp });
    }
  }
  const surplus = BANDS.map((_, band): UsualSurplus => {
    const own = sales.filter(({ value }) => bandOf(value, budgetDollars) === band).map((sale) => sale.surplus);
    const { mean, standardDeviation } = standardised(own);
    return { mean, spread: Math.max(LEAST_SPREAD_DOLLARS, standardDeviation) };
  });
  const saleZs = sales.map((sale) => surplusZ(surplus, sale.value, sale.surplus, budgetDollars));
  return {
    prices,
    surplus,
    bought: boughtByPrice(sales, budgetDollars),
    participantCuts: auction.participants.length < 3 ? normalCuts : letterCuts(zs),
    saleCuts: letterCuts(saleZs),
  };
}

function boughtByPrice(
  sales: readonly { readonly value: number; readonly surplus: number; readonly vorp: number }[],
  budgetDollars: number,
): readonly Bought[] {
  const priced = sales.map(({ value, surplus, vorp }) => ({ dollars: value - surplus, vorp }));
  return BANDS.flatMap((_, band): readonly Bought[] => {
    const own = priced.filter(({ dollars }) => bandOf(dollars, budgetDollars) === band);
    const mean = (of: (sale: Bought) => number) => own.reduce((sum, sale) => sum + of(sale), 0) / own.length;
    return own.length === 0 ? [] : [{ dollars: mean(({ dollars }) => dollars), vorp: mean(({ vorp }) => vorp) }];
  });
}

/** Points over replacement that so much money usually buys: straight between the means, and on beyond the last. */
export function usualVorp(bought: readonly Bought[], dollars: number): number {
  const dearer = bought.findIndex((each) => each.dollars >= dollars);
  const at = dearer < 0 ? bought.length - 1 : Math.max(1, dearer);
  const [low, high] = [bought[at - 1], bought[at]];
  if (low === undefined || high === undefined) return bought[0]?.vorp ?? 0;
  return low.vorp + ((high.vorp - low.vorp) * (dollars - low.dollars)) / (high.dollars - low.dollars);
}

/** How far a sale's value less price is from the usual, in standard deviations. */
export function surplusZ(
  usual: readonly UsualSurplus[],
  value: number,
  surplus: number,
  budgetDollars: number,
): number {
  const { mean, spread } = usual[bandOf(value, budgetDollars)] ?? { mean: 0, spread: 1 };
  return (surplus - mean) / spread;
}
