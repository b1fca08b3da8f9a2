// Deliveries to addresses of people. One that does not arrive is no fault of ours and shown to its owner, not to
// operators: each further try is a job of its own, sent with the note of the one before.
import { randomUUID } from 'node:crypto';
import type { DeliveryProblem } from '@pylon/contract/accounts/webhook-rules';
import { BRAND } from '@pylon/contract/brand';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { send } from '../../../jobs/send.ts';
import { type PostToPerson, publicAddress } from '../../../outside/outbound/post-to-person.ts';
import type { Sealing } from '../../../outside/sealing.ts';
import {
  insertDelivery,
  noteArrival,
  noteGivenUp,
  noteTry,
  type WaitingDelivery,
  waitingDelivery,
} from './deliveries.queries.ts';
import { signedHeaders } from './sign-webhook.ts';
import type { WebhookMessage } from './webhook-messages.ts';

/** Seconds before each further try, an hour and a half in all. */
const PAUSES_SECONDS = [10, 30, 60, 120, 300, 600, 1_200, 3_000] as const;
/** Deliveries given up one after the other, after which a webhook is switched off. */
export const MOST_GIVEN_UP = 5;
/** 'Gone': whoever answers so wants nothing any more. */
const GONE = 410;

interface Parts {
  readonly db: Db;
  readonly sealing: Sealing;
  readonly post: PostToPerson;
}

type Tried = { readonly answerStatus: number | null; readonly problem: DeliveryProblem | null };

/** Whom a secret is sealed for. */
export const ownerOf = (webhookId: string): string => `webhook ${webhookId}`;

async function tryOnce({ sealing, post }: Parts, delivery: WaitingDelivery): Promise<Tried> {
  const { id, webhookId, type, body, url, isOn } = delivery;
  if (!isOn && type !== 'test') return { answerStatus: null, problem: 'off' };
  const secret = sealing.open(delivery.secret, ownerOf(webhookId));
  if (secret === null || body === null) return { answerStatus: null, problem: 'no-secret' };
  const address = publicAddress(url);
  if (!address) return { answerStatus: null, problem: 'not-public' };
  const headers = { 'content-type': 'application/json', 'user-agent': `${BRAND.name} webhooks` };
  const posted = await post(address, { ...headers, ...signedHeaders(secret, { id, body, sentAt: new Date() }) }, body);
  if (posted.status === null) return { answerStatus: null, problem: posted.problem };
  const isTaken = posted.status >= 200 && posted.status < 300;
  return { answerStatus: posted.status, problem: isTaken ? null : 'answered' };
}

/** Problems that no further try mends. */
const isFinal = ({ problem, answerStatus }: Tried): boolean =>
  problem === 'off' || problem === 'no-secret' || answerStatus === GONE;

export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  /** `tries` before this one: of a try that was noted nothing is sent again. */
  schema: z.object({ deliveryId: z.string(), tries: z.number() }),
  retry: { times: 3, firstPauseSeconds: 10 },
  longestSeconds: 60,
  atOnce: 8,
  async run({ deliveryId, tries }, parts: Parts) {
    const { db } = parts;
    const delivery = await waitingDelivery(db, deliveryId);
    if (delivery?.tries !== tries) return;
    const { accountId, id, webhookId, type } = delivery;
    const own = { accountId, id: webhookId };
    const tried = await tryOnce(parts, delivery);
    const pauseSeconds = PAUSES_SECONDS[tries];
    const isDelivered = tried.problem === null;
    const isTest = type === 'test';
    const isOver = isDelivered || isTest || isFinal(tried) || pauseSeconds === undefined;
    await db.transaction().execute(async (transaction) => {
      await noteTry(transaction, { id, webhookId, isDelivered, ...tried, isOver });
      if (isDelivered) await noteArrival(transaction, own);
      else if (!isOver)
        await send(transaction, deliverWebhook, { deliveryId, tries: tries + 1 }, { afterSeconds: pauseSeconds });
      else if (!isTest && tried.problem !== 'off')
        await noteGivenUp(transaction, own, tried.answerStatus === GONE ? 1 : MOST_GIVEN_UP);
    });
  },
});

/** Orders a delivery, in the caller's transaction, and gives its id. */
export async function orderDelivery(db: Db, webhookId: string, { type, data }: WebhookMessage): Promise<string> {
  const id = randomUUID();
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  await insertDelivery(db, { id, webhookId, type, body });
  await send(db, deliverWebhook, { deliveryId: id, tries: 0 });
  return id;
}
