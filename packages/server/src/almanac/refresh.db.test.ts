import { expect, test } from 'vitest';
import { withParts } from '../jobs/define-job.ts';
import { jobRoom } from '../jobs/job-room.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { refreshAlmanac, refreshNow } from './refresh.job.ts';

const { db } = await scratchDatabase();

test('two processes that start together read the sources once', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const refresh = async () => {
    runs++;
  };
  const jobs = [withParts(refreshAlmanac, { refresh })];
  const startOne = async () => {
    const taken = await refreshNow(db);
    await jobRoom({ db, jobs, onError: (error) => errors.push(error) }).runWaiting();
    return taken;
  };
  expect((await Promise.all([startOne(), startOne()])).sort()).toEqual([false, true]);
  expect([runs, errors]).toEqual([1, []]);
});
