import { expect, test } from 'vitest';
import { dollars, savedPercent, sum } from './price-words.ts';

test.each([
  [799, '$7.99'],
  [4_000, '$40'],
  [0, '$0'],
  [-1_250, '−$12.50'],
])('%i cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

test.each([
  [799, '$7.99'],
  [500, '$5.00'],
  [-1_250, '−$12.50'],
])('sums under each other are written to the cent: %i cents are %s', (cents, text) => {
  expect(sum(cents)).toBe(text);
});

test('a season is held against the twelve months that it replaces', () => {
  expect(savedPercent(799, 3_999)).toBe(58);
  expect(savedPercent(1_000, 12_000)).toBe(0);
});
