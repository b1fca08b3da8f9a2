import { expect, test } from 'vitest';
import { parseWaiverPlace } from './waiver-place.ts';

const LEAGUE = '0a1b2c3d-0000-4000-8000-000000000001';

test.each([
  [{}, {}],
  [{ league: LEAGUE }, { league: LEAGUE }],
  [{ league: 'mine', week: 3 }, {}],
  [{ league: 5 }, {}],
])('an address says %j: what fits is taken, the rest left out', (search, place) => {
  expect(parseWaiverPlace(search)).toEqual(place);
});
