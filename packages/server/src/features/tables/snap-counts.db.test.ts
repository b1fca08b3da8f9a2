import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

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

test('a week has that week alone, and the sides of the ball are told apart', async () => {
  expect((await snapsOf({ week: 3 })).every(({ games }) => games === 1)).toBe(true);
  const defenders = await snapsOf({ side: 'defense' });
  expect(defenders.length).toBeGreaterThan(50);
  expect(defenders.some(({ athlete }) => athlete?.position === 'QB')).toBe(false);
});
