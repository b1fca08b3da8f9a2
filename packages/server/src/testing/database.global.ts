// One PostgreSQL for the whole run of tests, with a migrated template database that each test file clones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Db, openDatabase } from '../db/database.ts';
import { startPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the run's PostgreSQL. */
    postgres: { host: string; port: number; user: string };
    /** Folder for what test files make once and share; gone after the run. */
    sharedFolder: string;
    /** Columns of every table. */
    tableColumns: Readonly<Record<string, readonly string[]>>;
  }
}

const TEMPLATE_DATABASE = 'pylon_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pylon-test-'));
  // Nothing of a test has to survive a loss of power.
  const server = await startPostgres(join(folder, 'postgres'), [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]);
  const { host = '', port = 0, user = '' } = server.connection;
  const admin = new pg.Client({ host, port, user, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  const db = openDatabase({ host, port, user, database: TEMPLATE_DATABASE });
  await migrate(db);
  const tableColumns = await columnsByTable(db);
  await db.destroy();
  await admin.end();
  project.provide('postgres', { host, port, user });
  project.provide('sharedFolder', folder);
  project.provide('tableColumns', tableColumns);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function columnsByTable(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = current_schema() group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}
