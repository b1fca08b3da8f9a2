import { LISTED_DELIVERIES, MOST_WEBHOOKS, type WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { newestNumber } from '../../../live/live-events.queries.ts';

const LISTED = ['id', 'url', 'events', 'created_at as createdAt', 'is_on as isOn', 'given_up_at as givenUpAt'] as const;

const webhooks = (db: Db) => db.selectFrom('webhook').select(LISTED);

/** A webhook as it is stored for its owner, without its secret. */
export type ListedWebhook = Awaited<ReturnType<ReturnType<typeof webhooks>['executeTakeFirstOrThrow']>>;

/** Every webhook of an account, oldest first. */
export const webhooksOf = (db: Db, accountId: string): Promise<readonly ListedWebhook[]> =>
  webhooks(db).where('account_id', '=', accountId).orderBy('created_at').execute();

const deliveries = (db: Db) =>
  db
    .selectFrom('webhook_delivery')
    .select(['webhook_delivery.id', 'webhook_id as webhookId', 'type', 'webhook_delivery.created_at as createdAt'])
    .select([
      'tries',
      'ended_at as endedAt',
      'is_delivered as isDelivered',
      'answer_status as answerStatus',
      'problem',
    ]);

export type ListedDelivery = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>;

/** The last deliveries to all webhooks of an account, newest first. */
export const lastDeliveries = (db: Db, accountId: string): Promise<readonly ListedDelivery[]> =>
  deliveries(db)
    .innerJoin('webhook', 'webhook.id', 'webhook_id')
    .where('account_id', '=', accountId)
    .orderBy('webhook_delivery.created_at', 'desc')
    .limit(LISTED_DELIVERIES)
    .execute();

export interface NewWebhook {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: Buffer;
}

/** Adds a webhook, in the caller's transaction; null when the account has as many as it may. */
export async function insertWebhook(
  db: Db,
  { id, accountId, url, events, secret }: NewWebhook,
): Promise<ListedWebhook | null> {
  // Locked, so that two windows do not pass the bound together.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await webhooksOf(db, accountId)).length >= MOST_WEBHOOKS) return null;
  return db
    .insertInto('webhook')
    .values({
      ...{ id, account_id: accountId, url, events: [...events], secret },
      seen_number: await newestNumber(db, accountId),
    })
    .returning(LISTED)
    .executeTakeFirstOrThrow();
}

/** Writes what a webhook is told of; one that is switched on begins with what happens from now on. */
export async function changeWebhook(
  db: Db,
  accountId: string,
  { id, events, isOn }: { readonly id: string; readonly events: readonly WebhookEvent[]; readonly isOn: boolean },
): Promise<ListedWebhook | null> {
  const newest = await newestNumber(db, accountId);
  const row = await db
    .updateTable('webhook')
    .set(({ eb, ref }) => ({
      events: [...events],
      seen_number: isOn ? eb.case().when('is_on', '=', true).then(ref('seen_number')).else(newest).end() : newest,
      failures_in_row: isOn ? eb.case().when('is_on', '=', true).then(ref('failures_in_row')).else(0).end() : 0,
      given_up_at: isOn ? null : ref('given_up_at'),
      is_on: isOn,
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(LISTED)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps another secret of a webhook of an account. */
export async function replaceSecret(
  db: Db,
  accountId: string,
  { id, secret }: Pick<NewWebhook, 'id' | 'secret'>,
): Promise<ListedWebhook | null> {
  const row = await db
    .updateTable('webhook')
    .set({ secret })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(LISTED)
    .executeTakeFirst();
  return row ?? null;
}

/** Removes a webhook of an account, with all that was sent or waits; false when it has none of this id. */
export async function removeWebhook(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('webhook')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the bounds of a webhook look at. */
export interface Traffic {
  /** Deliveries of the last minute. */
  readonly recent: number;
  /** Deliveries that wait, and those of them that failed at least once. */
  readonly waiting: number;
  readonly failing: number;
}

export async function trafficOf(db: Db, webhookId: string): Promise<Traffic> {
  return db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('created_at', '>', sql<Date>`clock_timestamp() - interval '1 minute'`)
        .as('recent'),
      fn.countAll<number>().filterWhere('ended_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('ended_at', 'is', null).filterWhere('tries', '>', 0).as('failing'),
    ])
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
}

/** Holds a webhook of an account until the end of the caller's transaction; false when it has none of this id. */
export async function holdWebhook(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A delivery as it is listed. */
export const deliveryOf = (db: Db, webhookId: string, id: string): Promise<ListedDelivery> =>
  deliveries(db).where('webhook_id', '=', webhookId).where('webhook_delivery.id', '=', id).executeTakeFirstOrThrow();
