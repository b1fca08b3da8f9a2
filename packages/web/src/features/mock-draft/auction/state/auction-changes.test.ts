import { expect, test } from 'vitest';
import { buildAuction, buildSales } from '../../../../testing/build-auction.ts';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { type AuctionTold, isRated, salesMade, withAuctionNews, withSold } from './auction-changes.ts';

const told = (version: number, sales: AuctionTold['sales'], saleNumber: number): AuctionTold => ({
  mockDraft: { id: 'draft', version, closedAt: null, deadlineAt: '2025-08-01T12:01:00Z' },
  standing: { ...buildAuction().standing, saleNumber },
  sales,
  log: [],
});

test('a sale that the stream tells of stands last, and the standing is the new one', () => {
  const held = buildAuction(buildSales([{ id: 'TE1', isKeeper: true }, { id: 'RB1' }]));
  const after = withAuctionNews(held, told(2, buildSales([{ id: 'WR1' }], 2), 3), []);
  expect(after?.sales.map(({ athlete }) => athlete?.id)).toEqual(['TE1', 'RB1', 'WR1']);
  expect(after?.standing.saleNumber).toBe(3);
  expect(after?.deadlineAt).toBe('2025-08-01T12:01:00Z');
  expect(after && salesMade(after)).toBe(2);
});

test('news from before what is shown change nothing', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]), {}, 5);
  expect(withAuctionNews(held, told(5, [], 2), [])).toBe(held);
});

test('a sale that the stream tells of twice is there once', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]));
  expect(withAuctionNews(held, told(2, buildSales([{ id: 'RB1' }]), 2), [])?.sales).toHaveLength(1);
});

test('with a sale missing in between the auction has to be loaded anew', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]));
  expect(withAuctionNews(held, told(3, buildSales([{ id: 'WR1' }], 3), 4), [])).toBeNull();
  expect(withAuctionNews(held, told(3, [], 4), [])).toBeNull();
});

test('a sold player’s value is that of the room’s list, since the news itself tells none', () => {
  const held = buildAuction(buildSales([{ id: 'RB1' }]));
  const [known] = buildPlayers().filter(({ athlete }) => athlete?.id === 'WR1');
  if (!known) throw new Error('no such player');
  const price = { value: 30.5, valueNow: 30, expectedPrice: null, priceSpread: null, suggestedMaximum: 0 };
  const player = { ...known, ...price, price: null, participantId: null, isKeeper: false };
  const [sale] = buildSales([{ id: 'WR1' }], 2);
  if (!sale) throw new Error('no sale');
  const { value: _, surplus: __, rank: ___, tier: ____, seasonalScoredProjections: _____, ...bare } = sale;
  const last = withAuctionNews(held, told(2, [bare], 3), [player])?.sales.at(-1);
  expect(last).toMatchObject({ value: 30.5, surplus: 30.5 - sale.price, rank: known.rank });
});

test('a player who has just been sold is no longer free in the list, before its prices come', () => {
  const prices = { value: 30, valueNow: 30, expectedPrice: null, priceSpread: null, suggestedMaximum: 0 };
  const list = buildPlayers().map((each) => ({
    ...each,
    ...prices,
    price: null,
    participantId: null,
    isKeeper: false,
  }));
  const after = withSold(list, buildSales([{ id: 'WR1', to: 'seat-3', price: 12 }]));
  expect(after.filter(({ price }) => price !== null)).toMatchObject([
    { athlete: { id: 'WR1' }, price: 12, participantId: 'seat-3' },
  ]);
});

test('an auction has its grades once somebody who was bought has a letter', () => {
  const [kept, bought] = buildSales([{ id: 'TE1', isKeeper: true }, { id: 'RB1' }]);
  if (!kept || !bought) throw new Error('no sales');
  expect(isRated({ sales: [kept, bought] })).toBe(false);
  expect(isRated({ sales: [kept, { ...bought, letterGrade: 'A-' }] })).toBe(true);
});
