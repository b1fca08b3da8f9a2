import { expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import { weekAtFirst } from './week-at-first.ts';

test('a league opens on its present week, one that is over on its last', () => {
  const { league } = buildLeague();
  if (!league) throw new Error('the league was not read');
  expect(weekAtFirst(league)).toBe(4);
  expect(weekAtFirst({ ...league, status: 'COMPLETED', settings: { ...league.settings, currentWeek: null } })).toBe(17);
  expect(weekAtFirst(null)).toBeNull();
});
