import type { LiveEvent, LiveEventName } from '@pylon/contract/live/live-events';
import { type Compilable, sql, type Transaction } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { announcerOf } from './announcer.ts';

/** The channel on which a person's id is told when the person has new events. */
export const LIVE_CHANNEL = 'live_event';

/**
 * Events kept of a person: more than a window that was away for a moment has missed. Who missed more sees the hole in
 * the numbers and loads anew.
 */
export const MOST_EVENTS_KEPT = 500;

/** Before what is told to everybody on the channel, in the place of a person's id. */
export const TO_EVERYBODY = '*';

/** An event with its number. */
export interface NumberedEvent {
  readonly number: number;
  readonly name: LiveEventName;
  readonly data: object;
}

/**
 * Writes events in the caller's transaction and announces them with it: they exist if and only if the change does.
 */
export async function publishEvents(
  transaction: Transaction<Database>,
  accountId: string,
  events: readonly LiveEvent[],
): Promise<void> {
  await writeAndPublish(transaction, transaction.selectNoFrom(sql`1`.as('one')), accountId, events);
}

/**
 * Writes a change together with the events that tell of it, and announces them: one statement, so that it needs no
 * transaction of its own. The counter's row stays locked until the commit, so a person's numbers appear in order and
 * without holes. Of a person's events the newest stay.
 *
 * @param change an update, insert or delete of one row with `returning`
 * @returns what the change returned; null when it found no row, and then nothing is told
 */
export async function writeAndPublish<Row>(
  db: Db,
  change: Compilable<Row>,
  accountId: string,
  events: readonly LiveEvent[],
): Promise<Row | null> {
  const names = events.map(({ event }) => event);
  const data = events.map((event) => JSON.stringify(event.data));
  const announce = announcerOf(db);
  const notify = announce ? sql`` : sql`, pg_notify(${LIVE_CHANNEL}, ${accountId})`;
  const { rows } = await sql<Row>`
    with change as (${change}),
    counter as (
      insert into live_event_counter as counter (account_id, last)
      select ${accountId}::uuid, ${events.length}::bigint from change where ${events.length > 0}
      on conflict (account_id) do update set last = counter.last + excluded.last
      returning last${notify}
    ),
    forgotten as (
      delete from live_event using counter
      where live_event.account_id = ${accountId}::uuid and live_event.number <= counter.last - ${MOST_EVENTS_KEPT}
    ),
    told as (
      insert into live_event (account_id, number, name, data)
      select ${accountId}, counter.last - ${events.length} + event.place, event.name, event.data::jsonb
      from counter, unnest(${names}::text[], ${data}::text[]) with ordinality as event (name, data, place)
    )
    select * from change`.execute(db);
  if (announce && rows.length > 0 && events.length > 0) await afterCommit(db, () => announce(accountId));
  return rows[0] ?? null;
}

/** Tells everybody who listens now; nothing is kept. By the database always, which tells it with the commit. */
export async function tellEverybody(
  transaction: Transaction<Database>,
  { event, data }: Extract<LiveEvent, { event: (typeof UNKEPT)[number] }>,
): Promise<void> {
  const message = `${TO_EVERYBODY}${JSON.stringify({ name: event, data })}`;
  await sql`select pg_notify(${LIVE_CHANNEL}, ${message})`.execute(transaction);
}
const UNKEPT = ['fantasy-hq:scores'] as const;

/** Announces that an account ended, so that open windows stop listening; by the database always. */
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

/** Numbers of the newest events of people, by account; of an account that is gone there is none. */
export async function newestNumbers(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; last: number }>`
    select account.id, coalesce(counter.last, 0) as last
    from unnest(${accountIds}::uuid[]) as asked (id)
    join account on account.id = asked.id
    left join live_event_counter as counter on counter.account_id = asked.id`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
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
