import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface SealedKeys {
  readonly publicKey: string;
  readonly privateKey: Buffer;
}

/** Keeps a pair where there is none. */
export async function insertKeys(db: Db, { publicKey, privateKey }: SealedKeys): Promise<void> {
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The pair that is kept, held until the end of the caller's transaction. */
export const heldKeys = (db: Db): Promise<SealedKeys> =>
  db
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Keeps another pair, and forgets the browsers that subscribed with the one before. */
export async function replaceKeys(db: Db, { publicKey, privateKey }: SealedKeys): Promise<void> {
  await db
    .updateTable('push_key')
    .set({ public_key: publicKey, private_key: privateKey, created_at: sql<Date>`clock_timestamp()` })
    .execute();
  await db.deleteFrom('push_subscription').execute();
}
