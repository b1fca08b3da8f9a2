import * as z from 'zod';
import { AuctionLogEntry, AuctionSale, AuctionStanding } from './auction.ts';
import { MockDraftPick } from './mock-draft.ts';

/** Milliseconds without any byte after which a client gives a stream up. @source league features §9 "Timing" */
export const HEARTBEAT_TIMEOUT_MS = 30_000;
/** How often the server sends a heartbeat. */
export const HEARTBEAT_INTERVAL_MS = 10_000;
/** First delay before a reconnection; it doubles up to the last. */
export const RECONNECT_FIRST_MS = 3_000;
export const RECONNECT_LAST_MS = 30_000;

/** The events of the stream by name. Each carries its number for the person in the stream's `id`. */
export const LIVE_EVENTS = {
  /** A pick was made, by whomever. */
  'mock-draft:pick': z.object({
    mockDraft: z.object({
      id: z.string(),
      version: z.number(),
      closedAt: z.string().nullable(),
      deadlineAt: z.string().nullable(),
    }),
    mockDraftPick: MockDraftPick,
  }),
  /**
   * An auction went on: bids, sales, nominations. Sales that were taken back or corrected, and more than a dozen at once, are
   * told by 'mock-draft:changed' instead.
   */
  'mock-draft:auction': z.object({
    mockDraft: z.object({
      id: z.string(),
      version: z.number(),
      closedAt: z.string().nullable(),
      deadlineAt: z.string().nullable(),
    }),
    standing: AuctionStanding,
    /** Sales since the last event, in order. */
    sales: z.array(AuctionSale),
    /** What happened since the last event, in order. */
    log: z.array(AuctionLogEntry),
  }),
  /** Something other than a pick changed (undo, reset, settings, queue, grades, deletion): reload what is open. */
  'mock-draft:changed': z.object({
    mockDraft: z.object({ id: z.string(), version: z.number() }),
    change: z.enum(['picks', 'settings', 'queue', 'rating', 'deleted']),
  }),
  /** A new edition of the almanac is in force. */
  'almanac:edition': z.object({ edition: z.string() }),
} as const;

export type LiveEventName = keyof typeof LIVE_EVENTS;
export type LiveEventData<N extends LiveEventName> = z.output<(typeof LIVE_EVENTS)[N]>;
/** An event as it is stored and sent. */
export type LiveEvent = {
  readonly [N in LiveEventName]: { readonly event: N; readonly data: LiveEventData<N> };
}[LiveEventName];
