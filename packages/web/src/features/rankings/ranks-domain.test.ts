import { expect, test } from 'vitest';
import { ranksDomain } from './ranks-domain.ts';

test('ranks close together fill the strip', () => {
  expect(ranksDomain([{ consensus: 4, ranks: { scout: 2, market: 9 } }])).toEqual({ min: 2, max: 9 });
});

test('one rank far away does not press the others together', () => {
  expect(ranksDomain([{ consensus: 8, ranks: { scout: 2, market: 450 } }])).toEqual({ min: 2, max: 24 });
});

test('a page without ranks still has a scale', () => {
  expect(ranksDomain([])).toEqual({ min: 0, max: 1 });
});
