import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A person's tier at a moment. */
export async function tierAt(db: Db, accountId: string, at: Date): Promise<number> {
  const { tier } = await db
    .selectNoFrom(sql<number>`account_tier(${accountId}, ${at})`.as('tier'))
    .executeTakeFirstOrThrow();
  return tier;
}

/** Ends what the test checkout opened. */
export async function endTestEntitlements(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('entitlement')
    .set({ valid_until: now })
    .where('source', '=', 'test-checkout')
    .where('valid_until', '>', now)
    .execute();
}
