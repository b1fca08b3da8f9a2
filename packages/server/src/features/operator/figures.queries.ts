// What processes write of themselves, and when it is forgotten.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ProcessFigures } from '../../db/tables/operations.ts';
import type { FaultCount } from '../../http/telemetry/traffic.ts';

/** Adds faults to those of their hour. Every process names them in the same order, so none waits for another's. */
export async function addFaults(db: Db, faults: readonly FaultCount[]): Promise<void> {
  if (faults.length === 0) return;
  const keyOf = ({ hour, call, kind }: FaultCount) => `${hour.toISOString()} ${call} ${kind}`;
  const ordered = faults.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insertInto('error_count')
    .values(ordered.map(({ hour, call, kind, count }) => ({ hour, call, kind, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'call', 'kind'])
        .doUpdateSet({ count: sql<number>`error_count.count + excluded.count` }),
    )
    .execute();
}

export interface ProcessReport {
  readonly id: string;
  readonly version: string;
  readonly startedAt: Date;
  readonly figures: ProcessFigures;
}

/** Says that a process is there, and how it does. */
export async function putProcess(db: Db, { id, version, startedAt, figures }: ProcessReport): Promise<void> {
  const told = JSON.stringify(figures);
  await db
    .insertInto('server_process')
    .values({ id, version, started_at: startedAt, figures: told })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ figures: told, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Takes a process off the list that has ended in good order. */
export async function removeProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('server_process').where('id', '=', id).execute();
}

/** Forgets faults of two weeks ago, processes without a sign for a day, and readings that no page counts any more. */
export async function forgetFigures(db: Db): Promise<void> {
  const ago = (time: string) => sql<Date>`clock_timestamp() - ${time}::interval`;
  await db.deleteFrom('error_count').where('hour', '<', ago('14 days')).execute();
  await db.deleteFrom('server_process').where('seen_at', '<', ago('1 day')).execute();
  await db.deleteFrom('league_reading').where('ended_at', '<', ago('2 days')).execute();
}
