import { expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import { nameAmong } from './use-league-choices.ts';

const named = (name: string, fantasyConnector: string) => {
  const { league } = buildLeague({}, { name, fantasyConnector });
  if (!league) throw new Error('the league was read');
  return league;
};

test('leagues that are called the same are told apart by platform and season', () => {
  const leagues = [named('The League', 'Sleeper'), named('The League', 'Espn'), named('Night Shift', 'Espn')];
  expect(leagues.map((each) => nameAmong(leagues, each))).toEqual([
    'The League · Sleeper · 2026',
    'The League · ESPN · 2026',
    'Night Shift',
  ]);
});
