import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An account as the server's parts see it. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** 0 free, 1, 2. */
  readonly tier: number;
}

/** The owner of an unexpired session; null when there is none. */
export async function personByTokenHash(db: Db, tokenHash: Buffer): Promise<Person | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.email', 'account.first_name', 'account.last_name', 'account.tier'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name, tier: row.tier };
}
