import { expect, test } from 'vitest';
import { parseBestBallPlace } from './best-ball-place.ts';

const team = '00000000-0000-4000-8000-000000000000';

test.each([
  [{}, {}],
  [{ view: 'teams' }, {}],
  [
    { view: 'stacks', season: 2026, team },
    { view: 'stacks', season: '2026', team },
  ],
  [{ view: 'none', season: '26', team: '../x' }, {}],
])('an address that says %j shows %j', (search, place) => expect(parseBestBallPlace(search)).toEqual(place));
