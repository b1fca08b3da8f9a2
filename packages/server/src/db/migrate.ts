import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Migration, Migrator } from 'kysely/migration';
import { PRODUCT_FOLDER } from '../product-folder.ts';
import type { Db } from './database.ts';
import { installQueues } from './job-queues.ts';

const folder = join(PRODUCT_FOLDER, 'packages/server/src/db/migrations');

/**
 * Brings the database to the newest schema, the tables of jobs first, which migrations may fill. Takes a lock, so that
 * processes may start together.
 */
export async function migrate(db: Db): Promise<void> {
  await installQueues(db);
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

const namesInFolder = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => /^\d{4}_.*\.ts$/.test(file)).map((file) => basename(file, '.ts'));

async function getMigrations(): Promise<Record<string, Migration>> {
  const loaded = (await namesInFolder()).map(async (name) => {
    const migration = (await import(`./migrations/${name}.ts`)) as Migration; // every file exports `up`
    return [name, migration] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
