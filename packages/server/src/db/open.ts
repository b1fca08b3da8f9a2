import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Db, openDatabase } from './database.ts';
import { startPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface DatabaseServer {
  readonly connection: pg.ClientConfig;
  /** Stops the embedded server, if this process started it. */
  close(): Promise<void>;
}

/** The server of the configured database, or the embedded one, as its database stands. */
export async function openServer({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<DatabaseServer> {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, close: async () => {} };
  const { connection, stop } = await startPostgres(join(dataDir, 'postgres'));
  return { connection, close: stop };
}

export interface OpenDatabase extends DatabaseServer {
  readonly db: Db;
}

/** The configured database, or the embedded one, brought to the newest schema. */
export async function openMigrated(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const server = await openServer(config);
  const { connection } = server;
  const db = openDatabase(connection);
  const close = async () => {
    await db.destroy();
    await server.close();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connection, close };
}
