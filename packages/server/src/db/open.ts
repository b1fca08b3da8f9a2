import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Db, openDatabase } from './database.ts';
import { startPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  readonly db: Db;
  readonly connection: pg.ClientConfig;
  /** Closes the connections and stops the embedded server, if this process started it. */
  close(): Promise<void>;
}

/** The configured database, or the embedded one, brought to the newest schema. */
export async function openMigrated(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startPostgres(join(config.dataDir, 'postgres')) : null;
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const db = openDatabase(connection);
  const close = async () => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connection, close };
}
