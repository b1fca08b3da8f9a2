// One PostgreSQL for the whole run of tests, with a migrated template database that each test file clones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the run's PostgreSQL. */
    postgres: { host: string; port: number; user: string };
    /** Folder for what test files make once and share; gone after the run. */
    sharedFolder: string;
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
  await db.destroy();
  await admin.end();
  project.provide('postgres', { host, port, user });
  project.provide('sharedFolder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
