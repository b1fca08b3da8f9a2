// Where jobs wait: tables of pg-boss, in a schema of their own beside ours.
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Db } from './database.ts';

export const JOBS_SCHEMA = 'jobs';

/** Jobs over a connection or a transaction of ours, for single statements: nothing of it runs by itself. */
export const jobsOver = (db: Db): PgBoss => {
  const options: ConstructorOptions = { schema: JOBS_SCHEMA, supervise: false, schedule: false, db: fromKysely(db) };
  return new PgBoss(options);
};

/**
 * Makes the tables of jobs, or brings them to the form that the library in use expects. Processes may start together.
 */
export async function installQueues(db: Db): Promise<void> {
  const boss = jobsOver(db);
  await boss.start();
  await boss.stop({ graceful: false });
}
