import { expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import { namesOf } from './league-names.ts';

test('leagues of one list that are called the same are told apart', () => {
  const leagues = [
    buildLeague({}, { name: 'The League' }),
    buildLeague({}, { name: 'The League', fantasyConnector: 'Espn' }),
    buildLeague({}, null),
  ];
  expect(namesOf(leagues)).toEqual(['The League · Sleeper', 'The League · ESPN', 'New league']);
});
