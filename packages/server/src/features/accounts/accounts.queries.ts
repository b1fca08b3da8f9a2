import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';

const lifetime = sql<Date>`now() + interval '400 days'`;

/** Makes an anonymous account with a session, together or not at all. */
export async function insertAnonymousAccount(db: Db, tokenHash: Buffer): Promise<Person> {
  return db.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('account')
      .values({ email: null, first_name: null, last_name: null })
      .returning(['id', 'tier'])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('session')
      .values({ token_hash: tokenHash, account_id: account.id, expires_at: lifetime })
      .execute();
    return { id: account.id, email: null, firstName: null, lastName: null, tier: account.tier };
  });
}

/** Lets a session that is in use live on. */
export async function prolongSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('session').set({ expires_at: lifetime }).where('token_hash', '=', tokenHash).execute();
}
