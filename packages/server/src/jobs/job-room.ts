// Carries jobs out. Every process on the database does; each job is one process's at a time.
import type pg from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../db/database.ts';
import { JOBS_SCHEMA, jobsOver } from '../db/job-queues.ts';
import { PatientClient } from '../db/patient-client.ts';
import { Later, type ReadyJob } from './define-job.ts';
import { forgetPayload, makeQueue } from './jobs.queries.ts';
import { queueSettings } from './queue-settings.ts';

/** New jobs are announced; this often they are looked for all the same, and oftener while nothing can be announced. */
const LOOK_SECONDS = { announced: 30, otherwise: 2 };
/** How often what was done long ago is forgotten. */
const MAINTENANCE_SECONDS = 3_600;
/** How often jobs are looked for whose process is dead. */
const DEAD_SECONDS = 20;
const DRAIN_MS = 5_000;

export interface JobRoom {
  /** Begins to carry jobs out as they come, and their schedules; the database is reached by connections of its own. */
  start(connection: pg.ClientConfig): Promise<void>;
  /** Carries out what waits and is due, until nothing is left: for a process in which nothing has begun. */
  runWaiting(): Promise<void>;
  /**
   * Takes nothing new and lets what runs end; what has not ended in time is told so and put back, for another process.
   */
  stop(): Promise<void>;
}

/** Counts a try at a job that failed. */
export type FailedTry = (name: string, isLast: boolean) => void;

/** Stands around a try at a job of a name. */
export type AroundTry = (name: string, run: () => Promise<void>) => Promise<void>;

interface Parts {
  readonly db: Db;
  readonly jobs: readonly ReadyJob[];
  /** Told of each try that failed, and of a database that is away. */
  readonly onError: (error: unknown, what: string) => void;
  /** Told which job it was, and whether that was its last try; nobody is unless given. */
  readonly onFailedTry?: FailedTry | undefined;
  /** Runs each try, and what it throws is thrown; nothing stands around it unless given. */
  readonly around?: AroundTry | undefined;
  /** Longest wait for running jobs at the end, milliseconds. */
  readonly drainMs?: number;
}

/** Handed on to the pool of connections, which the library's own settings do not name. */
const OF_ITS_POOL: object = { Client: PatientClient };

export function jobRoom({
  db,
  jobs,
  onError,
  onFailedTry,
  around = (_name, run) => run(),
  drainMs = DRAIN_MS,
}: Parts): JobRoom {
  const stopping = new AbortController();
  let boss: PgBoss | null = null;

  /** One try. A failure is told here, and whatever ends it is thrown, so that the job is tried again. */
  async function carryOut(job: ReadyJob, taken: JobWithMetadata, over: PgBoss): Promise<void> {
    const { id, data, retryCount, retryLimit } = taken;
    const isLast = retryCount >= retryLimit;
    try {
      const signal = AbortSignal.any([stopping.signal, ...(taken.signal ? [taken.signal] : [])]);
      await around(job.name, () => job.carryOut(data, { signal, isLast }));
    } catch (error) {
      if (isLast || !(error instanceof Later)) {
        onFailedTry?.(job.name, isLast);
        onError(error, `the job '${job.name}' ${isLast ? 'was given up' : 'failed and is tried again'}`);
      }
      if (isLast && job.isPersonal) await forgetPayload(db, job.name, id);
      throw error;
    }
    await over.complete(job.name, taken);
    if (job.isPersonal) await forgetPayload(db, job.name, id);
  }

  async function beginWork(over: PgBoss, job: ReadyJob): Promise<void> {
    for (let worker = 0; worker < (job.atOnce ?? 1); worker++) {
      const looks = {
        includeMetadata: true,
        pollingIntervalSeconds: LOOK_SECONDS.otherwise,
        notifyPollingIntervalSeconds: LOOK_SECONDS.announced,
        ...(job.atOnceOfGroup !== undefined && { groupConcurrency: job.atOnceOfGroup }),
      } as const;
      const id = await over.work<object, void, typeof looks>(job.name, looks, async ([taken]) => {
        over.notifyWorker(id); // there may be more: it looks again at once, and rests when it finds nothing
        if (taken) await carryOut(job, taken, over);
      });
    }
  }

  return {
    async start(connection) {
      // Both libraries take the same settings of a connection, but spell absent ones differently.
      boss = new PgBoss({
        ...(connection as object),
        ...OF_ITS_POOL,
        schema: JOBS_SCHEMA,
        max: 2,
        useListenNotify: true,
        maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
        superviseIntervalSeconds: DEAD_SECONDS,
        monitorIntervalSeconds: DEAD_SECONDS,
      });
      boss.on('error', (error) => onError(error, 'jobs cannot be looked for'));
      boss.on('warning', ({ message, data }) => onError(data, message));
      await boss.start();
      for (const job of jobs) {
        await makeQueue(db, job);
        await boss.updateQueue(job.name, queueSettings(job));
        // Without a payload of its own a schedule sends null, which is not what a job without one is declared with.
        await (job.every === undefined ? boss.unschedule(job.name) : boss.schedule(job.name, job.every, {}));
        await beginWork(boss, job);
      }
    },

    async runWaiting() {
      const over = jobsOver(db);
      let ran: boolean;
      do {
        ran = false;
        const queues = new Set((await over.getQueues(jobs.map(({ name }) => name))).map(({ name }) => name));
        for (const job of jobs.filter(({ name }) => queues.has(name))) {
          const [taken] = await over.fetch<object>(job.name, { includeMetadata: true });
          if (!taken) continue;
          ran = true;
          await carryOut(job, taken, over).catch((error: object) => over.fail(job.name, taken, error));
        }
      } while (ran);
    },

    async stop() {
      const running = boss;
      boss = null;
      if (!running) return;
      const ended = Promise.all(jobs.map(({ name }) => running.offWork(name)));
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, drainMs);
      await Promise.race([ended, late]);
      clearTimeout(timer);
      stopping.abort();
      await running.stop({ graceful: false });
    },
  };
}
