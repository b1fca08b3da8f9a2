import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A person's account ended while something was done for them: the token that they came with is nobody's any more. */
export class AccountGone extends Error {}

/**
 * Holds an account that is about to end until the transaction does. What whoever writes holds before the account, drafts and how
 * one pays, is held first here too: in another order the two would wait for each other.
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
