import { afterEach, expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { keepFresh } from './refresh.job.ts';

const { connection } = await scratchDatabase();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

test('two processes that start together read the sources once', async () => {
  let runs = 0;
  const refresh = async () => {
    runs++;
  };
  const errors: unknown[] = [];
  const parts = { connection, isDue: true, onError: (error: unknown) => errors.push(error), refresh };
  stops.push(...(await Promise.all([keepFresh(parts), keepFresh(parts)])));
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
  await new Promise((done) => setTimeout(done, 2_500)); // longer than the queue is polled
  expect([runs, errors]).toEqual([1, []]);
});
