import { expect, test } from 'vitest';
import { isOfTheWeek, orderWords } from './order-words.ts';

test('a list that follows published projections names their publishers', () => {
  expect(orderWords({ basis: 'projections', projectedBy: ['ESPN', 'Sleeper'] })).toContain('ESPN, Sleeper');
  expect(isOfTheWeek({ basis: 'projections' })).toBe(true);
});

test('a list in the order of drafts says so, and does not count as made for the week', () => {
  expect(orderWords({ basis: 'drafts', projectedBy: [] })).toContain('order of drafts before the season');
  expect(isOfTheWeek({ basis: 'drafts' })).toBe(false);
  expect(isOfTheWeek({ basis: 'restOfSeason' })).toBe(false);
});
