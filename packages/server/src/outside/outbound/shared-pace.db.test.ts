import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { sharedPace } from './shared-pace.queries.ts';

const { db, connection } = await scratchDatabase();
/** So long that the time which the test itself takes is nothing beside it. */
const HOUR_MS = 3_600_000;
const hours = (ms: number | null) => ms && Math.round(ms / HOUR_MS);

test('turns of two processes come one after the other, none of them twice', async () => {
  const other = openDatabase(connection);
  const [ours, theirs] = [sharedPace(db), sharedPace(other)];
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? ours : theirs).turn('fan', HOUR_MS, 100 * HOUR_MS)),
  );
  await other.destroy();
  expect(turns.map(hours).sort((one, next) => (one ?? 0) - (next ?? 0))).toEqual(
    Array.from({ length: 20 }, (_, i) => i),
  );
});

test('a turn that is too far away is not taken', async () => {
  const pace = sharedPace(db);
  const turn = async (mostMs: number) => hours(await pace.turn('limit', HOUR_MS, mostMs));
  expect([await turn(0), await turn(0), await turn(0), await turn(HOUR_MS)]).toEqual([0, null, null, 1]);
});

test('a site that is put off has no turn before, and one put off for longer stays so', async () => {
  const pace = sharedPace(db);
  await pace.putOff('tired', 3 * HOUR_MS);
  await pace.putOff('tired', HOUR_MS);
  expect(hours(await pace.turn('tired', HOUR_MS, 100 * HOUR_MS))).toBe(3);
});

test('each site has turns of its own', async () => {
  expect(await sharedPace(db).turn('fresh', HOUR_MS, 0)).toBe(0);
});
