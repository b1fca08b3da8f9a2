import { expect, test } from 'vitest';
import { buildSystem } from '../../testing/build-system.ts';
import { scoringOptions } from './scoring-options.ts';

const systems = [
  buildSystem({ id: '1' }),
  buildSystem({ id: '2', name: 'PPR', paywallTier: 1 }),
  buildSystem({ id: '7', name: 'Sleeper', ADPProviderName: 'sleeper', paywallTier: 1 }),
  buildSystem({ id: '17', isHidden: true }),
  buildSystem({ id: 'own', name: 'Home', userId: 'me', ADPProviderName: 'espn' }),
  buildSystem({ id: 'league', name: 'Office', userId: 'me', leagueId: 'l1' }),
];

test("a person's own come first, then leagues', the standard ones and the platforms'; hidden ones are left out", () => {
  expect(scoringOptions(systems, 1).map(({ system, group }) => [group, system.id])).toEqual([
    ['Yours', 'own'],
    ['Leagues', 'league'],
    ['Standard', '1'],
    ['Standard', '2'],
    ['Platforms', '7'],
  ]);
});

test('a hidden one is shown while it is in force', () => {
  expect(scoringOptions(systems, 1, '17').map(({ system }) => system.id)).toContain('17');
});

test("what lies above the person's tier is locked, and opens with that tier", () => {
  const locks = (tier: number) => scoringOptions(systems, tier).map(({ lockTier }) => lockTier);
  expect(locks(0)).toEqual([null, null, null, 1, 1]);
  expect(locks(1)).toEqual([null, null, null, null, null]);
});

test("of a person's own systems with the same name, those after the first are numbered", () => {
  const twins = ['a', 'b', 'c'].map((id) => buildSystem({ id, name: 'Mine', userId: 'me' }));
  expect(scoringOptions([...systems, ...twins], 2).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Home', 'Mine', 'Mine (2)', 'Mine (3)']),
  );
});
