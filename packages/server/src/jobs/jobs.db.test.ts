import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobsOver } from '../db/job-queues.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { defineJob, Later, NOTHING, type Turn, withParts } from './define-job.ts';
import { type JobRoom, jobRoom } from './job-room.ts';
import { jobCounts, jobFailures } from './jobs.queries.ts';
import { bringForward, hasten, send } from './send.ts';

const { db, connection } = await scratchDatabase();
const rooms: JobRoom[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.stop();
  await sql`delete from jobs.job`.execute(db);
});

type Work = (what: string, turn: Turn) => Promise<void>;
const count = defineJob({
  name: 'count',
  schema: z.object({ what: z.string() }),
  retry: { times: 1, firstPauseSeconds: 60 },
  atOnce: 2,
  atOnceOfGroup: 1,
  run: ({ what }, { work }: { readonly work: Work }, turn) => work(what, turn),
});
// One at once: a second worker may have asked for more just before the end, and rightly takes what comes.
const alone = defineJob({ ...count, name: 'alone', isAlone: true, atOnce: 1 });

/** A process that carries both kinds out. */
function room(work: Work, drainMs = 5_000) {
  const errors: string[] = [];
  const jobs = [withParts(count, { work }), withParts(alone, { work })];
  const made = jobRoom({ db, jobs, drainMs, onError: (error, what) => errors.push(`${what}: ${error}`) });
  rooms.push(made);
  return { ...made, errors };
}
const states = async () =>
  (await sql<{ state: string }>`select state::text from jobs.job order by created_on`.execute(db)).rows.map(
    ({ state }) => state,
  );

describe('a job', () => {
  test('that is sent in a transaction that is taken back is never carried out', async () => {
    const done: string[] = [];
    const change = db.transaction().execute(async (transaction) => {
      await send(transaction, count, { what: 'taken back' });
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    await db.transaction().execute((transaction) => send(transaction, count, { what: 'kept' }));
    await room(async (what) => void done.push(what)).runWaiting();
    expect(done).toEqual(['kept']);
  });

  test('that is sent again while the same one waits is carried out once', async () => {
    const done: string[] = [];
    const taken = [
      await send(db, alone, { what: 'first' }, { key: 'league 1' }),
      await send(db, alone, { what: 'again' }, { key: 'league 1' }),
      await send(db, alone, { what: 'other' }, { key: 'league 2' }),
    ];
    expect(taken).toEqual([true, false, true]);
    await room(async (what) => void done.push(what)).runWaiting();
    expect(done).toEqual(['first', 'other']);
  });

  test('with a lower priority is taken after the others, until it is hastened', async () => {
    const done: string[] = [];
    await send(db, alone, { what: 'hastened' }, { key: 'league 1', priority: -1 });
    await send(db, alone, { what: 'later' }, { key: 'league 2', priority: -1 });
    await send(db, alone, { what: 'now' }, { key: 'league 3' });
    expect(await hasten(db, alone, { what: 'hastened, with this' }, 'league 1')).toBe(true);
    const { runWaiting } = room(async (what) => void done.push(what));
    await runWaiting();
    expect(done).toEqual(['hastened, with this', 'now', 'later']);
    expect(await hasten(db, alone, { what: 'too late' }, 'league 1')).toBe(false);
  });

  test('that failed and would be tried again later is tried again at once when it is hastened', async () => {
    const done: string[] = [];
    await send(db, alone, { what: 'fails' }, { key: 'league 1' });
    const { runWaiting } = room(async (what) => {
      if (what === 'fails') throw new Error('no');
      done.push(what);
    });
    await runWaiting();
    await runWaiting();
    expect(done).toEqual([]);
    expect(await hasten(db, alone, { what: 'goes well' }, 'league 1')).toBe(true);
    await runWaiting();
    expect(done).toEqual(['goes well']);
  });

  test('is brought forward with what it carries, and none that comes sooner already is put back', async () => {
    const done: string[] = [];
    const sent = { 'by itself': -2, 'looked at': -2, 'open before': -1, 'asked for': 0 };
    for (const [what, priority] of Object.entries(sent)) await send(db, alone, { what }, { key: what, priority });
    const asked: string[][] = [];
    const meant = (keys: readonly string[]) => {
      asked.push(keys.toSorted());
      return Promise.resolve(Object.keys(sent).filter((key) => key !== 'by itself'));
    };
    await bringForward(db, alone, -1, meant);
    await room(async (what) => void done.push(what)).runWaiting();
    expect(done).toEqual(['asked for', 'looked at', 'open before', 'by itself']);
    await bringForward(db, alone, -1, meant);
    expect(asked, 'nothing waits the second time').toEqual([['by itself', 'looked at']]);
  });

  test('that is asked for at most once in a while is not taken again once it is done', async () => {
    const { runWaiting } = room(async () => {});
    expect(await send(db, count, { what: 'now' }, { onceInSeconds: 86_400 })).toBe(true);
    await runWaiting();
    expect(await send(db, count, { what: 'now' }, { onceInSeconds: 86_400 })).toBe(false);
  });

  test('with another payload than it is declared with is refused where it is sent', async () => {
    await expect(send(db, count, { what: 1 as never })).rejects.toThrow();
    expect(await states()).toEqual([]);
  });

  test('that comes round by itself is carried out with what its schedule sends', async () => {
    let rounds = 0;
    const retry = { times: 0, firstPauseSeconds: 1 };
    const run = async () => void rounds++;
    const job = defineJob({ name: 'comes-round', schema: NOTHING, retry, every: '0 0 1 1 *', run });
    const made = jobRoom({ db, jobs: [withParts(job, {})], onError: (error) => expect.fail(String(error)) });
    await made.start(connection);
    await made.stop();
    const boss = jobsOver(db);
    const [schedule] = await boss.getSchedules(job.name);
    await boss.send(job.name, schedule?.data as object);
    await made.runWaiting();
    expect(rounds).toBe(1);
    await boss.unschedule(job.name);
  });

  test('that fails is told, seen by the operator, tried again after its pause, and given up in the end', async () => {
    const turns: boolean[] = [];
    const { runWaiting, errors } = room(async (_what, { isLast }) => {
      turns.push(isLast);
      throw new Error('the platform is away');
    });
    await send(db, count, { what: 'it' });
    await runWaiting();
    expect(turns).toEqual([false]);
    const [failure] = await jobFailures(db, 10);
    expect(failure).toMatchObject({ name: 'count', isGivenUp: false, problem: 'the platform is away' });
    expect(failure?.nextAt?.getTime()).toBeGreaterThan(failure?.failedAt?.getTime() ?? 0);

    await sql`update jobs.job set start_after = now()`.execute(db);
    await runWaiting();
    expect(turns).toEqual([false, true]);
    expect(await jobFailures(db, 10)).toMatchObject([{ isGivenUp: true, nextAt: null }]);
    expect(errors).toEqual([
      "the job 'count' failed and is tried again: Error: the platform is away",
      "the job 'count' was given up: Error: the platform is away",
    ]);
  });

  test('that asks for later is tried again without a word, and told once it is given up', async () => {
    const { runWaiting, errors } = room(async () => {
      throw new Later('somebody else is at it');
    });
    await send(db, count, { what: 'it' });
    await runWaiting();
    expect(await states()).toEqual(['retry']);
    expect(errors).toEqual([]);

    await sql`update jobs.job set start_after = now()`.execute(db);
    await runWaiting();
    expect(await states()).toEqual(['failed']);
    expect(errors).toEqual(["the job 'count' was given up: Error: somebody else is at it"]);
  });

  test('whose process died over it is carried out again', async () => {
    const done: string[] = [];
    await send(db, count, { what: 'it' });
    const dead = jobsOver(db);
    expect(await dead.fetch('count')).toHaveLength(1); // and nobody hears of it again
    const { runWaiting } = room(async (what) => void done.push(what));
    await runWaiting();
    expect(done).toEqual([]);
    await sql`update jobs.job set heartbeat_on = now() - interval '2 minutes'`.execute(db);
    await jobsOver(db).supervise('count');
    await sql`update jobs.job set start_after = now()`.execute(db);
    await runWaiting();
    expect(done).toEqual(['it']);
  });
});

describe('processes that carry jobs out', () => {
  test('share them: each job is one process’s', async () => {
    const done: string[] = [];
    const work: Work = async (what) => void done.push(what);
    await Promise.all([room(work).start(connection), room(work).start(connection)]);
    const all = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    for (const what of all) await send(db, count, { what });
    await expect.poll(() => done.length, { timeout: 10_000, interval: 10 }).toBe(20);
    await Promise.all(rooms.splice(0).map(({ stop }) => stop()));
    expect([...done].sort()).toEqual([...all].sort());
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  test('leave room for others while a group takes long', async () => {
    const slow = Promise.withResolvers<void>();
    const begun: string[] = [];
    const { start } = room(async (what) => {
      begun.push(what);
      if (what === 'slow') await slow.promise;
    });
    await start(connection);
    await send(db, count, { what: 'slow' }, { group: 'slow' });
    await expect.poll(() => begun, { timeout: 10_000, interval: 10 }).toEqual(['slow']);
    for (const what of ['slow', 'quick']) await send(db, count, { what }, { group: what });
    await expect.poll(() => begun.toSorted(), { timeout: 10_000, interval: 10 }).toEqual(['quick', 'slow']);
    slow.resolve();
    await expect.poll(() => begun.toSorted(), { timeout: 10_000, interval: 10 }).toEqual(['quick', 'slow', 'slow']);
  });

  test('let what runs end when they stop, and take nothing more', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { start, stop } = room(async () => {
      begun.resolve();
      await goOn.promise;
    });
    await start(connection);
    await send(db, alone, { what: 'it' });
    await begun.promise;
    const stopping = stop();
    await send(db, alone, { what: 'later' }, { key: 'later' });
    goOn.resolve();
    await stopping;
    expect(await states()).toEqual(['completed', 'created']);
  });

  test('tell what does not end in time to stop, and put it back', async () => {
    const begun = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const { start, stop } = room(async (_what, { signal }) => {
      signal.addEventListener('abort', () => told.resolve());
      begun.resolve();
      await new Promise(() => {});
    }, 0);
    await start(connection);
    await send(db, count, { what: 'it' });
    await begun.promise;
    await stop();
    await told.promise;
    expect(await states()).toEqual(['retry']);
  });
});

test('the operator sees how many wait, run and failed, and when the next comes', async () => {
  await send(db, count, { what: 'it' });
  const counts = (await jobCounts(db)).find(({ name }) => name === 'count');
  expect(counts).toMatchObject({ waiting: 1, running: 0, failed: 0, done: 0, every: null });
  expect(counts?.nextAt).toBeInstanceOf(Date);
});
