import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LIVE_EVENTS } from '../live/live-events.ts';
import { DELIVERY_PROBLEMS, LONGEST_WEBHOOK_URL, WEBHOOK_EVENTS, WEBHOOK_URL_MESSAGE } from './webhook-rules.ts';

const pick = LIVE_EVENTS['mock-draft:pick'].shape;
const auction = LIVE_EVENTS['mock-draft:auction'].shape;

/**
 * What is posted to a webhook, by its type: the events of the person's stream, put together by draft. Like these it
 * carries nothing that a plan opens.
 */
export const WEBHOOK_MESSAGES = {
  'draft.picks': z
    .object({ mockDraft: pick.mockDraft, picks: z.array(pick.mockDraftPick) })
    .describe('Picks that were made in a draft, in order.'),
  'draft.sales': z
    .object({ mockDraft: auction.mockDraft, sales: auction.sales })
    .describe('Players who were sold in an auction, in order.'),
  'draft.changed': z
    .object({ mockDraft: LIVE_EVENTS['mock-draft:changed'].shape.mockDraft })
    .describe('Picks or sales were taken back or moved, or were too many to be told one by one: ask for the draft.'),
  'league.synced': z
    .object({ userLeague: LIVE_EVENTS['user-league:sync'].shape.userLeague.pick({ id: true }) })
    .describe('A league of the person was read: ask for it.'),
  test: z.object({}).describe('The person asked for it, to see whether it arrives.'),
} as const;
export type WebhookMessageType = keyof typeof WEBHOOK_MESSAGES;

/** An address that is told of events, as its owner sees it. */
export const Webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    createdAt: z.string(),
    /** Whether anything is sent to it. */
    isOn: z.boolean(),
    /** When it was switched off because it did not take what was sent; null otherwise. */
    givenUpAt: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;

/** Something that was sent to a webhook, or waits to be. */
export const WebhookDelivery = z
  .object({
    /** Sent along as `webhook-id`. */
    id: z.string(),
    webhookId: z.string(),
    type: z.enum(Object.keys(WEBHOOK_MESSAGES) as [WebhookMessageType, ...WebhookMessageType[]]),
    createdAt: z.string(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.number(),
    /** The status of the last answer; null when there was none. */
    answerStatus: z.number().nullable(),
    /** Why the last try came to nothing; null before the first, and once it was delivered. */
    problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const url = z.string(WEBHOOK_URL_MESSAGE).trim().max(LONGEST_WEBHOOK_URL, WEBHOOK_URL_MESSAGE);
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const id = z.uuid();

export const listWebhooks = endpoint('listWebhooks', {
  summary:
    'The webhooks of the person, oldest first, and what was sent to them last, newest first. Secrets are not told. Changes nothing.',
  answer: z.object({ webhooks: z.array(Webhook), deliveries: z.array(WebhookDelivery) }),
});

const withSecret = z.object({ webhook: Webhook, secret: z.string() });

export const createWebhook = endpoint('createWebhook', {
  summary:
    'Names an address of https that is told of events from now on, and answers the secret that signs them, this once. Needs a fresh proof (proveSelf). Errors: proof-required, registration-required, too-many-webhooks, webhook-address-refused.',
  body: z.object({ url, events }),
  answer: withSecret,
});

export const updateWebhook = endpoint('updateWebhook', {
  summary:
    'Writes which events a webhook is told of, and switches it on or off. What happened while it was off is not told afterwards. Errors: webhook-not-found.',
  body: z.object({ id, events, isOn: z.boolean() }),
  answer: z.object({ webhook: Webhook }),
});

export const replaceWebhookSecret = endpoint('replaceWebhookSecret', {
  summary:
    'Gives a webhook another secret, which signs from now on what is sent; it is answered this once. Needs a fresh proof (proveSelf). Errors: proof-required, registration-required, webhook-not-found.',
  body: z.object({ id }),
  answer: withSecret,
});

export const testWebhook = endpoint('testWebhook', {
  summary:
    'Sends a webhook an event of the type `test`, once, also while it is off. Errors: webhook-not-found, too-many-requests.',
  body: z.object({ id }),
  answer: z.object({ delivery: WebhookDelivery }),
});

/** Needs no proof: whoever finds an address that is not theirs ends it at once. */
export const deleteWebhook = endpoint('deleteWebhook', {
  summary: 'Ends a webhook: nothing is sent to it from now on. Errors: webhook-not-found.',
  query: z.object({ id }),
  answer: z.object({ deleted: z.literal(1) }),
});
