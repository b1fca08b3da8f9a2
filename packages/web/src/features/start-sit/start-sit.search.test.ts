import { expect, test } from 'vitest';
import { parseStartSit, startSitInput } from './start-sit.search.ts';

const LEAGUE = '0a1b2c3d-0000-4000-8000-000000000001';

test.each([
  [{ league: LEAGUE }, { league: LEAGUE }],
  [{ userLeague: LEAGUE }, { league: LEAGUE }],
  [{ league: '12-200-1-2-3-1-1-0-0-0-1-1-6' }, {}],
  [
    { players: 'BUF,KC', week: 9, starters: 2 },
    { players: 'BUF,KC', week: 9, starters: 2 },
  ],
  [{ week: 19, starters: 9 }, {}],
])('an address says %j: what fits is taken, also by the name that it had', (search, read) => {
  expect(parseStartSit(search)).toEqual(read);
});

test('a league has a scoring of its own', () => {
  expect(startSitInput({ players: 'BUF', league: LEAGUE, scoring: '2' })).toEqual({
    PlayerIDs: ['BUF'],
    userLeagueId: LEAGUE,
  });
});
