import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { installQueues } from './job-queues.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest schema, the tables of jobs first, which migrations may fill. Takes a lock, so that
 * processes may start together.
 */
export async function migrate(db: Db): Promise<void> {
  await installQueues(db);
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.*\.ts$/.test(file));
  const loaded = await Promise.all(
    files.map(async (file) => {
      const migration = (await import(new URL(file, folder).href)) as Migration; // every file exports `up`
      return [file.replace(/\.ts$/, ''), migration] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
