import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface NewSubscriber {
  readonly newsletter: string;
  readonly email: string;
  readonly accountId: string | null;
  readonly unsubscribeToken: string;
}

/** Puts an address on a list; one that had left comes back, with the link that it had. */
export async function putOnList(
  db: Db,
  { newsletter, email, accountId, unsubscribeToken }: NewSubscriber,
): Promise<void> {
  await db
    .insertInto('newsletter_subscriber')
    .values({
      newsletter,
      email,
      account_id: accountId,
      unsubscribe_token: unsubscribeToken,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.expression(sql`newsletter, lower(email)`).doUpdateSet({ unsubscribed_at: null }))
    .execute();
}

/** Takes the address of a link off its list. */
export async function takeOffList(db: Db, unsubscribeToken: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ unsubscribed_at: sql<Date>`now()` })
    .where('unsubscribe_token', '=', unsubscribeToken)
    .where('unsubscribed_at', 'is', null)
    .execute();
}
