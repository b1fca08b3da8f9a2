import { expect, test } from 'vitest';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import type { AuctionRow } from '../lot/nominees.ts';
import { tierLeft } from './auction-list.ts';

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
