// Everything that an anonymous person made moves into their account when they sign in.
import { sql, type Transaction } from 'kysely';
import { holdAccount } from '../../db/hold-account.ts';
import type { Database } from '../../db/schema.ts';
import { tellGone } from '../../live/live-events.queries.ts';

/** Tables whose rows move into the account. What hangs on them by their own ids moves with them. */
export const MOVED_TABLES = [
  'mock_draft',
  'support_conversation',
  'newsletter_subscriber',
  'scoring_system',
] as const satisfies readonly (keyof Database)[];

/**
 * Moves what an anonymous account has into another account, and ends it. Nothing is taken from an account that was
 * registered meanwhile; changes under way either move along or are refused, and are never lost.
 */
export async function moveBelongings(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  const account = await holdAccount(transaction, from);
  if (account === null || account.email !== null) return;
  await closeSecondConversation(transaction, from, to);
  for (const table of MOVED_TABLES) {
    await transaction.updateTable(table).set({ account_id: to }).where('account_id', '=', from).execute();
  }
  await transaction.deleteFrom('account').where('id', '=', from).execute();
  await tellGone(transaction, from);
}

/** An account has one open conversation with support: where there is one, the other comes as a closed one. */
const closeSecondConversation = (transaction: Transaction<Database>, from: string, to: string) =>
  transaction
    .updateTable('support_conversation')
    .set({ closed_at: sql<Date>`now()` })
    .where('account_id', '=', from)
    .where('closed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('support_conversation as other')
          .select('other.id')
          .where('other.account_id', '=', to)
          .where('other.closed_at', 'is', null),
      ),
    )
    .execute();
