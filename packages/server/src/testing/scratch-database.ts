import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';

export interface ScratchDatabase {
  readonly db: Db;
  readonly connection: pg.ClientConfig;
}

/** A migrated, empty database for one test file; gone after its last test. */
export async function scratchDatabase(): Promise<ScratchDatabase> {
  const server = inject('postgres');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name} template pylon_template`);
  const connection = { ...server, database: name };
  const db = openDatabase({ ...connection, max: 4 });
  afterAll(async () => {
    await db.destroy();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { db, connection };
}
