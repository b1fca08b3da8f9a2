// Looks for what webhooks are to be told. The events are those of their people's streams, which are written anyway:
// whoever makes a pick or reads a league does nothing for webhooks, and waits for nothing of them.
import type { Db } from '../../../db/database.ts';
import { type Poller, poller } from '../../../jobs/poller.ts';
import { eventsAfter } from '../../../live/live-events.queries.ts';
import { orderDelivery } from './deliver-webhook.job.ts';
import { claimRounds, endRound, heldForRound } from './deliveries.queries.ts';
import { webhookMessages } from './webhook-messages.ts';
import { trafficOf } from './webhooks.queries.ts';

/** Rounds of different webhooks at once, in one process. */
const ROUNDS_AT_ONCE = 5;
const EVENTS_A_ROUND = 200;
/** Deliveries to a webhook in a minute. What is more waits, and is told together. */
export const MOST_A_MINUTE = 60;
/** Deliveries to a webhook that wait at once: whoever answers slowly is told more at a time, and holds up nobody. */
const MOST_WAITING = 5;
/** Milliseconds between two rounds of a webhook, and until the next when nothing more may be sent. */
const PAUSE_MS = { told: 1_000, full: 5_000 };

interface Parts {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** Orders what a webhook is to be told, once. */
async function goRound({ db, nowMs }: Parts, webhookId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const webhook = await heldForRound(transaction, webhookId);
    if (!webhook) return;
    const { recent, waiting, failing } = await trafficOf(transaction, webhookId);
    // An address that does not take what it was sent is sent nothing new: what happens meanwhile is told afterwards.
    const most = failing > 0 ? 0 : Math.min(MOST_A_MINUTE - recent, MOST_WAITING - waiting);
    const next = (ms: number) => new Date(nowMs() + ms);
    if (most <= 0)
      return endRound(
        transaction,
        { accountId: webhook.accountId, id: webhookId },
        { seen: null, nextAt: next(PAUSE_MS.full) },
      );
    const events = await eventsAfter(transaction, webhook.accountId, webhook.seen, EVENTS_A_ROUND);
    const { messages, seen } = webhookMessages(events, webhook.events, { most, seen: webhook.seen });
    for (const message of messages) await orderDelivery(transaction, webhookId, message);
    await endRound(transaction, { accountId: webhook.accountId, id: webhookId }, { seen, nextAt: next(PAUSE_MS.told) });
  });
}

export const webhookRounds = (parts: Parts, onError: (error: unknown) => void): Poller =>
  poller({
    atOnce: ROUNDS_AT_ONCE,
    claim: (limit) => claimRounds(parts.db, new Date(parts.nowMs()), limit),
    act: (webhookId) => goRound(parts, webhookId),
    onError,
  });
