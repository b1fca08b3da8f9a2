// The database's time. Machines disagree about the time, and a deadline is one moment for all processes.
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Questions asked in a row, of which the quickest answer is believed: it says most exactly when it was given. */
const QUESTIONS = 5;

export interface DatabaseTime {
  /** Milliseconds since 1970 by the database's clock, to within half the time that its quickest answer took. */
  nowMs(): number;
  /** Compares the clocks anew: they drift, and machines are set right. */
  compare(): Promise<void>;
}

/** @param ownMs this machine's clock, milliseconds since 1970 */
export async function databaseTime(db: Db, ownMs: () => number = Date.now): Promise<DatabaseTime> {
  let aheadMs = 0;
  async function compare(): Promise<void> {
    let quickestMs = Number.POSITIVE_INFINITY;
    let found = aheadMs;
    for (let question = 0; question < QUESTIONS; question++) {
      const [askedMs, asked] = [ownMs(), performance.now()];
      const theirs = await databaseMs(db);
      const tookMs = performance.now() - asked;
      if (tookMs >= quickestMs) continue;
      quickestMs = tookMs;
      found = theirs - (askedMs + tookMs / 2);
    }
    aheadMs = found;
  }
  await compare();
  return { nowMs: () => Math.round(ownMs() + aheadMs), compare };
}

async function databaseMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return Number(rows[0]?.ms);
}
