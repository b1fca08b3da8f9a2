// Who renews an account's sign-in: one process at a time, known by the moment until which it may take.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type AccountRow, accountOf } from '../fantasy-accounts.queries.ts';

/**
 * Takes the renewal of a session upon this process.
 *
 * @param row the account as it was read, with the session that no longer holds
 * @returns the moment until which it is this process's; 'busy' while another renews it; the account as it stands by
 *   now where it has another session; null when it is gone
 */
export async function takeRenewal(
  db: Db,
  row: AccountRow,
  seconds: number,
): Promise<Date | AccountRow | 'busy' | null> {
  const taken = await db
    .updateTable('fantasy_account')
    .set({
      renewing_until: sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${seconds}::int * interval '1 second'`,
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('session', '=', row.session)
    .where((of) => of.or([of('renewing_until', 'is', null), sql<boolean>`renewing_until < clock_timestamp()`]))
    .returning('renewing_until')
    .executeTakeFirst();
  if (taken?.renewing_until) return taken.renewing_until;
  const now = await accountOf(db, row.account_id, row.id);
  if (!now) return null;
  return now.session && row.session && now.session.equals(row.session) ? 'busy' : now;
}

/**
 * Puts a renewed session in the place of the one that no longer holds.
 *
 * @returns the account as it stands, which has a session of its own where the person signed in meanwhile; null when it
 *   is gone
 */
export async function storeRenewed(
  db: Db,
  row: AccountRow,
  fresh: Pick<AccountRow, 'session' | 'session_ends_at'>,
): Promise<AccountRow | null> {
  const stored = await db
    .updateTable('fantasy_account')
    .set({ ...fresh, renewing_until: null })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('session', '=', row.session)
    .returningAll()
    .executeTakeFirst();
  if (stored) return stored;
  return accountOf(db, row.account_id, row.id);
}

/** Lets go of a renewal that is still this process's. */
export async function letGoOfRenewal(db: Db, { account_id, id }: AccountRow, until: Date): Promise<void> {
  await db
    .updateTable('fantasy_account')
    .set({ renewing_until: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('renewing_until', '=', until)
    .execute();
}
