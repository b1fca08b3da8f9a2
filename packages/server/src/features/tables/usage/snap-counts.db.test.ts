import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './snap-counts.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const snapsOf = async (more: object = {}) =>
  (await server.ask('listSnapCounts', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('snaps of the season are those of its weeks together, and the share is the mean of the games', async () => {
  const [first] = await snapsOf();
  const { column } = edition.tables.snapCounts;
  const games = [...column.playerId.keys()].filter(
    (row) =>
      column.season[row] === 2025 && column.playerId[row] === first?.athlete?.id && (column.offenseSnaps[row] ?? 0) > 0,
  );
  const sum = (values: ArrayLike<number>) => games.reduce((total, row) => total + (values[row] ?? 0), 0);
  expect(first).toMatchObject({ games: games.length, snaps: sum(column.offenseSnaps) });
  expect(first?.share).toBeCloseTo(sum(column.offensePercent) / games.length, 1);
  expect(first?.perGame).toBeCloseTo(sum(column.offenseSnaps) / games.length, 1);
});

test('a player who was traded has one row that names both teams, in the order of the games', () => {
  const game = {
    season: 2025,
    playerId: 'moved',
    offenseSnaps: 0,
    offensePercent: 0,
    defenseSnaps: 40,
    defensePercent: 60,
  };
  const snapCounts = [
    { ...game, week: 10, teamId: 'BUF' },
    { ...game, week: 2, teamId: 'NYJ' },
    { ...game, week: 1, teamId: 'NYJ' },
  ];
  const asked = { edition: buildTestEdition({ snapCounts }), season: 2025, choices: { side: 'defense' } } as const;
  expect(rows({ ...asked, week: -1 })).toMatchObject([{ entityId: 'moved', games: 3, snaps: 120, teams: 'NYJ, BUF' }]);
  expect(rows({ ...asked, week: 10 })).toMatchObject([{ games: 1, teams: 'BUF' }]);
});

test('a season is its regular games, as in every other table, and a week of the play-offs is shown when it is asked for', () => {
  const game = {
    ...{ season: 2025, playerId: 'still-in', teamId: 'CHI' },
    ...{ offenseSnaps: 0, offensePercent: 0, defenseSnaps: 40, defensePercent: 60 },
  };
  const snapCounts = [18, 19, 22].map((week) => ({ ...game, week }));
  const asked = { edition: buildTestEdition({ snapCounts }), season: 2025, choices: { side: 'defense' } } as const;
  expect(rows({ ...asked, week: -1 })).toMatchObject([{ games: 1, snaps: 40 }]);
  expect(rows({ ...asked, week: 19 })).toMatchObject([{ games: 1, snaps: 40 }]);
});

test('a week has that week alone, and the sides of the ball are told apart', async () => {
  expect((await snapsOf({ week: 3 })).every(({ games }) => games === 1)).toBe(true);
  const defenders = await snapsOf({ side: 'defense' });
  expect(defenders.length).toBeGreaterThan(50);
  expect(defenders.some(({ athlete }) => athlete?.position === 'QB')).toBe(false);
});
