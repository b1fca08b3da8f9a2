import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { baseScoring, type KnownScoring } from '../../../wire/scoring-system.ts';
import { rows } from './expected-points.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const expectedOf = async (more: object = {}) =>
  (await server.ask('listExpectedPoints', { seasonId: '2025', limit: 1000, ...more }, token)).rows;
const total = (all: readonly Readonly<Record<string, unknown>>[], key: string) =>
  all.reduce((sum, row) => sum + Number(row[key]), 0);

test('what a league scores is about what was expected of its chances, and players stray to both sides', async () => {
  const season = await expectedOf();
  const ratio = total(season, 'points') / total(season, 'expected');
  expect(ratio).toBeGreaterThan(0.85);
  expect(ratio).toBeLessThan(1.15);
  for (const { points, expected, difference } of season)
    expect(Number(difference)).toBeCloseTo(Number(points) - Number(expected), 1);
  expect(season.some(({ difference }) => Number(difference) > 10)).toBe(true);
  expect(season.some(({ difference }) => Number(difference) < -10)).toBe(true);
});

test('weeks of their own add up to all of them', async () => {
  const of = async (more: object) => total(await expectedOf(more), 'expected');
  const [first, second] = [await of({ throughWeek: '3' }), await of({ fromWeek: '4' })];
  expect(first + second).toBeCloseTo(await of({}), 0);
});

test('the last three are three games at most', async () => {
  expect((await expectedOf({ last: 'three' })).every(({ games }) => Number(games) <= 3)).toBe(true);
});

const game = { season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF' };
const given = {
  ...{ targets: 4, expectedCatches: 2.5, expectedReceivingYards: 30, expectedReceivingTouchdowns: 0.5 },
  expectedRushYards: 0,
};
const asked = (usageWeeks: readonly object[], position = 'WR', scoring = '1') => {
  const line = { receivingTargets: 4, receivingReceptions: 4, receivingYards: 60, receivingTouchdowns: 1 };
  const edition = buildTestEdition(
    buildRows({
      players: ['one', 'other'].map((playerId) => ({ playerId, position })),
      statWeeks: [
        { ...game, entityId: 'one', ...line },
        { ...game, week: 2, entityId: 'one', ...line },
        { ...game, entityId: 'other', ...line },
      ],
      usageWeeks: usageWeeks.map((row) => ({ ...game, playerId: 'one', ...row })),
    }),
  );
  const own = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
  const known = baseScoring(scoring) as KnownScoring; // everybody's systems
  return rows({ edition, season: 2025, week: -1, scoring: known, choices: own });
};

test('expected are catches, yards and touchdowns in the asked scoring, and tries for two points as usual', () => {
  const twoPoints = 2 * 0.5 * 0.05165; // as many of a receiver's touchdowns
  const [row] = asked([given]);
  expect(row).toMatchObject({ games: 1, points: 14, touchdowns: 1, expectedTouchdowns: 0.5, chances: 4 });
  expect(row?.expected).toBeCloseTo(0.5 * 2.5 + 3 + 3 + twoPoints, 4);
  expect(asked([given], 'WR', '2')[0]?.expected).toBeCloseTo(2.5 + 3 + 3 + twoPoints, 4);
});

test('a tight end’s premium is expected for their catches too', () => {
  const [plain, premium] = ['2', '5'].map((scoring) => Number(asked([given], 'TE', scoring)[0]?.expected));
  expect((premium ?? 0) - (plain ?? 0)).toBeCloseTo(0.5 * 2.5, 4);
});

test('a game without a chance counts against the player, one whose plays nobody counted does not', () => {
  const [row] = asked([given, { ...game, week: 2, playerId: 'other', ...given }]);
  expect(row).toMatchObject({ games: 2, points: 28, expectedTouchdowns: 0.5 });
  expect(asked([given])[0]).toMatchObject({ games: 1 });
});

test('who had no chance has no row, nor has anybody in an edition of before', () => {
  expect(asked([given]).map(({ entityId }) => entityId)).toEqual(['one']);
  expect(asked([{ targets: 4 }])).toEqual([]);
});
