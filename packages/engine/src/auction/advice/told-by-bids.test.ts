import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { auctionPrices } from '../bots/auction-market.ts';
import { auctionRoom, positionAt } from '../bots/auction-room.ts';
import { CAUTION, OPINION_SPREAD } from '../bots/bidders.ts';
import { beginBidding } from '../bots/bidding.ts';
import type { AuctionState, Bid } from '../rules/auction-state.ts';
import { adviser, suggestedMaximum } from './auction-advice.ts';
import { pointsToldByBids } from './told-by-bids.ts';

const { state: start, pool } = buildAuction();
const prices = auctionPrices(start.settings, pool);
const bidding = beginBidding(start, auctionRoom(start, pool), 0, prices);
/** Somebody whom everybody would start. */
const PLAYER = prices.byMarket[12] ?? 0;
const entityId = pool.table.entityIds[PLAYER];
if (entityId === undefined) throw new Error('nobody is on the market');
const position = positionAt(pool.table, PLAYER);
const usual = bidding.worth(1, PLAYER).wanted * Math.exp(-CAUTION * OPINION_SPREAD[start.settings.roomType]);

const onBlock = (bids: readonly Bid[]): AuctionState => ({
  ...start,
  block: { entityId, position, nominatorSeat: 1, bids, bidAtMs: 0 },
});
/** Six of the others drop out, each a dollar above the one before, around so many times what they should bid. */
const bidBy = (factor: number): AuctionState =>
  onBlock([1, 2, 3, 4, 5, 6].map((seat, at) => ({ seat, dollars: Math.round(factor * usual) - 3 + at })));
const told = (state: AuctionState): number => pointsToldByBids(state, bidding, 0);

describe('what bids tell', () => {
  test('bids as high as the lists have it tell next to nothing', () => {
    expect(Math.abs(told(bidBy(1)))).toBeLessThan(2);
  });

  test('whom the others leave cheap is worse than the lists say, whom they make dear is better', () => {
    expect(told(bidBy(0.75))).toBeLessThan(-3);
    expect(told(bidBy(1.3))).toBeGreaterThan(3);
  });

  test('many bidders tell more than one', () => {
    const one = onBlock([{ seat: 1, dollars: Math.round(0.7 * usual) }]);
    const many = onBlock([1, 2, 3, 4, 5, 6].map((seat) => ({ seat, dollars: Math.round(0.7 * usual) })));
    expect(told(many)).toBeLessThan(told(one));
  });

  test('an opening dollar, the own bid and an empty block tell nothing', () => {
    expect(told(onBlock([{ seat: 1, dollars: 1 }]))).toBe(0);
    expect(told(onBlock([{ seat: 0, dollars: 9 }]))).toBe(0);
    expect(told(start)).toBe(0);
  });
});

describe('a maximum', () => {
  const maximum = (state: AuctionState, source: 'rankings' | 'market', player = PLAYER): number =>
    suggestedMaximum(adviser(state, { pool, prices, source }, 0), player);

  test('by the market is lower for whom the others leave cheap', () => {
    expect(maximum(bidBy(0.75), 'market')).toBeLessThan(maximum(bidBy(1), 'market'));
  });

  test('by projections stays what it was, as do those of players who are not up', () => {
    expect(maximum(bidBy(0.75), 'rankings')).toBe(maximum(bidBy(1), 'rankings'));
    const other = prices.byMarket[10] ?? 0;
    expect(maximum(bidBy(0.75), 'market', other)).toBe(maximum(bidBy(1), 'market', other));
  });
});
