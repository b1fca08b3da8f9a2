import { expect, test } from 'vitest';
import { costOf, costsOf, fallsOf, leastOf } from './expectations.ts';
import type { Figure } from './measure.ts';

test.each<[Figure, number | null]>([
  [{ amount: 6, unit: 'ms' }, 3],
  [{ amount: 500, unit: 'µs' }, 0.25],
  [{ amount: 250, unit: 'per second' }, 2],
  [{ amount: 120, unit: 'kB' }, 120],
  [{ amount: 2, unit: 'MB' }, 2_000],
  [{ amount: 95, unit: 'points' }, null],
])('beside a reference of 2 ms the cost of %o is %d', (ours, cost) => {
  expect(costOf({ name: 'row', ours }, 2)).toBe(cost);
});

test('a machine that is three times slower costs the same', () => {
  const rows = (slower: number) => [{ name: 'draft', ours: { amount: 4 * slower, unit: 'ms' as const } }];
  expect(costsOf(rows(3), 0.5 * 3)).toEqual(costsOf(rows(1), 0.5));
});

test('a row may lose a quarter of its speed and no more, and the one that lost more is named', () => {
  expect(fallsOf({ draft: 3, grades: 3 }, { draft: 3.99, grades: 4.01 })).toEqual([
    'grades: 75 % of the speed that is expected',
  ]);
});

test('a row that is expected and was not measured has fallen', () => {
  expect(fallsOf({ draft: 3 }, {})).toEqual(['draft: was not measured']);
});

test('a row of which nothing is expected, or that became faster, has not fallen', () => {
  expect(fallsOf({ draft: 3 }, { draft: 1, waiting: 900 })).toEqual([]);
});

test('of several measurements of a row the least disturbed one counts', () => {
  expect(leastOf({ draft: 4, grades: 1 }, { draft: 3, grades: 2 })).toEqual({ draft: 3, grades: 1 });
});
