import type { Transaction } from 'kysely';
import type { Person } from '../../db/reads/person-by-token.ts';
import { personalRows } from '../../db/reads/personal-rows.ts';
import type { Database } from '../../db/schema.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { deleteAccount } from '../../live/delete-account.queries.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { PaymentsUnavailable } from '../../outside/payments/provider.ts';
import type { Caller as WorkCaller } from '../../threads/caller.ts';
import type { AccountParts } from './account-parts.ts';
import { provePassword } from './passwords/prove-password.ts';
import { isRegistered } from './present-user.ts';
import type { Refused } from './sessions/too-early.ts';

/**
 * Ends a person's subscription and deletes the account by `remove`; rejects with PaymentsUnavailable, the account
 * untouched, when it is unknown whether the subscription ended.
 */
export type EndPayments = (
  accountId: string,
  remove: (transaction: Transaction<Database>, hasBought: boolean) => Promise<void>,
) => Promise<void>;

/** What was sent to the person's own windows a day ago at most, and tells nothing that the other tables do not. */
const PASSING: ReadonlySet<string> = new Set(['live_event', 'live_event_counter']);
/** Milliseconds of work that reading everything costs, where somebody keeps much. */
const COST_MS = 1_000;

/** Everything that is stored about a person, by table. */
export async function myData({ db }: Pick<AccountParts, 'db'>, { id }: Person, caller: Pick<WorkCaller, 'mayCost'>) {
  if (!caller.mayCost(COST_MS)) return failure('too-many-requests');
  const tables = await personalRows(db, id, PASSING);
  const copied = Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ ...row }))]),
  );
  return found({ exportedAt: new Date().toISOString(), tables: copied });
}

/**
 * Deletes a person's account and everything in it. What is paid for is ended first: an account that is gone must not be
 * charged. A provider that does not answer leaves all as it is.
 */
export async function deleteMyAccount(
  parts: AccountParts,
  endPayments: EndPayments,
  person: Person,
  password: string | undefined,
): Promise<Outcome<{ deleted: true }> | Refused> {
  if (isRegistered(person)) {
    const proved = await provePassword(parts, person.id, password);
    if (!proved.ok) return proved;
  }
  try {
    await endPayments(person.id, async (transaction, hasBought) => {
      const data = { hasBought: hasBought ? 'yes' : '' };
      if (isRegistered(person)) await orderMail(transaction, { kind: 'account-deleted', to: person.email, data });
      await deleteAccount(transaction, person.id);
    });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return failure('payments-unavailable');
    throw error;
  }
  return found({ deleted: true as const });
}
