import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

const QUEUE = 'almanac-refresh';
/** Sources publish a few times an hour at most. */
const EVERY_HALF_HOUR = '7,37 * * * *';
const LONGEST_RUN_SECONDS = 1_200;
const command = join(import.meta.dirname, '../commands/almanac.ts');

export interface RefreshParts {
  readonly connection: pg.ClientConfig;
  /** Whether to read the sources at once as well. */
  readonly isDue: boolean;
  readonly onError: (error: unknown) => void;
  /** One refresh; rejects when it failed, and is then tried twice more. */
  readonly refresh?: () => Promise<unknown>;
}

/**
 * Keeps live data fresh: every half hour one of the processes on this database reads the sources anew. Running twice is
 * harmless: the same data are the same edition.
 *
 * @returns stops the schedule of this process, giving a run that has begun five seconds to end
 */
export async function keepFresh({
  connection,
  isDue,
  onError,
  refresh = refreshInChild,
}: RefreshParts): Promise<() => Promise<void>> {
  // Both libraries take the same settings of a connection, but spell absent ones differently.
  const boss = new PgBoss({ ...(connection as object), schema: 'jobs', max: 2 });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'singleton', // one runs at a time, whichever process has it
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: LONGEST_RUN_SECONDS,
  });
  await boss.work(QUEUE, async () => {
    try {
      await refresh();
    } catch (error) {
      onError(error);
      throw error;
    }
  });
  await boss.schedule(QUEUE, EVERY_HALF_HOUR);
  // Processes that start together ask for one run, not for one each.
  if (isDue) await boss.send(QUEUE, {}, { singletonKey: 'at-start', singletonSeconds: LONGEST_RUN_SECONDS });
  return () => boss.stop({ graceful: true, timeout: 5_000 });
}

/**
 * Reads the sources in a process of its own, because reading is seconds of pure work that would keep people waiting
 * here; the edition that comes of it is announced to every process.
 */
const refreshInChild = () =>
  promisify(execFile)(process.execPath, [command, 'sync', '--scheduled'], { timeout: LONGEST_RUN_SECONDS * 1_000 });
