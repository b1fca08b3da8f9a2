import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import { opponentsIn, parseTradePlace } from './trade-place.ts';

const LEAGUE = '0a1b2c3d-0000-4000-8000-000000000001';

test.each([
  [{}, {}],
  [
    { league: LEAGUE, opponent: '7' },
    { league: LEAGUE, opponent: '7' },
  ],
  [{ league: 'mine', opponent: 7 }, { opponent: '7' }],
  [{ league: 5, opponent: '' }, {}],
  [{ opponent: 'x'.repeat(65) }, {}],
  [
    { opponent: '2', away: '1:a,1:b', for: '2:c' },
    { opponent: '2', away: '1:a,1:b', for: '2:c' },
  ],
  [{ away: '', for: '1:a,1:a' }, {}],
  [{ away: '1:a,,1:b', for: ['2:c'] }, {}],
  [{ away: 'a,b,c,d,e', for: 'a,b,c,d,e,f' }, { away: 'a,b,c,d,e' }],
  [{ away: 'x'.repeat(129), for: 7 }, {}],
])('an address says %j: what fits is taken, the rest left out', (search, place) => {
  expect(parseTradePlace(search)).toEqual(place);
});

test('all other teams can be traded with, and none in a guillotine', () => {
  const ids = (league: UserLeague) => opponentsIn(league).map(({ id }) => id);
  expect(ids(buildLeague())).toEqual(['2']);
  expect(ids(buildLeague({ cardGamingMode: 'guillotine' }))).toEqual([]);
});
