import { expect, test } from 'vitest';
import { buildSales } from '../../../../testing/build-auction.ts';
import { teamSurpluses } from './surplus.ts';

const sales = buildSales([
  { id: 'TE1', price: 5, value: 40, isKeeper: true },
  { id: 'RB1', price: 50, value: 40 },
  { id: 'RB2', price: 20, value: 34, to: 'seat-2' },
  { id: 'RB3', price: 10, value: 10.5 },
  { id: 'RB4', price: 30, value: 33 },
]);
test('what a team paid and got leaves its keepers out', () => {
  expect(teamSurpluses(sales)).toEqual([
    { participantId: 'seat-2', paid: 20, value: 34, surplus: 14 },
    { participantId: 'seat-1', paid: 90, value: 83.5, surplus: -6.5 },
  ]);
});
