import type { DeliveryProblem, WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import type { WebhookMessageType } from '@pylon/contract/accounts/webhooks';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { claimDue } from '../../../jobs/claim-due.queries.ts';

/** Longer than a round takes. */
const ROUND_LEASE_MS = 10_000;
/** Deliveries that are kept of a webhook once they have ended. */
const ENDED_KEPT = 100;

/** Takes webhooks whose people have events that were not looked at, and gives their ids. */
export const claimRounds = (db: Db, now: Date, limit: number): Promise<readonly string[]> =>
  claimDue(db, {
    ...{ table: 'webhook', id: 'id', dueAt: 'round_at', now, leaseMs: ROUND_LEASE_MS, limit },
    when: sql<boolean>`is_on and exists (
      select from live_event_counter as counter
      where counter.account_id = webhook.account_id and counter.last > webhook.seen_number)`,
  });

/** Which of a person's webhooks. */
interface OwnWebhook {
  readonly accountId: string;
  readonly id: string;
}

/** A webhook that looks for events. */
export interface RoundWebhook {
  readonly accountId: string;
  readonly events: readonly WebhookEvent[];
  readonly seen: number;
}

/** Holds a webhook that is on until the end of the caller's transaction; null when there is none any more. */
export async function heldForRound(db: Db, id: string): Promise<RoundWebhook | null> {
  const row = await db
    .selectFrom('webhook')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id as accountId', 'events', 'seen_number as seen'])
    .where('webhook.id', '=', id)
    .where('is_on', '=', true)
    // The rule by which people have API keys.
    .where('email', 'is not', null)
    .forUpdate('webhook')
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a round: what it has seen, and when the next may be. */
export async function endRound(
  db: Db,
  { accountId, id }: OwnWebhook,
  { seen, nextAt }: { seen: number | null; nextAt: Date },
) {
  await db
    .updateTable('webhook')
    .set({ round_at: nextAt, leased_until: null, ...(seen !== null && { seen_number: seen }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Writes a delivery that waits, and lets the oldest of those go that have ended. */
export async function insertDelivery(
  db: Db,
  delivery: {
    readonly id: string;
    readonly webhookId: string;
    readonly type: WebhookMessageType;
    readonly body: string;
  },
): Promise<void> {
  const { id, webhookId, type, body } = delivery;
  await db.insertInto('webhook_delivery').values({ id, webhook_id: webhookId, type, body }).execute();
  await db
    .deleteFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .where('id', 'in', (each) =>
      each
        .selectFrom('webhook_delivery')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .where('ended_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .offset(ENDED_KEPT),
    )
    .execute();
}

/** A delivery that waits, with what it takes to make it. */
export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof waitingDelivery>>>;

export async function waitingDelivery(db: Db, id: string) {
  const row = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select([
      'account_id as accountId',
      'webhook_delivery.id',
      'webhook_id as webhookId',
      'type',
      'body',
      'tries',
      'url',
      'secret',
    ])
    .select(({ eb }) => eb.and([eb('is_on', '=', true), eb('email', 'is not', null)]).as('isOn'))
    .where('webhook_delivery.id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** What a try came to. */
interface Tried {
  readonly id: string;
  readonly webhookId: string;
  readonly isDelivered: boolean;
  readonly answerStatus: number | null;
  readonly problem: DeliveryProblem | null;
  /** Whether it is not tried again. */
  readonly isOver: boolean;
}

/** Notes a try at a delivery; its body is forgotten with the last one. */
export async function noteTry(
  db: Db,
  { id, webhookId, isDelivered, answerStatus, problem, isOver }: Tried,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set((each) => ({
      tries: each('tries', '+', 1),
      is_delivered: isDelivered,
      answer_status: answerStatus,
      problem,
      ...(isOver && { ended_at: sql<Date>`clock_timestamp()`, body: null }),
    }))
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Notes that a webhook takes what it is sent. */
export async function noteArrival(db: Db, { accountId, id }: OwnWebhook): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures_in_row: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('failures_in_row', '>', 0)
    .execute();
}

/** Counts a delivery that was given up; with so many in a row the webhook is switched off, and what waits ends. */
export async function noteGivenUp(db: Db, { accountId, id }: OwnWebhook, mostInRow: number): Promise<void> {
  const { failures_in_row: failures } = await db
    .updateTable('webhook')
    .set((each) => ({ failures_in_row: each('failures_in_row', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('failures_in_row')
    .executeTakeFirstOrThrow();
  if (failures < mostInRow) return;
  const off = await db
    .updateTable('webhook')
    .set({ is_on: false, given_up_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('is_on', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!off) return;
  await db
    .updateTable('webhook_delivery')
    .set({ ended_at: sql<Date>`clock_timestamp()`, body: null, problem: 'off' })
    .where('webhook_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
