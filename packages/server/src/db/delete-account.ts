import { sql, type Transaction } from 'kysely';
import { tellGone } from '../live/live-events.queries.ts';
import type { Database } from './schema.ts';

/** Deletes an account. Everything of the person's goes with it by the database's own references; letters are the exception. */
export async function deleteAccount(transaction: Transaction<Database>, id: string): Promise<void> {
  const { email } = await transaction
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('newsletter_subscriber')
    .where((of) => of.or([of('account_id', '=', id), sql<boolean>`lower(email) = lower(${email})`]))
    .execute();
  await transaction.deleteFrom('account').where('id', '=', id).execute();
  await tellGone(transaction, id);
}
