// What a webhook is told of the events of its person's stream.
import type { WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import type { WEBHOOK_MESSAGES, WebhookMessageType } from '@pylon/contract/accounts/webhooks';
import { LIVE_EVENTS } from '@pylon/contract/live/live-events';
import type { output } from 'zod';
import type { NumberedEvent } from '../../../live/live-events.queries.ts';

/** Bytes of what a message tells. */
export const MOST_BYTES = 60_000;

/** What is posted, before it has a time. */
export type WebhookMessage = {
  [T in WebhookMessageType]: { readonly type: T; readonly data: output<(typeof WEBHOOK_MESSAGES)[T]> };
}[WebhookMessageType];

/** What there is to send, and up to which event it tells. */
interface Told {
  readonly messages: readonly WebhookMessage[];
  readonly seen: number;
}

/**
 * Puts events together to messages: what happened in a draft one after the other is one message.
 *
 * @param events of a person, in order
 * @param wanted what the webhook is told of; the others are passed over
 * @param most messages; what does not go into them waits for another time
 * @param seen the number up to which everything was told before
 */
export function webhookMessages(
  events: readonly NumberedEvent[],
  wanted: readonly WebhookEvent[],
  { most, seen }: { readonly most: number; readonly seen: number },
): Told {
  const messages: WebhookMessage[] = [];
  let last = seen;
  for (const event of events) {
    const message = withinBounds(messageOf(event, wanted));
    if (message && !isJoined(messages, message)) {
      if (messages.length >= most) break;
      messages.push(message);
    }
    last = event.number;
  }
  return { messages, seen: last };
}

/** What an event alone comes to. One that an older version of the product wrote in another way is passed over. */
function messageOf({ name, data }: NumberedEvent, wanted: readonly WebhookEvent[]): WebhookMessage | null {
  const wantsPicks = wanted.includes('picks');
  if (name === 'mock-draft:pick' && wantsPicks) {
    const { data: told } = LIVE_EVENTS[name].safeParse(data);
    return told ? { type: 'draft.picks', data: { mockDraft: told.mockDraft, picks: [told.mockDraftPick] } } : null;
  }
  if (name === 'mock-draft:auction' && wantsPicks) {
    const { data: told } = LIVE_EVENTS[name].safeParse(data);
    // Bids alone are told to windows.
    return told && told.sales.length > 0
      ? { type: 'draft.sales', data: { mockDraft: told.mockDraft, sales: told.sales } }
      : null;
  }
  if (name === 'mock-draft:changed' && wantsPicks) {
    const { data: told } = LIVE_EVENTS[name].safeParse(data);
    return told?.change === 'picks' ? { type: 'draft.changed', data: { mockDraft: told.mockDraft } } : null;
  }
  if (name === 'user-league:sync' && wanted.includes('leagueSyncs')) {
    const { data: told } = LIVE_EVENTS[name].safeParse(data);
    return told?.userLeague.status === 'COMPLETED'
      ? { type: 'league.synced', data: { userLeague: { id: told.userLeague.id } } }
      : null;
  }
  return null;
}

const fits = (message: WebhookMessage): boolean => Buffer.byteLength(JSON.stringify(message.data)) <= MOST_BYTES;

/** In the place of a message that is too long one that says to ask for the draft. */
function withinBounds(message: WebhookMessage | null): WebhookMessage | null {
  if (message === null || !('mockDraft' in message.data) || fits(message)) return message;
  const { id, version } = message.data.mockDraft;
  return { type: 'draft.changed', data: { mockDraft: { id, version } } };
}

/** Adds a message to the last one of its draft, where both are of one kind and there is room. */
function isJoined(messages: WebhookMessage[], next: WebhookMessage): boolean {
  if (!('mockDraft' in next.data)) return false;
  const { id } = next.data.mockDraft;
  const at = messages.findLastIndex(({ data }) => 'mockDraft' in data && data.mockDraft.id === id);
  const before = messages[at];
  const joined = before && join(before, next);
  if (!joined || !fits(joined)) return false;
  messages[at] = joined;
  return true;
}

/** Two messages of a draft as one; null where they are of different kinds. */
function join(before: WebhookMessage, next: WebhookMessage): WebhookMessage | null {
  if (before.type === 'draft.picks' && next.type === 'draft.picks')
    return { ...next, data: { ...next.data, picks: [...before.data.picks, ...next.data.picks] } };
  if (before.type === 'draft.sales' && next.type === 'draft.sales')
    return { ...next, data: { ...next.data, sales: [...before.data.sales, ...next.data.sales] } };
  return before.type === 'draft.changed' && next.type === 'draft.changed' ? next : null;
}
