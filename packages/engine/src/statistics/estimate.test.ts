import { expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';

test('an estimate has the mean, its error, and the middle eight tenths', () => {
  const { mean, standardError, low, high } = estimateOf(Array.from({ length: 100 }, (_, value) => value));
  expect(mean).toBeCloseTo(49.5);
  expect(standardError).toBeCloseTo(29.0115 / 10, 4);
  expect([low, high]).toEqual([10, 90]);
});

test('one value is its own mean without a known error', () => {
  expect(estimateOf([7])).toEqual({ mean: 7, standardError: 0, low: 7, high: 7 });
});
