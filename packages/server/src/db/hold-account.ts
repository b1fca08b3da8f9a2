import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The account ended while something was done for the person: their token is not valid any more. */
export class AccountGone extends Error {}

/**
 * Locks an account that is about to end until the transaction ends. Other writers lock drafts and payment rows before
 * the account, so those are locked first here too: with another order both would wait for each other.
 *
 * @returns its email, if any; null when the account is gone
 */
export async function holdAccount(
  transaction: Transaction<Database>,
  id: string,
): Promise<{ readonly email: string | null } | null> {
  const held = { id, transaction };
  await holdRows(held, 'payment_customer');
  await holdRows(held, 'mock_draft');
  const account = await transaction
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return account ?? null;
}

const holdRows = (
  { id, transaction }: { readonly id: string; readonly transaction: Transaction<Database> },
  table: 'payment_customer' | 'mock_draft',
) => transaction.selectFrom(table).select('account_id').where('account_id', '=', id).forUpdate().execute();
