import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Rows with a deadline, and a column `leased_until`: until when one process alone acts on them. */
interface Due {
  readonly table: 'mock_draft' | 'followed_draft' | 'live_feed' | 'webhook';
  readonly id: string;
  /** The column of the deadline; null: none. */
  readonly dueAt: string;
  /** What else must be true of a row. */
  readonly when?: Expression<SqlBool>;
  readonly now: Date;
  /** Longer than acting takes: when this process dies over it, another acts then. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** Takes rows whose deadline has passed, longest ago first, and gives their ids. No two processes have the same one. */
export async function claimDue(
  db: Db,
  { table, id, dueAt, when, now, leaseMs, limit }: Due,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set leased_until = ${new Date(now.getTime() + leaseMs)}
    where ${sql.ref(id)} in (
      select ${sql.ref(id)} from ${sql.table(table)}
      where ${sql.ref(dueAt)} <= ${now} and (leased_until is null or leased_until <= ${now})
        and ${when ?? sql<SqlBool>`true`}
      order by ${sql.ref(dueAt)} limit ${limit} for update skip locked
    )
    returning ${sql.ref(id)} as id`.execute(db);
  return rows.map((row) => row.id);
}
