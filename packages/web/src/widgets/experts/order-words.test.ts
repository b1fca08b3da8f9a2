import { expect, test } from 'vitest';
import { hasOwnOrder, orderWords, restOrderWords } from './order-words.ts';

test('a list that follows published projections names their publishers', () => {
  expect(orderWords({ basis: 'projections', projectedBy: ['ESPN', 'Sleeper'] })).toContain('ESPN, Sleeper');
  expect(hasOwnOrder({ basis: 'projections' })).toBe(true);
});

test('a list in the order of drafts says so, and does not count as made for its weeks', () => {
  expect(orderWords({ basis: 'drafts', projectedBy: [] })).toContain('order of drafts before the season');
  expect(restOrderWords({ basis: 'drafts' })).toContain('order of drafts before the season');
  expect(hasOwnOrder({ basis: 'drafts' })).toBe(false);
  expect(hasOwnOrder({ basis: 'restOfSeason' })).toBe(false);
});

test('a list of the rest of a season that somebody made needs no word of it', () => {
  expect(restOrderWords({ basis: 'lists' })).toBeNull();
});
