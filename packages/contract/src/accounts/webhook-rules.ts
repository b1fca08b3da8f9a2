// Words and bounds of webhooks, free of schemas, for the browser.

/** What a webhook is told of: picks and sales of drafts; leagues that were read. */
export const WEBHOOK_EVENTS = ['picks', 'leagueSyncs'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What the events are called. */
export const WEBHOOK_EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  picks: 'Picks of drafts',
  leagueSyncs: 'Leagues that were read',
};

/** Addresses that an account may have. */
export const MOST_WEBHOOKS = 5;
/** Deliveries that are listed. */
export const LISTED_DELIVERIES = 10;

/** Characters of an address. */
export const LONGEST_WEBHOOK_URL = 500;

/** Said of any other address. */
export const WEBHOOK_URL_MESSAGE =
  'Give an address that begins with https:// and that the internet reaches, without a port, name or password.';

/** Why a delivery came to nothing, besides an answer that says so by its status. */
export const DELIVERY_PROBLEMS = ['answered', 'too-slow', 'unreachable', 'not-public', 'no-secret', 'off'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
