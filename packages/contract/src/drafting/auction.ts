import { PASS_UNTIL } from '@pylon/engine/auction/rules/auction-command';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity, entityInput } from '../wire.ts';
import { draftQuery, MockDraftId, ParticipantIdText, pickNumber, versionAnswer } from './draft-call.ts';
import { MOST_DOLLARS } from './draft-limits.ts';
import { draftedPlayer, roomFields } from './mock-draft.ts';

/**
 * The number of a sale, from 1; keepers have none. A call that names another than the one at hand answers
 * draft-changed.
 */
const saleNumber = pickNumber;
/** Whole dollars of an offer. */
const dollars = z.number().int().min(1).max(MOST_DOLLARS);

/** An offer: who, and how much in whole dollars. */
export const AuctionBid = z.object({ participantId: z.string(), dollars: z.number() }).meta({ id: 'AuctionBid' });
export type AuctionBid = z.output<typeof AuctionBid>;

/**
 * A sold or kept player. Paid dollars are whole, values are exact.
 * A rated auction has letters on its sales; keepers have none.
 */
export const AuctionSale = z
  .object({
    /** From 1; null for a keeper. */
    saleNumber: z.number().nullable(),
    isKeeper: z.boolean(),
    /** Who has the player. */
    participantId: z.string(),
    /** Who put the player up; null for a keeper. */
    nominatorId: z.string().nullable(),
    price: z.number(),
    /** What the player was worth before the first sale, in a league of this shape. */
    value: z.number(),
    /** Value less price: above 0 it was a bargain. */
    surplus: z.number(),
    /**
     * Each bidder's steps, opening first. Bots bid straight to the step that decides the contest, so steps may be
     * larger than $1.
     */
    bids: z.array(AuctionBid),
    /** A bot, the clock or 'simulate rest' acted for the buyer. */
    isAutoDraft: z.boolean(),
    soldAt: z.string().nullable(),
    ...draftedPlayer,
  })
  .meta({ id: 'AuctionSale' });
export type AuctionSale = z.output<typeof AuctionSale>;

/** The money and the places of a team. */
export const AuctionTeam = z
  .object({
    participantId: z.string(),
    budgetLeft: z.number(),
    /** Keepers included. */
    spent: z.number(),
    openSlots: z.number(),
    /** Budget left less a dollar for every other open place; 0 when the roster is full. */
    maximumBid: z.number(),
    /** Players by position, keepers included: 'QB' → 1. */
    positionCounts: z.record(z.string(), z.number()),
  })
  .meta({ id: 'AuctionTeam' });
export type AuctionTeam = z.output<typeof AuctionTeam>;

/** The player up for bidding. */
export const AuctionBlock = z
  .object({
    saleNumber: z.number(),
    nominatorId: z.string(),
    ...entity,
    /** All bids so far, opening first; the last one is the highest. */
    bids: z.array(AuctionBid),
    highBid: AuctionBid,
    /** The reason why the caller cannot bid now; null when the caller can. */
    userRefusal: z.enum(['high-bidder', 'no-place', 'no-money']).nullable(),
    /** The least and the most that the caller can bid; null with a refusal. */
    userMinimumBid: z.number().nullable(),
    userMaximumBid: z.number().nullable(),
  })
  .meta({ id: 'AuctionBlock' });
export type AuctionBlock = z.output<typeof AuctionBlock>;

/** The part of an auction that changes with each step; an event carries it whole. */
export const AuctionStanding = z
  .object({
    /** 'nominating' waits for a nomination, 'bidding' for an answer to the highest bid. */
    phase: z.enum(['nominating', 'bidding', 'closed']),
    /** The sale at hand. */
    saleNumber: z.number(),
    /** The participant who nominates or nominated; null when the auction is over. */
    nominatorId: z.string().nullable(),
    /** Those who nominate next, after the one at hand; at most one round of the table. */
    nextNominatorIds: z.array(z.string()),
    /**
     * Whether the auction waits for the caller: to nominate, to bid or pass, or (in person) to record the next sale.
     */
    isUserTurn: z.boolean(),
    block: AuctionBlock.nullable(),
    teams: z.array(AuctionTeam),
  })
  .meta({ id: 'AuctionStanding' });
export type AuctionStanding = z.output<typeof AuctionStanding>;

/** What happened, for a list of events and a live region. */
export const AuctionLogEntry = z
  .object({
    type: z.enum(['nominated', 'bid', 'passed', 'sold']),
    saleNumber: z.number(),
    participantId: z.string(),
    /** null for a pass. */
    dollars: z.number().nullable(),
    ...entity,
  })
  .meta({ id: 'AuctionLogEntry' });
export type AuctionLogEntry = z.output<typeof AuctionLogEntry>;

/** An auction, whole. */
export const Auction = z
  .object({
    ...roomFields,
    standing: AuctionStanding,
    /** Keepers first, then sales in order. */
    sales: z.array(AuctionSale),
    /** Sales and bids come from an auction on an outside platform. */
    isFollowed: z.boolean(),
  })
  .meta({ id: 'Auction' });
export type Auction = z.output<typeof Auction>;

export const getAuction = endpoint('getAuction', {
  summary: 'One auction of the caller, whole. Errors: draft-not-found, only-in-auctions.',
  query: draftQuery,
  answer: z.object({ auction: Auction }),
});

export const nominatePlayer = endpoint('nominatePlayer', {
  summary:
    'Puts a player up with an opening bid; the bots answer in the same step. Errors: not-your-turn, player-taken, roster-full, too-few-players, bid-too-high, draft-closed, draft-changed.',
  body: z.object({ mockDraftId: MockDraftId, saleNumber, dollars: dollars.default(1), ...entityInput }),
  answer: versionAnswer,
});

export const placeBid = endpoint('placeBid', {
  summary:
    'Bids for the player on the block; the bots answer in the same step. Errors: no-nomination, already-high-bidder, bid-too-low, bid-too-high, roster-full, too-few-players, draft-changed.',
  body: z.object({ mockDraftId: MockDraftId, saleNumber, dollars }),
  answer: versionAnswer,
});

export const passBid = endpoint('passBid', {
  summary:
    'Lets the high bidder have the player; the bots go on until the caller is asked again. Errors: no-nomination, already-high-bidder, draft-changed.',
  body: z.object({
    mockDraftId: MockDraftId,
    saleNumber,
    /**
     * How long the caller goes on passing: this player only, until a queued one is up, or until the caller is to
     * nominate.
     */
    until: z.enum(PASS_UNTIL).default('next'),
  }),
  answer: versionAnswer,
});

export const recordSale = endpoint('recordSale', {
  summary:
    'In person: enters a sale. Errors: in-person-only, player-taken, roster-full, too-few-players, bid-too-high, draft-closed, draft-changed.',
  body: z.object({
    mockDraftId: MockDraftId,
    mockDraftParticipantId: ParticipantIdText,
    /** The sale that the caller saw as the next one. */
    saleNumber: saleNumber.optional(),
    dollars,
    ...entityInput,
  }),
  answer: versionAnswer,
});

export const editSale = endpoint('editSale', {
  summary:
    'In person: corrects the player, the team or the price of an earlier sale; what is absent stays. Errors: in-person-only, player-taken, roster-full, too-few-players, bid-too-high.',
  body: z.object({
    mockDraftId: MockDraftId,
    saleNumber,
    mockDraftParticipantId: ParticipantIdText.optional(),
    dollars: dollars.optional(),
    ...entityInput,
  }),
  answer: versionAnswer,
});
