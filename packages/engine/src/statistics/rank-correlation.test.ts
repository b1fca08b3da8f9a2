import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

test('the same order is 1, the opposite one -1', () => {
  expect(rankCorrelation([9, 5, 1], [30, 20, 10])).toBeCloseTo(1);
  expect(rankCorrelation([9, 5, 1], [10, 20, 30])).toBeCloseTo(-1);
});

test('equal values share the middle of their ranks', () => {
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 of √(4.5 · 5)
  expect(rankCorrelation([9, 5, 5, 1], [40, 30, 20, 10])).toBeCloseTo(4.5 / Math.sqrt(22.5));
});

test('nothing is told of one thing, or where all are equal', () => {
  expect(rankCorrelation([1], [1])).toBeNull();
  expect(rankCorrelation([2, 2], [1, 5])).toBeNull();
});
