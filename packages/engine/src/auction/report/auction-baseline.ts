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
import { type TeamYield, teamYields } from './team-yields.ts';

/** Mean and spread of value less price, of players of about a value. */
export interface UsualSurplus {
  readonly mean: number;
  readonly spread: number;
}

export interface AuctionBaseline {
  readonly prices: AuctionPrices;
  /** One per band of {@link bandOf}. */
  readonly surplus: readonly UsualSurplus[];
  readonly participantCuts: LetterCuts;
  readonly saleCuts: LetterCuts;
}

const AUCTIONS = 40;
/** Where the bands of value end, dollars of a $200 budget. */
const BANDS = [1.5, 4, 8, 15, 25, 40, Number.POSITIVE_INFINITY] as const;
/** No price is so predictable that a dollar makes it a feat. */
const LEAST_SPREAD_DOLLARS = 1;

/** The share of a grade that the line-up decides; the rest is what was bought above its price. Estimate [E]. */
export const LINE_UP_SHARE = 0.65;

/** The band of a list value. */
export const bandOf = (value: number, budgetDollars: number): number =>
  BANDS.findIndex((end) => (value * 200) / budgetDollars < end);

/** What a grade goes by, from the yields of a room: standard deviations above its mean. */
export function gradeZs(yields: readonly TeamYield[]): readonly number[] {
  const lineUps = standardised(yields.map(({ lineUpPoints }) => lineUpPoints)).zs;
  const surpluses = standardised(yields.map(({ surplusDollars }) => surplusDollars)).zs;
  return standardised(lineUps.map((z, seat) => LINE_UP_SHARE * z + (1 - LINE_UP_SHARE) * (surpluses[seat] ?? 0))).zs;
}

/**
 * The baseline of an auction's kind.
 *
 * @param auction its sales and plans are not looked at
 */
export function auctionBaseline(auction: AuctionState, pool: DraftPool, auctions = AUCTIONS): AuctionBaseline {
  const prices = auctionPrices(auction.settings, pool);
  const { budgetDollars } = auction.settings.league;
  const plain = auction.participants.map((participant) => ({ ...participant, strategy: 'balanced' as const }));
  const sales: { readonly value: number; readonly surplus: number }[] = [];
  const zs: number[] = [];
  for (let play = 0; play < auctions; play++) {
    const settings = { ...auction.settings, seed: `baseline ${play}` };
    const start: AuctionState = { ...auction, settings, participants: plain, sales: [], block: null, queue: [] };
    const room = auctionRoom(start, pool);
    goOn(beginBidding(start, room, 0, prices), () => 'bot');
    zs.push(...gradeZs(teamYields({ ...start, sales: room.sales }, pool, prices)));
    for (const { entityId, dollars } of room.sales) {
      const value = listPriceOf(prices, pool, entityId);
      sales.push({ value, surplus: value - dollars });
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
    participantCuts: auction.participants.length < 3 ? normalCuts : letterCuts(zs),
    saleCuts: letterCuts(saleZs),
  };
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
