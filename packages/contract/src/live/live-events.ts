import * as z from 'zod';
import { AuctionLogEntry, AuctionSale, AuctionStanding } from '../drafting/auction.ts';
import { MockDraftPick } from '../drafting/mock-draft.ts';
import { SYNC_STATUSES } from '../league-sync/user-league.ts';
import { entity } from '../wire.ts';

/**
 * Figures that a plan opens. An event is written before anybody knows who will read it under which plan: none carries
 * them, and a reader with the plan takes them from the list of players.
 */
const FIGURES = { rank: true, tier: true, seasonalScoredProjections: true } as const;
const PICK_FIGURES = {
  ...FIGURES,
  bestRanking: true,
  worstRanking: true,
  draftTierBreak: true,
} as const;

/** How a touchdown came about: thrown, run, a kick or a turnover brought back, or in another way. */
export const TOUCHDOWN_KINDS = ['pass', 'run', 'return', 'other'] as const;

/**
 * The events of the stream by name. Each carries its number for the person in the stream's `id`, unless it is told to
 * everybody.
 */
export const LIVE_EVENTS = {
  /** Any participant made a pick. */
  'mock-draft:pick': z.object({
    mockDraft: z.object({
      id: z.string(),
      version: z.number(),
      closedAt: z.string().nullable(),
      deadlineAt: z.string().nullable(),
    }),
    mockDraftPick: MockDraftPick.omit(PICK_FIGURES),
  }),
  /**
   * An auction went on: bids, sales, nominations. Sales that were taken back or corrected, and more than a dozen at
   * once, are told by 'mock-draft:changed' instead.
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
    sales: z.array(AuctionSale.omit({ ...FIGURES, value: true, surplus: true })),
    /** What happened since the last event, in order. */
    log: z.array(AuctionLogEntry),
  }),
  /** Something other than a pick changed (undo, reset, settings, queue, grades, deletion): reload what is open. */
  'mock-draft:changed': z.object({
    mockDraft: z.object({ id: z.string(), version: z.number() }),
    change: z.enum(['picks', 'settings', 'queue', 'rating', 'deleted']),
  }),
  /** The account changed, here or on another device: ask for the person again and go on as that person. */
  'account:changed': z.object({ change: z.enum(['sessions', 'profile']) }),
  /** The person's plan changed: ask for the person again, because locks open or close. */
  'user:subscription': z.object({ subscriptionTier: z.number() }),
  /** A league of the person's was read, or could not be: ask for it again. */
  'user-league:sync': z.object({ userLeague: z.object({ id: z.string(), status: z.enum(SYNC_STATUSES) }) }),
  /**
   * A touchdown in which somebody had a part who is on a roster of the person's. Told once, also when it is taken back
   * after a review.
   */
  'fantasy-hq:touchdown': z.object({
    touchdown: z.object({
      id: z.string(),
      kind: z.enum(TOUCHDOWN_KINDS),
      yards: z.number().nullable(),
      /** Those of the person's rosters, in whichever leagues. */
      players: z.array(
        z.object({
          ...{ ...entity, name: z.string(), part: z.enum(['scored', 'threw']) },
          leagues: z.array(z.object({ userLeagueId: z.string(), leagueName: z.string(), isStarting: z.boolean() })),
        }),
      ),
      game: z.object({
        homeTeamId: z.string(),
        awayTeamId: z.string(),
        score: z.object({ home: z.number(), away: z.number() }),
        clock: z.string().nullable(),
      }),
    }),
    at: z.string(),
  }),
  /** Games of the week went on: scores, points and chances are to be asked for again. It has no number. */
  'fantasy-hq:scores': z.object({ season: z.number(), week: z.number(), at: z.string() }),
  /** Support has answered: ask for the conversation. */
  'support:reply': z.object({ conversationId: z.string() }),
} as const;

export type LiveEventName = keyof typeof LIVE_EVENTS;
export type LiveEventData<N extends LiveEventName> = z.output<(typeof LIVE_EVENTS)[N]>;
/** An event as it is stored and sent. */
export type LiveEvent = {
  readonly [N in LiveEventName]: { readonly event: N; readonly data: LiveEventData<N> };
}[LiveEventName];
