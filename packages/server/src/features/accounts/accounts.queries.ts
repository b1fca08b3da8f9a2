import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An account with what it is signed in to by. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  /** null: none was ever set. */
  readonly hash: string | null;
}

/** Makes an account without an e-mail, which is what an anonymous person is. */
export async function insertAccount(db: Db): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({ email: null, first_name: null, last_name: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Registration {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * Makes an anonymous account a registered one.
 *
 * @returns false when it is registered already, or gone
 * @throws a unique violation when another account has the e-mail
 */
export async function registerAccount(db: Db, id: string, { email, firstName, lastName }: Registration) {
  const row = await db
    .updateTable('account')
    .set({ email, first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const credentials = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('account_password', 'account_password.account_id', 'account.id')
    .select(['account.id', 'account_password.hash'])
    .select(sql<string>`account.email`.as('email'))
    .where('account.email', 'is not', null);

/** The registered account of an e-mail, whatever its case; null when there is none. */
export const credentialsByEmail = async (db: Db, email: string): Promise<Credentials | null> =>
  (await credentials(db).where(sql`lower(account.email)`, '=', email.toLowerCase()).executeTakeFirst()) ?? null;

/** A registered account; null when there is none of this id. */
export const credentialsById = async (db: Db, id: string): Promise<Credentials | null> =>
  (await credentials(db).where('account.id', '=', id).executeTakeFirst()) ?? null;

/**
 * Whether a password is still the stored one. Locks the account until the transaction ends, so that two changes cannot
 * both start from the same password.
 */
export async function isStillPassword(db: Db, accountId: string, hash: string): Promise<boolean> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const row = await db
    .selectFrom('account_password')
    .select('hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.hash === hash;
}

/** Stores what a password hashes to; `isChange` when it is another password and not the same one hashed anew. */
export async function storePassword(db: Db, accountId: string, hash: string, { isChange = true } = {}): Promise<void> {
  await db
    .insertInto('account_password')
    .values({ account_id: accountId, hash })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ hash, ...(isChange && { changed_at: sql<Date>`now()` }) }),
    )
    .execute();
}

export async function updateNames(
  db: Db,
  accountId: string,
  names: { readonly firstName?: string | null; readonly lastName?: string | null },
): Promise<void> {
  const { firstName, lastName } = names;
  if (firstName === undefined && lastName === undefined) return;
  await db
    .updateTable('account')
    .set({
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
    })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Gives an account another e-mail, not yet proved.
 *
 * @returns false when another account has it: then nothing is changed
 */
export async function updateEmail(db: Db, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ email, email_verified_at: null })
    .where('id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other').select('other.id').where(sql`lower(other.email)`, '=', email.toLowerCase()),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an account's e-mail is proved, if it still is that e-mail. */
export async function markEmailVerified(db: Db, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because another account has the e-mail. */
export const isEmailTaken = (error: unknown): boolean =>
  (error as { code?: unknown }).code === UNIQUE_VIOLATION &&
  (error as { constraint?: unknown }).constraint === 'account_email';
