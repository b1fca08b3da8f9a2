// Tries are counted in the database, so that all processes count together and a restart forgets nothing. After some
// that are free, each makes the next one wait longer, up to a bound: a stranger who tries can slow an owner down, but
// never lock them out.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface TryPolicy {
  /** Tries before there is a wait. */
  readonly free: number;
  /** The wait grows from two seconds, twice as long each time, to this. */
  readonly longestWaitSeconds: number;
}

/** Tries are forgotten when there was none for so long. */
const FORGET_AFTER = sql`interval '1 hour'`;
/** Long before any try: one that began a moment earlier than the last one is not told to wait. */
const NO_WAIT = sql<Date>`'-infinity'::timestamptz`;

/**
 * Counts a try before it is made, so that tries at the same moment are all counted.
 *
 * @returns seconds to wait when it is too early; null: go on
 */
export async function countTry(db: Db, key: Buffer, { free, longestWaitSeconds }: TryPolicy): Promise<number | null> {
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_try as t (key, tries, wait_until, forget_at)
    values (${key}, 1, ${NO_WAIT}, now() + ${FORGET_AFTER})
    on conflict (key) do update set
      tries = case when t.forget_at <= now() then 1 else t.tries + 1 end,
      wait_until = case
        when t.forget_at <= now() or t.tries + 1 < ${free} then ${NO_WAIT}
        else now() + make_interval(secs => least(${longestWaitSeconds}::float8, power(2, least(t.tries + 2 - ${free}, 20))))
      end,
      forget_at = now() + ${FORGET_AFTER}
    where t.wait_until <= now()
    returning tries`.execute(db);
  if (rows.length > 0) return null;
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from wait_until - now()))::integer as seconds from sign_in_try where key = ${key}`.execute(
    db,
  );
  return Math.max(1, waiting.rows[0]?.seconds ?? 1);
}

/** Takes one try back: it was a good one. */
export async function takeTryBack(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('sign_in_try')
    .set({ tries: sql`greatest(0, tries - 1)`, wait_until: NO_WAIT })
    .where('key', '=', key)
    .execute();
}

/** Forgets all tries: whoever knew the password was the owner. */
export async function forgetTries(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_try').where('key', '=', key).execute();
}

/** Forgets tries of long ago. */
export async function forgetOldTries(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_try').where('forget_at', '<', sql<Date>`now()`).execute();
}
