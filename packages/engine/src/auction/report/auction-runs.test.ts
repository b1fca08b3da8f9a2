import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { listPriceOf } from '../bots/auction-market.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { auctionBaseline } from './auction-baseline.ts';
import { auctionRuns } from './auction-runs.ts';
import { boldSales } from './bold-sales.ts';

const { state, pool } = buildAuction({ userSeat: 4 });
const baseline = auctionBaseline(state, pool, pool, 20);
const played = applyAuctionCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
if (!played.ok) throw new Error(played.reason);
const over = played.value.state;
const runs = (pickedBy: 'strategy' | 'advice', of = state) =>
  auctionRuns(of, pool, baseline, { times: 30, pickedBy, seed: 'again' });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the same auction again', () => {
  test.each(['strategy', 'advice'] as const)('%s: every run has a grade, a place and a full roster', (pickedBy) => {
    const { grades, places, exposures, times } = runs(pickedBy);
    expect(sum(grades.map(({ count }) => count))).toBe(times);
    expect(sum(places)).toBe(times);
    expect(sum(exposures.map(({ count }) => count))).toBe(16 * times);
    const paid = sum(exposures.map(({ count, meanDollars }) => count * (meanDollars ?? Number.NaN)));
    expect(paid / times).toBeLessThanOrEqual(200);
  });

  test('equal seeds give equal runs, whatever was sold before', () => {
    expect(runs('strategy', over)).toEqual(runs('strategy'));
  });

  test('whoever goes as high as is advised finishes ahead of a bot', () => {
    expect(runs('advice').meanPlace).toBeLessThan(runs('strategy').meanPlace);
  });
});

describe('sales to talk about', () => {
  const { bestBuys, overpays } = boldSales(over, pool, baseline.prices, 5);

  test('are those furthest below and above their value, each in order', () => {
    const surpluses = over.sales
      .map(({ entityId, dollars }) => listPriceOf(baseline.prices, pool, entityId) - dollars)
      .toSorted((one, other) => other - one);
    expect(bestBuys.map(({ surplusDollars }) => surplusDollars)).toEqual(surpluses.slice(0, 5));
    expect(overpays.map(({ surplusDollars }) => surplusDollars)).toEqual(surpluses.toReversed().slice(0, 5));
  });

  test('nobody who went for their value is one', () => {
    const first = over.sales[0];
    if (!first) throw new Error('nobody was sold');
    const value = listPriceOf(baseline.prices, pool, first.entityId);
    const fair = { sales: [{ ...first, dollars: Math.round(value) }] };
    expect(boldSales(fair, pool, baseline.prices, 5)).toEqual({ bestBuys: [], overpays: [] });
  });
});
