import { expect, test } from 'vitest';
import { keptOrder } from './kept-order.ts';

const rows = [{ points: 2 }, { points: 3 }, { points: 1 }];
const byPoints = (orderBy: string) => keptOrder(rows, orderBy, orderBy, ({ points }) => points);

test('rows stand in each order that was asked for', () => {
  expect(byPoints('points')).toEqual([{ points: 1 }, { points: 2 }, { points: 3 }]);
  expect(byPoints('-points')).toEqual([{ points: 3 }, { points: 2 }, { points: 1 }]);
});

test('an order of the same rows is made once, as long as it is asked for', () => {
  const first = byPoints('points');
  for (let other = 0; other < 20; other += 1) {
    byPoints(`-points.${other}`);
    expect(byPoints('points')).toBe(first);
  }
});

test('an order that nobody asks for any more goes', () => {
  const first = byPoints('points');
  for (let other = 0; other < 20; other += 1) byPoints(`-points.${other}`);
  expect(byPoints('points')).toEqual(first);
  expect(byPoints('points')).not.toBe(first);
});
