import { expect, test } from 'vitest';
import { nextSort, sortDirection } from './sort-key.ts';

test('a first click shows the best end of a column, a second one the other', () => {
  expect(nextSort('rank', 'points', true)).toBe('-points');
  expect(nextSort('-points', 'points', true)).toBe('points');
  expect(nextSort('points', 'adp', false)).toBe('adp');
  expect(nextSort('adp', 'adp', false)).toBe('-adp');
});

test('only the column in force has a direction', () => {
  expect(sortDirection('-points', 'points')).toBe('descending');
  expect(sortDirection('points', 'points')).toBe('ascending');
  expect(sortDirection('-points', 'adp')).toBe('none');
});
