import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { JobSettings } from './define-job.ts';
import { queuePolicy, queueSettings } from './queue-settings.ts';

/** Makes a job's queue unless there is one. It is the library's own function, which may stand in any transaction. */
export async function makeQueue(db: Db, job: JobSettings): Promise<void> {
  const options = JSON.stringify({ policy: queuePolicy(job), ...queueSettings(job) });
  await sql`select jobs.create_queue(${job.name}, ${options}::jsonb)`.execute(db);
}

/** Empties the payload of a job that is done or given up, and says so in its place. */
export async function forgetPayload(db: Db, name: string, id: string): Promise<void> {
  await sql`update jobs.job set data = '{"isForgotten": true}' where name = ${name} and id = ${id}`.execute(db);
}

/** Keys of the jobs of a name that wait with a lower priority than this. */
export async function keysBelow(db: Db, name: string, priority: number): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from jobs.job
    where name = ${name} and state < 'active' and priority < ${priority} and singleton_key is not null`.execute(db);
  return rows.map(({ key }) => key);
}

/** Gives the jobs of these keys that wait at least this priority. One that is just being taken is left alone. */
export async function raisePriority(db: Db, name: string, keys: readonly string[], priority: number): Promise<void> {
  await sql`
    update jobs.job set priority = ${priority}
    where name = ${name} and id in (
      select id from jobs.job
      where name = ${name} and state < 'active' and priority < ${priority} and singleton_key = any(${[...keys]}::text[])
      for update skip locked
    )`.execute(db);
}

/** How jobs of a name stand. */
export interface JobCounts {
  readonly name: string;
  /** Due or not yet; those that failed and are tried again among them. */
  readonly waiting: number;
  /** Those of them that failed. */
  readonly again: number;
  readonly running: number;
  /** Given up, in the last days. */
  readonly failed: number;
  readonly done: number;
  /** When the next of those that wait is due. */
  readonly nextAt: Date | null;
  readonly lastDoneAt: Date | null;
  /** By which schedule it comes, as cron in UTC; null: by none. */
  readonly every: string | null;
}

/** How all jobs stand, by name. */
export async function jobCounts(db: Db): Promise<readonly JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select queue.name,
      count(*) filter (where state in ('created', 'retry'))::integer as waiting,
      count(*) filter (where state = 'retry')::integer as again,
      count(*) filter (where state = 'active')::integer as running,
      count(*) filter (where state = 'failed')::integer as failed,
      count(*) filter (where state = 'completed')::integer as done,
      min(start_after) filter (where state in ('created', 'retry')) as "nextAt",
      max(completed_on) filter (where state = 'completed') as "lastDoneAt",
      (select cron from jobs.schedule where schedule.name = queue.name) as every
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

/** A job that failed: for good, or at its last try so far. */
export interface Failure {
  readonly name: string;
  readonly id: string;
  readonly isGivenUp: boolean;
  /** What it carried was of a person and is forgotten: it cannot be tried again. */
  readonly isForgotten: boolean;
  readonly tries: number;
  readonly failedAt: Date | null;
  /** When it is tried again; null: never. */
  readonly nextAt: Date | null;
  readonly problem: string | null;
}

/** What failed, newest first. */
export async function jobFailures(db: Db, limit: number): Promise<readonly Failure[]> {
  const { rows } = await sql<Failure>`
    select name, id, state = 'failed' as "isGivenUp", data ? 'isForgotten' as "isForgotten", retry_count + 1 as tries,
      coalesce(completed_on, started_on) as "failedAt", case when state = 'retry' then start_after end as "nextAt",
      coalesce(output->>'message', output->>'value') as problem
    from jobs.job where state in ('retry', 'failed')
    order by coalesce(completed_on, started_on) desc nulls last limit ${limit}`.execute(db);
  return rows;
}
