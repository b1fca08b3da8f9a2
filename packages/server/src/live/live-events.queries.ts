import type { LiveEvent, LiveEventName } from '@pylon/contract/live/live-events';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

/** The channel on which a person's id is told when the person has new events. */
export const LIVE_CHANNEL = 'live_event';

/** An event with its number. */
export interface NumberedEvent {
  readonly number: number;
  readonly name: LiveEventName;
  readonly data: object;
}

/**
 * Writes events and announces them, all in the caller's transaction: they exist if and only if the change does.
 * The counter's row stays locked until the commit, so a person's numbers appear in order and without holes.
 */
export async function publishEvents(
  transaction: Transaction<Database>,
  accountId: string,
  events: readonly LiveEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { last } = await transaction
    .insertInto('live_event_counter')
    .values({ account_id: accountId, last: events.length })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ last: sql`live_event_counter.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const first = last - events.length + 1;
  await transaction
    .insertInto('live_event')
    .values(
      events.map(({ event, data }, index) => ({
        account_id: accountId,
        number: first + index,
        name: event,
        data: JSON.stringify(data),
      })),
    )
    .execute();
  await sql`select pg_notify(${LIVE_CHANNEL}, ${accountId})`.execute(transaction);
}

/** Announces that a person is no more: windows that still listen find that they are nobody's. */
export async function tellGone(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${accountId})`.execute(transaction);
}

/** Number of a person's newest event; 0 when there was none. */
export async function newestNumber(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('live_event_counter')
    .select('last')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** A person's events after a number, oldest first, at most `limit`. */
export async function eventsAfter(
  db: Db,
  accountId: string,
  number: number,
  limit: number,
): Promise<readonly NumberedEvent[]> {
  return db
    .selectFrom('live_event')
    .select(['number', 'name', 'data'])
    .where('account_id', '=', accountId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Forgets events older than a day. */
export async function forgetOldEvents(db: Db): Promise<void> {
  await db.deleteFrom('live_event').where('created_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`).execute();
}
