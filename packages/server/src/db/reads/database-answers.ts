import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Whether the database answers. */
export const databaseAnswers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

/** Rows of the probe for room: about a megabyte, so that the end of a disk is met before people meet it. */
const PROBE_ROWS = 25_000;

/** Whether the database can still write, found out by writing. */
export const hasRoom = (db: Db): Promise<boolean> =>
  db
    .transaction()
    .execute((transaction) =>
      sql`create temporary table room_probe on commit drop as select generate_series(1, ${sql.lit(PROBE_ROWS)})`.execute(
        transaction,
      ),
    )
    .then(
      () => true,
      () => false,
    );
