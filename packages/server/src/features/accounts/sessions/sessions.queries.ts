import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { sessionLifetime } from '../../../db/session-use.ts';

/** Sessions that an account may have; the one unused for longest makes room for the next. */
const MOST_SESSIONS = 50;

export interface NewSession {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  /** In words. */
  readonly device: string;
  readonly isRegistered: boolean;
}

export async function insertSession(db: Db, { accountId, tokenHash, device, isRegistered }: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: accountId, device, ...sessionLifetime(isRegistered) })
    .execute();
  if (isRegistered) await endSurplus(db, accountId);
}

const endSurplus = (db: Db, accountId: string) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(MOST_SESSIONS),
    )
    .execute();

/** An account's sessions that have not ended: the present one first, then those used last. */
export async function sessionsOf(db: Db, accountId: string, presentHash: Buffer) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(sql<boolean>`token_hash = ${presentHash}`.as('isCurrent'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('isCurrent', 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
}

/** Ends a session of an account by its id; false when the account has none of it. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session of a token of an account. */
export async function deleteSessionOfToken(db: Db, accountId: string, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of an account but the one to keep, if any; how many. */
export async function deleteSessions(db: Db, accountId: string, keptHash: Buffer | null): Promise<number> {
  let all = db.deleteFrom('session').where('account_id', '=', accountId);
  if (keptHash) all = all.where('token_hash', '!=', keptHash);
  return Number((await all.executeTakeFirst()).numDeletedRows);
}

/** How long a proof of who uses a session holds. */
const PROOF_MINUTES = 5;

/** Notes that the owner of a session has proved to use it; until when that holds. */
export async function markProved(db: Db, accountId: string, tokenHash: Buffer): Promise<Date> {
  const { until } = await db
    .updateTable('session')
    .set({ proved_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .returning(sql<Date>`proved_at + make_interval(mins => ${PROOF_MINUTES})`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/** Whether that was within the last minutes. */
export async function isProved(db: Db, accountId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .where('proved_at', '>', sql<Date>`now() - make_interval(mins => ${PROOF_MINUTES})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets sessions that have ended. */
export async function forgetEndedSessions(db: Db): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
}
