import type { Db } from '../../../db/database.ts';
import type { ProviderName } from '../../../db/tables/payments.ts';

/** Whether a report of the provider was heard before. */
export async function wasHeard(db: Db, provider: ProviderName, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setHeard(db: Db, provider: ProviderName, id: string, now: Date): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets reports that were heard before a moment. */
export async function forgetHeard(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('received_at', '<', before).execute();
}
