import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { TODAY } from '../../../db/key-use.ts';

/** Keys that an account may have. */
const MOST_KEYS = 10;

const keys = (db: Db) =>
  db
    .selectFrom('api_key')
    .select(['id', 'name', 'prefix', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(sql<number>`case when counted_on = ${TODAY} then calls_that_day else 0 end`.as('callsToday'))
    .orderBy('created_at');

/** A key as it is stored for its owner. */
export type ListedKey = Awaited<ReturnType<ReturnType<typeof keys>['executeTakeFirstOrThrow']>>;

/** Every key of an account, oldest first. */
export const keysOf = (db: Db, accountId: string): Promise<readonly ListedKey[]> =>
  keys(db).where('account_id', '=', accountId).execute();

export interface NewKey {
  readonly accountId: string;
  readonly name: string;
  readonly prefix: string;
  readonly keyHash: Buffer;
}

/** Adds a key, in the caller's transaction; null when the account has as many as it may. */
export async function insertKey(db: Db, { accountId, name, prefix, keyHash }: NewKey): Promise<ListedKey | null> {
  // Locked, so that two windows do not pass the bound together.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await keysOf(db, accountId)).length >= MOST_KEYS) return null;
  const { id } = await db
    .insertInto('api_key')
    .values({ account_id: accountId, name, prefix, key_hash: keyHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return keys(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Removes a key of an account; false when it has none of this id. */
export async function deleteKey(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_key')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
