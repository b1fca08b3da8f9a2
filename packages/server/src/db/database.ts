import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PatientClient } from './patient-client.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // counts and sizes stay below 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, String); // a day is a text ('2025-11-05'), whatever the time zone

/** Opens a pool of at most ten connections. `destroy()` of the result closes it. */
export function openDatabase(connection: pg.PoolConfig): Db {
  const pool = new pg.Pool({ max: 10, ...connection, Client: PatientClient });
  pool.on('error', () => {}); // an idle connection that the server dropped; the pool makes another
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
