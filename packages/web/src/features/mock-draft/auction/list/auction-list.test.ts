import { expect, test } from 'vitest';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { inOrder } from '../../drafting/list/list-order.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import type { AuctionRow } from '../lot/nominees.ts';
import { LIST_ORDERS, tierLeft, valuesByPlaces } from './auction-list.ts';

const money = { value: 1, valueNow: 1, expectedPrice: null, priceSpread: null, suggestedMaximum: 1 };
const rowsWith = (sold: readonly string[]): readonly AuctionRow[] =>
  buildPlayers().map((player) => {
    const price = sold.includes(idOf(player)) ? 10 : null;
    const bought = { price, participantId: null, isKeeper: false };
    return { id: idOf(player), position: positionOf(player), player: { ...player, ...money, ...bought } };
  });
const leftOf = (id: string, sold: readonly string[] = []) => {
  const rows = rowsWith(sold);
  const row = rows.find((each) => each.id === id);
  return row && tierLeft(rows, row);
};

test('a sold player is missing from what is left of their tier, and from no other', () => {
  const { undraftedCount = 0, totalCount = 0 } = leftOf('RB1') ?? {};
  expect(undraftedCount).toBe(totalCount);
  expect(leftOf('RB1', ['RB2', 'WR1'])).toEqual({ undraftedCount: totalCount - 1, totalCount });
});

test('by a list of one’s own the first at a position is worth what the costliest there is, and no dollar is added', () => {
  const rows = rowsWith(['RB2']).map((row, index) => ({ ...row, player: { ...row.player, value: 60 - index } }));
  const there = rows.filter(({ position }) => position === 'RB');
  const [first, second, third] = there.map(({ id }) => id);
  const values = valuesByPlaces(rows, new Map([third, first].map((id, index) => [id ?? '', index + 1])));
  const dollarsOf = (all: readonly AuctionRow[]) => all.map(({ player }) => player.value);
  const [most, next, last] = dollarsOf(there);
  expect([third, first, second].map((id) => values.get(id ?? ''))).toEqual([most, next, last]);
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  expect(sum([...values.values()])).toBe(sum(dollarsOf(rows)));
});

test('heads order by price: bargains by what they leave, whoever has no price last, a sold player by the one paid', () => {
  const rows = rowsWith(['RB2'])
    .slice(0, 4)
    .map((row, index) => ({
      ...row,
      player: {
        ...row.player,
        expectedPrice: [9, null, 4, 6][index] ?? null,
        suggestedMaximum: [10, 50, 15, 3][index] ?? 0,
      },
    }));
  const placesBy = (sort: string) => inOrder(rows, sort, LIST_ORDERS).map((row) => rows.indexOf(row));
  expect(placesBy('-bargain')).toEqual([2, 0, 3, 1]);
  expect(placesBy('bargain')).toEqual([3, 0, 2, 1]);
  expect(placesBy('-expected')).toEqual([0, 3, 2, 1]);
  const sold = rowsWith(['RB2']);
  expect(inOrder(sold, '-now', LIST_ORDERS)[0]?.id).toBe('RB2');
});
