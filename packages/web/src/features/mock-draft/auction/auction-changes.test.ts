import { expect, test } from 'vitest';
import { buildAuction, buildSales } from '../../../testing/build-auction.ts';
import { type AuctionTold, salesMade, withAuctionNews } from './auction-changes.ts';

const told = (version: number, sales: AuctionTold['sales'], saleNumber: number): AuctionTold => ({
  mockDraft: { id: 'draft', version, closedAt: null, deadlineAt: '2025-08-01T12:01:00Z' },
  standing: { ...buildAuction().standing, saleNumber },
  sales,
  log: [],
});

test('a sale that is told of stands last, and the standing is the new one', () => {
  const held = buildAuction(buildSales([{ id: 'TE1', isKeeper: true }, { id: 'RB1' }]));
  const after = withAuctionNews(held, told(2, buildSales([{ id: 'WR1' }], 2), 3));
  expect(after?.sales.map(({ athlete }) => athlete?.id)).toEqual(['TE1', 'RB1', 'WR1']);
  expect(after?.standing.saleNumber).toBe(3);
  expect(after?.deadlineAt).toBe('2025-08-01T12:01:00Z');
  expect(after && salesMade(after)).toBe(2);
});

test('news from before what is shown change nothing', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]), {}, 5);
  expect(withAuctionNews(held, told(5, [], 2))).toBe(held);
});

test('a sale told of twice is there once', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]));
  expect(withAuctionNews(held, told(2, buildSales([{ id: 'RB1' }]), 2))?.sales).toHaveLength(1);
});

test('with a sale missing in between the auction has to be loaded anew', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]));
  expect(withAuctionNews(held, told(3, buildSales([{ id: 'WR1' }], 3), 4))).toBeNull();
  expect(withAuctionNews(held, told(3, [], 4))).toBeNull();
});
