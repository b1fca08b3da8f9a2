// What the database tells.
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ShelfAway } from '../../almanac/table-shelf.ts';
import type { Config } from '../../config.ts';
import { type Db, openDatabase } from '../../db/database.ts';
import { migrationNames } from '../../db/migrate.ts';
import { openServer } from '../../db/open.ts';
import { startProblem } from '../../db/start-problem.ts';
import { daysOld, isStale } from '../../features/operator/source-states.ts';
import { jobCounts } from '../../jobs/jobs.queries.ts';
import { lastMigration } from '../backup/backup.queries.ts';
import { seeSources } from '../operator/sources-seen.ts';
import { megabytes } from '../terminal.ts';
import { attend, broken, type Finding, well } from './finding.ts';

const GIGABYTE = 1e9;

/** Room on the disk of the data folder, or of the folder that it will be made in. */
export async function disk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : join(dataDir, '..'));
  const free = bavail * bsize;
  const what = `${(free / GIGABYTE).toFixed(1)} GB free where ${dataDir} lies`;
  if (free < GIGABYTE / 5) return broken('disk', what, 'Make room: under 200 MB nothing new can be kept.');
  if (free < GIGABYTE)
    return attend('disk', what, 'Make room: an edition of the data takes some 100 MB while it is made.');
  return well('disk', what);
}

/** The database, and what is in it. The embedded one is started for as long as that takes. */
export async function database(config: Config, now: Date): Promise<readonly Finding[]> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    return [attend('database', `There is none in ${config.dataDir} yet.`, 'Start the product once: npm start.')];
  try {
    const server = await openServer(config);
    const db = openDatabase({ ...server.connection, max: 2 });
    try {
      const schema = await schemaOf(server.connection);
      return schema.state === 'well' ? [schema, await data(db, config, now), await jobs(db)] : [schema];
    } finally {
      await db.destroy();
      await server.close();
    }
  } catch (error) {
    const toDo =
      config.databaseUrl === null
        ? 'Look whether PYLON_DATA_DIR can be written to and no other program uses it.'
        : 'Look whether DATABASE_URL is right, the server runs, and its firewall lets this machine in.';
    return [broken('database', startProblem(error, config), toDo)];
  }
}

async function schemaOf(connection: pg.ClientConfig): Promise<Finding> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; bytes: string }>(
      "select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes",
    );
    const [newest = ''] = (await migrationNames()).toReversed();
    const last = await lastMigration(client);
    const what = `PostgreSQL ${rows[0]?.version ?? ''}, ${megabytes(Number(rows[0]?.bytes ?? 0))}`;
    if (last > newest)
      return broken('database', `${what}, made by a newer version (${last}).`, 'Install the version that made it.');
    if (last < newest)
      return attend(
        'database',
        `${what}, not yet of this version.`,
        'Start the product once: it brings it up to date.',
      );
    return well('database', what);
  } finally {
    await client.end();
  }
}

/** Where football data come from, and how old they are. */
async function data(db: Db, config: Config, now: Date): Promise<Finding> {
  const seen = await seeSources(db, config, now).catch((error: unknown) => {
    if (error instanceof ShelfAway) return error;
    throw error;
  });
  if (seen instanceof ShelfAway)
    return broken(
      'data',
      `The edition in force cannot be read: ${seen.message}`,
      'Look at PYLON_EDITIONS_URL: host, bucket, region, and whether its key may read, write and delete there.',
    );
  const { origin, asOf, sources } = seen;
  if (asOf === null)
    return attend('data', 'No edition is in force yet.', 'Start the product, or npm run almanac -- sync.');
  if (origin === null || origin.startsWith('sample'))
    return attend(
      'data',
      'The season is invented.',
      'Let the machine reach the open sources, and set PYLON_ALMANAC=live.',
    );
  const failing = sources.filter(({ state }) => state === 'fails').map(({ source }) => source);
  const what = `${origin}, as of ${asOf}${config.editions ? `, kept at ${new URL(config.editions.url).host}` : ''}`;
  const sync = 'npm run pylon -- sources says why; npm run almanac -- sync asks again.';
  if (isStale(seen, now)) return attend('data', `${what}: ${daysOld(asOf, now)} days old`, sync);
  if (failing.length > 0) return attend('data', `${what}; ${[...new Set(failing)].join(', ')} fail`, sync);
  return well('data', what);
}

/** Whether anything was given up. */
async function jobs(db: Db): Promise<Finding> {
  const failed = (await jobCounts(db)).filter((job) => job.failed > 0);
  return failed.length === 0
    ? well('jobs', 'none was given up')
    : attend(
        'jobs',
        `given up: ${failed.map((job) => `${job.failed} of ${job.name}`).join(', ')}`,
        'npm run pylon -- jobs says why, and jobs retry <id> tries again.',
      );
}
