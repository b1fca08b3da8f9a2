import { expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { listPriceOf } from '../bots/auction-market.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { auctionBaseline } from './auction-baseline.ts';
import { auctionGrades } from './auction-grades.ts';
import { boldSales } from './bold-sales.ts';

const { state, pool } = buildAuction({ userSeat: 4 });
const baseline = auctionBaseline(state, pool, pool, 20);
const played = applyAuctionCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
if (!played.ok) throw new Error(played.reason);
const { sales } = played.value.state;
const boldOf = (of: typeof sales, most = 200) => {
  const sold = { ...played.value.state, sales: of };
  return boldSales(sold, auctionGrades(sold, pool, baseline).picks, { pool, prices: baseline.prices }, most);
};
const worthOf = ({ entityId }: (typeof sales)[number]) => listPriceOf(baseline.prices, pool, entityId);

/** The dearest and the cheapest player of value that were sold, each at such a price. */
const dearest = sales.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
const cheap = sales.find((sale) => worthOf(sale) > 2 && worthOf(sale) < 4);
if (!dearest || !cheap) throw new Error('nobody was sold');
const at = (sale: (typeof sales)[number], aboveValue: number) => ({
  ...sale,
  dollars: Math.max(1, Math.round(worthOf(sale) + aboveValue)),
});

test('few sales of a room surprise: a price that such rooms often see is no bold move', () => {
  const { bestBuys, overpays } = boldOf(sales);
  expect(bestBuys.length + overpays.length).toBeLessThan(sales.length / 10);
});

test('what strays far for a cheap player is nothing for a dear one', () => {
  const { overpays } = boldOf([at(dearest, 5), at(cheap, 5)]);
  expect(overpays.map(({ saleIndex }) => saleIndex)).toEqual([1]);
});

test('bargains come by value above price, overpays by price above value, no more than asked for', () => {
  const { bestBuys, overpays } = boldOf([at(dearest, -60), at(dearest, -50), at(dearest, 70), at(dearest, 80)], 1);
  expect(bestBuys.map(({ saleIndex }) => saleIndex)).toEqual([0]);
  expect(overpays.map(({ saleIndex }) => saleIndex)).toEqual([3]);
});

test('nobody who went for their value is one', () => {
  expect(boldOf([at(dearest, 0), at(cheap, 0)])).toEqual({ bestBuys: [], overpays: [] });
});
