import { sql, type Transaction } from 'kysely';
import { AccountGone, holdAccount } from '../db/hold-account.ts';
import type { Database } from '../db/schema.ts';
import { tellGone } from './live-events.queries.ts';

/**
 * Deletes an account. Everything of the person's goes with it by the database's own references; letters are the
 * exception.
 *
 * @throws AccountGone when somebody else has deleted it
 */
export async function deleteAccount(transaction: Transaction<Database>, id: string): Promise<void> {
  const account = await holdAccount(transaction, id);
  if (!account) throw new AccountGone();
  await transaction
    .deleteFrom('newsletter_subscriber')
    .where((of) => of.or([of('account_id', '=', id), sql<boolean>`lower(email) = lower(${account.email})`]))
    .execute();
  await transaction.deleteFrom('account').where('id', '=', id).execute();
  await tellGone(transaction, id);
}
