// What the operator's page shows of all processes.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Hours and calls that are shown at most. */
const MOST_ERRORS = 300;

/** Whether a person may see how the product runs. */
export async function isOperator(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('operator_since', 'is not', null)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Readings of the last 24 hours, by platform. */
export async function readingsOfADay(db: Db) {
  const { rows } = await sql<{
    platform: string;
    ok: number;
    failed: number;
    medianSeconds: number | null;
    topFailure: string | null;
  }>`
    select platform,
      count(*) filter (where failure is null)::integer as ok,
      count(*) filter (where failure is not null)::integer as failed,
      percentile_cont(0.5) within group (order by seconds) filter (where failure is null) as "medianSeconds",
      mode() within group (order by failure) filter (where failure is not null) as "topFailure"
    from league_reading where ended_at > clock_timestamp() - interval '24 hours'
    group by platform order by platform`.execute(db);
  return rows;
}

/** Faults of the last 24 hours, the newest first, of an hour the most frequent. */
export async function errorsOfADay(db: Db) {
  return db
    .selectFrom('error_count')
    .select(['hour', 'call', 'kind', 'count'])
    .where('hour', '>', sql<Date>`clock_timestamp() - interval '24 hours'`)
    .orderBy('hour', 'desc')
    .orderBy('count', 'desc')
    .orderBy('call')
    .orderBy('kind')
    .limit(MOST_ERRORS)
    .execute();
}

/** Processes that have been heard of, the oldest first. */
export async function knownProcesses(db: Db) {
  return db
    .selectFrom('server_process')
    .select(['id', 'version', 'started_at', 'figures'])
    .select(
      sql<number>`greatest(0, extract(epoch from clock_timestamp() - seen_at))::double precision`.as('seconds_since'),
    )
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}
