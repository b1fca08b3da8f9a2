// Browsers that get pushes.
import { MOST_PUSH_BROWSERS, type PushProblem } from '@pylon/contract/notices/push-rules';
import { type JoinBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** Of one person in a day: each message to each browser counts, its further tries do not. */
const MOST_A_DAY = 200;
const MOST_TESTS_A_DAY = 20;

export interface NewSubscription {
  readonly id: string;
  readonly accountId: string;
  /** Of the session that asks. */
  readonly tokenHash: Buffer;
  readonly endpointHash: Buffer;
  readonly service: string;
  readonly sealed: Buffer;
}

/**
 * Keeps a browser in the place of what the same session, or the same browser under another account, had before; false
 * when the account has as many as it may.
 */
export async function insertSubscription(transaction: Transaction<Database>, added: NewSubscription): Promise<boolean> {
  const { id, accountId, tokenHash, endpointHash, service, sealed } = added;
  // Locked, so that two browsers do not pass the bound together.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { sessionId } = await transaction
    .selectFrom('session')
    .select('id as sessionId')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('push_subscription')
    .where((or) => or.or([or('session_id', '=', sessionId), or('endpoint_hash', '=', endpointHash)]))
    .execute();
  const { count } = await transaction
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PUSH_BROWSERS) return false;
  await transaction
    .insertInto('push_subscription')
    .values({
      ...{ id, account_id: accountId, session_id: sessionId, endpoint_hash: endpointHash, service, sealed },
    })
    .execute();
  return true;
}

/** A browser and its session, which are the same person's. */
const ofSession = (join: JoinBuilder<Database, 'push_subscription' | 'session'>) =>
  join
    .onRef('session.account_id', '=', 'push_subscription.account_id')
    .onRef('session.id', '=', 'push_subscription.session_id');

/** The browsers of an account, oldest first. */
export const subscriptionsOf = (db: Db, accountId: string, tokenHash: Buffer) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', ofSession)
    .select(['push_subscription.id', 'device', 'service', 'push_subscription.created_at as createdAt', 'problem'])
    .select(['sent_at as sentAt', sql<boolean>`token_hash = ${tokenHash}`.as('isCurrent')])
    .where('push_subscription.account_id', '=', accountId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .orderBy('push_subscription.created_at')
    .execute();

/** The ids of an account's browsers whose session has not ended. */
export async function reachedBrowsers(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await openSubscriptions(db)
    .select('push_subscription.id')
    .where('push_subscription.account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

const openSubscriptions = (db: Db) =>
  db.selectFrom('push_subscription').innerJoin('session', ofSession).where('session.expires_at', '>', sql<Date>`now()`);

/** A browser that something is sent to. */
export type Subscription = Pick<Selectable<Database['push_subscription']>, 'id' | 'sealed'> & {
  readonly accountId: string;
};

/** A browser whose session has not ended; null for any other. */
export async function subscriptionBy(db: Db, id: string): Promise<Subscription | null> {
  const row = await openSubscriptions(db)
    .select(['push_subscription.id', 'sealed', 'push_subscription.account_id as accountId'])
    .where('push_subscription.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of a person's browsers. */
type OwnBrowser = Pick<Subscription, 'accountId' | 'id'>;

/** Removes a browser of an account; false when there is none. */
export async function removeSubscription(db: Db, { accountId, id }: OwnBrowser): Promise<boolean> {
  const row = await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a browser's push service took something. */
export async function noteArrival(db: Db, { accountId, id }: OwnBrowser): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ sent_at: sql<Date>`clock_timestamp()`, problem: null, failures_in_row: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Notes why something was not taken. */
export async function noteProblem(db: Db, { accountId, id }: OwnBrowser, problem: PushProblem): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ problem })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Counts something that was given up; a browser that took nothing so often is removed. */
export async function noteGivenUp(db: Db, { accountId, id }: OwnBrowser, mostInRow: number): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set((each) => ({ failures_in_row: each('failures_in_row', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('failures_in_row', '>=', mostInRow)
    .execute();
}

/** Counts a push, or a test, of a person's day; false when the day has no more. */
export async function takeOfDay(db: Db, accountId: string, what: 'sent' | 'tests'): Promise<boolean> {
  const most = what === 'sent' ? MOST_A_DAY : MOST_TESTS_A_DAY;
  const today = sql<Date>`(now() at time zone 'UTC')::date`;
  const isToday = sql<boolean>`push_day.day = ${today}`;
  const counted = (column: 'sent' | 'tests') =>
    sql<number>`case when ${isToday} then ${sql.ref(`push_day.${column}`)} else 0 end
      + excluded.${sql.ref(column)}`;
  const row = await db
    .insertInto('push_day')
    .values({ account_id: accountId, day: today, sent: 0, tests: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ day: today, sent: counted('sent'), tests: counted('tests') })
        .where(sql<boolean>`not ${isToday} or ${sql.ref(`push_day.${what}`)} < ${most}`),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
