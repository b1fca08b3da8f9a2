import { expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { adviser, bidAdvice, nominationAdvice } from '../advice/auction-advice.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { highBid } from '../rules/auction-state.ts';
import { auctionPrices } from './auction-market.ts';
import { auctionRoom } from './auction-room.ts';
import { beginBidding } from './bidding.ts';
import { expectedPrices } from './expected-prices.ts';
import { priceOdds } from './price-odds.ts';

const { state: start, pool } = buildAuction({ teams: 10 });
const prices = auctionPrices(start.settings, pool);

test('a price that is said to be safe seven times in ten is safe seven times in ten', () => {
  const hits = new Map<number, { said: number; came: number; count: number }>();
  for (let play = 0; play < 40; play++) {
    const state = { ...start, settings: { ...start.settings, seed: `calibration ${play}` } };
    const bidding = beginBidding(state, auctionRoom(state, pool), 0, prices);
    for (const player of [0, 4, 9, 17, 25, 33]) {
      const odds = priceOdds(state, bidding, 0, player);
      const highest = Math.max(...Array.from({ length: 9 }, (_, seat) => bidding.limit(seat + 1, player)));
      for (let dollars = 5; dollars < 90; dollars += 5) {
        const chance = odds(dollars);
        const band = Math.min(9, Math.floor(chance * 10));
        const at = hits.get(band) ?? { said: 0, came: 0, count: 0 };
        hits.set(band, { said: at.said + chance, came: at.came + (highest <= dollars ? 1 : 0), count: at.count + 1 });
      }
    }
  }
  for (const { said, came, count } of hits.values())
    if (count >= 60) expect(Math.abs(said - came) / count).toBeLessThan(0.13);
});

test('odds rise with the price and end at certainty', () => {
  const bidding = beginBidding(start, auctionRoom(start, pool), 0, prices);
  const odds = priceOdds(start, bidding, 0, 0);
  const chances = Array.from({ length: 200 }, (_, dollars) => odds(dollars + 1));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances.at(-1)).toBe(1);
});

test('while bots wait for the person only the high bidder can go on: the odds start from their bid', () => {
  const outcome = applyAuctionCommand({ ...start, userSeat: 5 }, { type: 'botsUntilUser' }, { pool, nowMs: 1 });
  if (!outcome.ok || outcome.value.state.block === null) throw new Error('nobody is up');
  const { state } = outcome.value;
  const advice = bidAdvice(adviser(state, { pool, prices, source: 'rankings' }, 5), outcome.value.state.block.entityId);
  expect(advice?.chanceToWin[0]?.dollars).toBe(highBid(outcome.value.state.block).dollars + 1);
  expect(advice?.chanceToWin[0]?.chance).toBeGreaterThan(0);
});

test('advice never asks for more than the team can pay, and nominates only whom it may own', () => {
  const state = { ...start, userSeat: 0 };
  const advises = adviser(state, { pool, prices, source: 'rankings' }, 0);
  const nominations = nominationAdvice(advises);
  expect(nominations.length).toBeGreaterThan(0);
  for (const { entityId, suggestedMaximum } of nominations) {
    expect(suggestedMaximum).toBeLessThanOrEqual(185);
    expect(bidAdvice(advises, entityId)?.suggestedMaximum).toBe(suggestedMaximum);
  }
});

test('expected prices add up to the money of the room, nearly', () => {
  const { mean } = expectedPrices(start, pool, prices, 8);
  const sum = mean.reduce((total, each) => total + (Number.isNaN(each) ? 0 : each), 0);
  expect(sum).toBeGreaterThan(10 * 200 * 0.9);
  expect(sum).toBeLessThanOrEqual(10 * 200 * 1.02);
});
