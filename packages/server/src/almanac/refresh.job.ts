import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

const QUEUE = 'almanac-refresh';
/** Sources publish a few times an hour at most. */
const EVERY_HALF_HOUR = '7,37 * * * *';
const LONGEST_RUN_SECONDS = 1_200;
const command = join(import.meta.dirname, '../commands/almanac.ts');

/**
 * Keeps live data fresh: every half hour one of the processes on this database reads the sources anew. It reads them in a
 * process of its own, because reading is seconds of pure work that would keep people waiting here; the edition that
 * comes of it is announced to every process. Running twice is harmless: the same data are the same edition.
 *
 * @returns stops the schedule of this process, letting a run that has begun end
 */
export async function keepFresh(connection: pg.ClientConfig, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  // Both libraries take the same settings of a connection, but spell absent ones differently.
  const boss = new PgBoss({ ...(connection as object), schema: 'jobs', max: 2 });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'singleton',
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: LONGEST_RUN_SECONDS,
  });
  await boss.work(QUEUE, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'sync', '--scheduled'], {
      timeout: LONGEST_RUN_SECONDS * 1_000,
    });
    log.info({ outcome: stdout.trim().split('\n').at(-1) }, 'almanac refreshed');
  });
  await boss.schedule(QUEUE, EVERY_HALF_HOUR);
  await boss.send(QUEUE, {});
  return () => boss.stop({ graceful: true, timeout: 5_000 });
}
