import { LONGEST_PLACE_NOTE } from '@pylon/contract/own-rankings/list-rules';
import type { RankingPlace } from '@pylon/contract/own-rankings/own-rankings';
import { withWholeTiers } from '@pylon/engine/own-rankings/ranked-places';
import { rankingLines } from '@pylon/engine/own-rankings/ranking-text';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listText } from './list-file.ts';

const anyName = fc
  .tuple(
    fc.constantFrom("Ja'Marr", 'Amon-Ra', 'D.K.', 'José', 'Kenneth', 'C.J.'),
    fc.constantFrom('Chase', 'St. Brown', 'Ñandú', 'Walker III', 'Smith-Njigba', 'Jones Jr.'),
  )
  .map((parts) => parts.join(' '));

const anyPlace: fc.Arbitrary<RankingPlace> = fc
  .record({
    name: anyName,
    team: fc.constantFrom('CIN', 'LAR', 'KC', null),
    position: fc.constantFrom(...POSITIONS.filter((each) => each !== 'DST')),
    step: fc.integer({ min: 0, max: 3 }),
    mark: fc.constantFrom('target' as const, 'avoid' as const, null),
    note: fc
      .string({ unit: fc.constantFrom(...`abc ,;"'=+-@<>\\|#1é🏈`), maxLength: LONGEST_PLACE_NOTE })
      // a quote before what a spreadsheet would run is the file's own
      .map((text) => text.trim().replace(/^'+(?=[=+@-])/, '')),
  })
  .map(({ name, team, position, step, mark, note }) => ({
    athlete: {
      ...{ id: name, firstName: '', lastName: '', fullName: name, position, jersey: null, status: 'ACT' },
      ...{ injuryStatus: null, headshotURL: null, team },
    },
    team: null,
    entityId: name,
    lastKnownName: null,
    byeWeek: 7,
    tier: step,
    mark,
    note,
  }));

/** Steps become tiers. */
const anyList = fc.array(anyPlace, { minLength: 1, maxLength: 30 }).map((places) => {
  let tier = 1;
  const stepped = places.map((place) => {
    tier += place.tier === 0 ? 1 : 0;
    return { ...place, tier };
  });
  return withWholeTiers(stepped);
});

test('what is written to a file is read from it again, line by line', () => {
  fc.assert(
    fc.property(anyList, (places) => {
      expect(
        rankingLines(listText(places)).map(({ name, teamId, position, tier, mark, note }) => ({
          ...{ name, team: teamId, position, tier, mark, note },
        })),
      ).toEqual(
        places.map(({ athlete, tier, mark, note }) => ({
          ...{ name: athlete?.fullName, team: athlete?.team, position: athlete?.position, tier, mark, note },
        })),
      );
    }),
  );
});
