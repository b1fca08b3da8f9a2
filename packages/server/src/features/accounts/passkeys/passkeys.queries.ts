import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Passkeys that an account may have. */
export const MOST_PASSKEYS = 20;

/** A passkey with what its answers are verified by. */
export interface StoredPasskey {
  readonly id: string;
  readonly accountId: string;
  /** Base64url. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const stored = (db: Db) =>
  db
    .selectFrom('passkey')
    .select(['id', 'account_id as accountId', 'credential_id', 'public_key as publicKey', 'counter', 'transports'])
    .orderBy('created_at');
type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

const toStored = ({ credential_id, counter, ...row }: Row): StoredPasskey => ({
  ...row,
  credentialId: credential_id.toString('base64url'),
  counter: Number(counter),
});

/** The passkey that a device calls so; null when there is none. */
export async function passkeyByCredential(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const row = await stored(db).where('credential_id', '=', Buffer.from(credentialId, 'base64url')).executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Every passkey of an account, oldest first. */
export const storedPasskeys = async (db: Db, accountId: string): Promise<readonly StoredPasskey[]> =>
  (await stored(db).where('account_id', '=', accountId).execute()).map(toStored);

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const LISTED = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export const passkeysOf = (db: Db, accountId: string): Promise<readonly ListedPasskey[]> =>
  db.selectFrom('passkey').select(LISTED).where('account_id', '=', accountId).orderBy('created_at').execute();

/** Adds a passkey; null when the account has as many as it may, or the device's name for it is taken. */
export async function insertPasskey(
  db: Db,
  {
    accountId,
    credentialId,
    publicKey,
    counter,
    transports,
    name,
  }: Omit<StoredPasskey, 'id'> & { readonly name: string },
): Promise<ListedPasskey | 'too-many' | 'taken'> {
  // Locked, so that two windows do not pass the bound together.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await passkeysOf(db, accountId)).length >= MOST_PASSKEYS) return 'too-many';
  const row = await db
    .insertInto('passkey')
    .values({
      account_id: accountId,
      credential_id: Buffer.from(credentialId, 'base64url'),
      public_key: publicKey,
      counter,
      transports: [...transports],
      name,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(LISTED)
    .executeTakeFirst();
  return row ?? 'taken';
}

/** Renames a passkey of an account; null when the account has none of this id. */
export async function updatePasskeyName(
  db: Db,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<ListedPasskey | null> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(LISTED)
    .executeTakeFirst();
  return row ?? null;
}

/** Removes a passkey of an account: what it was called; null when the account has none of this id. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Notes a use; false when the passkey is gone, or was used in the same moment: then a counter of a copy could pass. */
export async function notePasskeyUse(
  db: Db,
  { accountId, id, counter }: StoredPasskey,
  newCounter: number,
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('counter', '=', sql<string>`${counter}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
