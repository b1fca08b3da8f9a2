import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { auctionPrices } from './auction-market.ts';
import { expectedPrices } from './expected-prices.ts';

const { state, pool } = buildAuction({ teams: 8 });
const prices = auctionPrices(state.settings, pool);
const expected = expectedPrices(state, pool, prices);
const total = (values: Float64Array) => values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);

describe('expected prices', () => {
  test('spend about the money of the room', () => {
    expect(total(expected.mean) / (8 * 200)).toBeGreaterThan(0.85);
    expect(total(expected.mean) / (8 * 200)).toBeLessThan(1.05);
  });

  test('are at least a dollar, and unknown for whom hardly anybody buys', () => {
    for (const mean of expected.mean) expect(Number.isNaN(mean) || mean >= 1).toBe(true);
    expect(Number.isNaN(expected.mean.at(-1) ?? 0)).toBe(true);
    expect([...expected.mean].map(Number.isNaN)).toEqual([...expected.spread].map(Number.isNaN));
  });

  test('do not depend on what the bots of this auction think', () => {
    const otherwise = { ...state, settings: { ...state.settings, seed: 'another' } };
    expect(expectedPrices(otherwise, pool, prices)).toEqual(expected);
  });

  test('nobody who is sold has one, and the auction is not changed', () => {
    const before = structuredClone(state);
    const rest = applyAuctionCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    if (!rest.ok) throw new Error(rest.reason);
    const after = expectedPrices(rest.value.state, pool, prices);
    for (const { entityId } of rest.value.state.sales) {
      expect(after.mean[pool.table.numberOf.get(entityId) ?? -1]).toBeNaN();
    }
    expect(state).toEqual(before);
  });

  test('a room that has lost half of its money expects to pay less', () => {
    const poor = {
      ...state,
      settings: { ...state.settings, league: { ...state.settings.league, budgetDollars: 100 } },
    };
    const [best = 0] = prices.byMarket;
    const cheap = expectedPrices(poor, pool, prices).mean[best] ?? Number.NaN;
    expect(cheap).toBeLessThan((expected.mean[best] ?? 0) * 0.7);
  });
});
