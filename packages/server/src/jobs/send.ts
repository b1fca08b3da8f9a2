import type { Db } from '../db/database.ts';
import { jobsOver } from '../db/job-queues.ts';
import type { Job } from './define-job.ts';
import { keysBelow, makeQueue, raisePriority } from './jobs.queries.ts';

/** What sending the same job again does. */
interface Sending {
  /** Jobs with the same key count as the same one. */
  readonly key?: string;
  /** What it waits for together with others, where the job bounds how many of a group run at once. */
  readonly group?: string;
  /** The higher ones are taken first; 0 unless given. */
  readonly priority?: number;
  /** One job of a key is taken in so many seconds, whatever has become of it. */
  readonly onceInSeconds?: number;
  /** It is not due before so many seconds have passed, 1 or more. */
  readonly afterSeconds?: number;
}

/**
 * Sends a job in the caller's transaction: it is carried out if and only if the change is made.
 *
 * @returns whether it was taken; false: the same one is there already
 */
export async function send<Payload extends object>(
  db: Db,
  job: Job<Payload, never>,
  payload: Payload,
  { key, group, priority, onceInSeconds, afterSeconds }: Sending = {},
): Promise<boolean> {
  const boss = jobsOver(db);
  // A job that is new to this database has no queue yet when a command sends it before the product has run.
  if (!(await boss.getQueue(job.name))) await makeQueue(db, job);
  const id = await boss.send(job.name, job.schema.parse(payload), {
    ...(key !== undefined && { singletonKey: key }),
    ...(group !== undefined && { group: { id: group } }),
    ...(priority !== undefined && { priority }),
    ...(onceInSeconds !== undefined && { singletonSeconds: onceInSeconds }),
    ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
  });
  return id !== null;
}

/**
 * Has a job that is sent and waits be taken now, with this payload, and as if it had no priority of its own: one that
 * would be tried again later is tried again at once.
 *
 * @returns whether it waits; false: it runs, or is not there
 */
export async function hasten<Payload extends object>(
  db: Db,
  job: Job<Payload, never>,
  payload: Payload,
  key: string,
): Promise<boolean> {
  const { updated } = await jobsOver(db).update(job.name, job.schema.parse(payload), {
    singletonKey: key,
    priority: 0,
    startAfter: 0,
  });
  return updated > 0;
}

/**
 * Has jobs that wait be taken no later than those of a priority. What they carry stays as it is, and so does one that
 * comes sooner already.
 *
 * @param ofThem which of the keys that wait below that priority are meant; not asked when none does
 */
export async function bringForward<Payload extends object>(
  db: Db,
  job: Job<Payload, never>,
  priority: number,
  ofThem: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const waiting = await keysBelow(db, job.name, priority);
  const meant = waiting.length > 0 ? await ofThem(waiting) : [];
  if (meant.length > 0) await raisePriority(db, job.name, meant, priority);
}
