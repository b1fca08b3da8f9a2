import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { PRODUCT_FOLDER } from '../product-folder.ts';
import type { Db } from './database.ts';
import { installQueues } from './job-queues.ts';

const folder = join(PRODUCT_FOLDER, 'packages/server/src/db/migrations');

/**
 * Brings the database to a schema, the tables of jobs first, which migrations may fill. Takes a lock, so that processes
 * may start together.
 *
 * @param to name of the last migration; the newest unless said
 * @throws when the server is too old, or the database has been brought up by a newer version of the product
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  await refuseOldServer(db);
  await refuseNewerSchema(db);
  await installQueues(db);
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

/** The tables say how large values are kept, which servers before this one do not understand. */
const OLDEST_SERVER = 16;

async function refuseOldServer(db: Db): Promise<void> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const [{ server_version: version } = { server_version: '0' }] = rows;
  if (Number.parseInt(version, 10) < OLDEST_SERVER)
    throw new Error(`DATABASE_URL: PostgreSQL ${OLDEST_SERVER} or later is needed, and this one is ${version}.`);
}

/** A version before would find tables that it does not know, and must write into none. */
async function refuseNewerSchema(db: Db): Promise<void> {
  const { rows: there } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (there.length === 0) return;
  const { rows } = await sql<{ last: string | null }>`select max(name) as last from kysely_migration`.execute(db);
  const last = rows[0]?.last ?? ''; // none before the first
  if (last > ((await migrationNames()).at(-1) ?? ''))
    throw new Error(
      `The database was brought up by a newer version (${last}). Start that one, or put back a backup of this one's time.`,
    );
}

/** Names of all migrations, in their order. */
export const migrationNames = async (): Promise<readonly string[]> => [...(await namesInFolder())].sort();

const namesInFolder = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => /^\d{4}_.*\.ts$/.test(file)).map((file) => basename(file, '.ts'));

async function getMigrations(): Promise<Record<string, Migration>> {
  const loaded = (await namesInFolder()).map(async (name) => {
    const migration = (await import(`./migrations/${name}.ts`)) as Migration; // every file exports `up`
    return [name, migration] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
