import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { DraftConfiguration, DraftPlayer, Participant } from './mock-draft.ts';
import { entity, entityInput, Provenance } from './wire.ts';

const Id = z.uuid();
const LetterGrade = z.enum(LETTER_GRADES);
/** The number of a sale, from 1; keepers have none. A call that names another than the one at hand answers draft-changed. */
const saleNumber = z.number().int().min(1).max(1800);
/** Whole dollars of an offer; budgets are below 1,000. */
const dollars = z.number().int().min(1).max(999);

/** An offer: who, and how much in whole dollars. */
export const AuctionBid = z.object({ participantId: z.string(), dollars: z.number() }).meta({ id: 'AuctionBid' });
export type AuctionBid = z.output<typeof AuctionBid>;

/**
 * A player who was sold, or is kept. Dollars are whole where they were paid, exact where they are a value.
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
    /** Each bidder's steps, opening first. Bots go to the next step of the contest at once, so steps may be larger than $1. */
    bids: z.array(AuctionBid),
    /** A bot, the clock or 'simulate rest' spoke for the buyer. */
    isAutoDraft: z.boolean(),
    soldAt: z.string().nullable(),
    /** Where the player sits on the buyer's roster. */
    rosterPosition: z.enum(SLOTS).nullable(),
    ...entity,
    rank: z.number().nullable(),
    tier: z.number().nullable(),
    byeWeek: z.number().nullable(),
    adp: z.number().nullable(),
    seasonalScoredProjections: z.number().nullable(),
    letterGrade: LetterGrade.nullable(),
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
    /** Why the caller cannot bid now; null when the caller can. */
    userRefusal: z.enum(['high-bidder', 'no-place', 'no-money']).nullable(),
    /** The least and the most that the caller can bid; null with a refusal. */
    userMinimumBid: z.number().nullable(),
    userMaximumBid: z.number().nullable(),
  })
  .meta({ id: 'AuctionBlock' });
export type AuctionBlock = z.output<typeof AuctionBlock>;

/** Money against what there is still to buy. 1 is list price: above it players go for more than before the first sale. */
export const AuctionInflation = z
  .object({
    /** Dollars left beyond one for every open place. */
    freeMoney: z.number(),
    /** The same of the list values of those still to be bought. */
    freeValue: z.number(),
    rate: z.number(),
  })
  .meta({ id: 'AuctionInflation' });
export type AuctionInflation = z.output<typeof AuctionInflation>;

/** What changes from step to step; an event carries it whole. */
export const AuctionStanding = z
  .object({
    /** 'nominating' waits for a nomination, 'bidding' for an answer to the highest bid. */
    phase: z.enum(['nominating', 'bidding', 'closed']),
    /** The sale at hand. */
    saleNumber: z.number(),
    /** Who is to nominate, or has; null when the auction is over. */
    nominatorId: z.string().nullable(),
    /** Those who nominate next, after the one at hand; at most one round of the table. */
    nextNominatorIds: z.array(z.string()),
    /** Whether the auction waits for the caller: to nominate, to bid or pass, or (in person) to record the next sale. */
    isUserTurn: z.boolean(),
    block: AuctionBlock.nullable(),
    teams: z.array(AuctionTeam),
    inflation: AuctionInflation,
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
    id: z.string(),
    version: z.number(),
    createdAt: z.string(),
    draftAt: z.string(),
    closedAt: z.string().nullable(),
    /** When the high bidder wins, or the server nominates; null without a clock and in person. */
    deadlineAt: z.string().nullable(),
    serverTime: z.string(),
    configuration: DraftConfiguration,
    participants: z.array(Participant),
    userParticipant: Participant,
    standing: AuctionStanding,
    /** Keepers first, then sales in order. */
    sales: z.array(AuctionSale),
    provenance: Provenance,
  })
  .meta({ id: 'Auction' });
export type Auction = z.output<typeof Auction>;

/** A player of the room with money: odds are null, for nobody is sure to be sold by a certain sale. */
export const AuctionPlayer = DraftPlayer.extend({
  /** List price: what he was worth before the first sale. */
  value: z.number(),
  /** The same at the money and the players that are left. */
  valueNow: z.number(),
  /** Mean price in auctions played to the end from here by bots, and its standard deviation; null when hardly ever bought, or sold. */
  expectedPrice: z.number().nullable(),
  priceSpread: z.number().nullable(),
  /** The most that the caller's team should pay; 0 when it has no place for him. */
  suggestedMaximum: z.number(),
  /** What he went for, and to whom; null while available. A keeper's price is what he costs. */
  price: z.number().nullable(),
  participantId: z.string().nullable(),
  isKeeper: z.boolean(),
}).meta({ id: 'AuctionPlayer' });
export type AuctionPlayer = z.output<typeof AuctionPlayer>;

/** What the most that a team should pay is made of. */
export const BidReasons = z
  .object({
    value: z.number(),
    valueNow: z.number(),
    /** Inflation now: money left over value left. */
    inflation: z.number(),
    /** Share of his points that count for this team's line-up, 0 to 1. */
    need: z.number(),
    fillsSlot: z.enum(SLOTS).nullable(),
    /** This team's money per open place, and the mean of all teams'. */
    moneyPerSlot: z.number(),
    roomMoneyPerSlot: z.number(),
    /** Factor of the team's own plan; 1 when it is silent. */
    planFactor: z.number(),
    maximumBid: z.number(),
    tier: z.number(),
    leftInTier: z.number(),
    /** The best other player of the position still there, and what he should go for. */
    alternative: z.object({ ...entity, valueNow: z.number(), vorp: z.number() }).nullable(),
    byeClashWith: z.array(z.string()),
  })
  .meta({ id: 'BidReasons' });
export type BidReasons = z.output<typeof BidReasons>;

/** Advice on one player for the caller's team. */
export const BidAdvice = z
  .object({
    ...entity,
    suggestedMaximum: z.number(),
    /** What the others are expected to push him to, should the caller want him. */
    expectedPrice: z.number(),
    /** Chance, 0 to 1, that no other team goes above the given price. From the caller's next bid up, at most 12 steps. */
    chanceToWin: z.array(z.object({ dollars: z.number(), chance: z.number() })),
    reasons: BidReasons,
  })
  .meta({ id: 'BidAdvice' });
export type BidAdvice = z.output<typeof BidAdvice>;

/** Whom to put up, and why. */
export const NominationAdvice = z
  .object({
    ...entity,
    /** 'target': wanted, and likely to go for less than he is worth here. 'bluff': others will spend on somebody not needed here. 'dollar': to be had for a dollar. */
    intent: z.enum(['target', 'bluff', 'dollar']),
    expectedPrice: z.number(),
    suggestedMaximum: z.number(),
    valueNow: z.number(),
    isQueued: z.boolean(),
  })
  .meta({ id: 'NominationAdvice' });
export type NominationAdvice = z.output<typeof NominationAdvice>;

const draftQuery = z.object({ mockDraftId: Id });
const versionAnswer = z.object({ version: z.number() });

export const getAuction = endpoint('getAuction', {
  summary: 'One auction of the caller, whole. Errors: draft-not-found, only-in-auctions.',
  query: draftQuery,
  answer: z.object({ auction: Auction }),
});

export const listAuctionPlayers = endpoint('listAuctionPlayers', {
  summary:
    "The auction's players in rank order, sold ones included, with values, expected prices and suggested maxima.",
  query: draftQuery,
  answer: z.object({ version: z.number(), players: z.array(AuctionPlayer) }),
});

export const getAuctionAdvice = endpoint('getAuctionAdvice', {
  summary: 'Advice on the player up for bidding (or on a named one), and whom to nominate, best first.',
  query: draftQuery.extend(entityInput),
  answer: z.object({
    version: z.number(),
    /** null when nobody is up and nobody is named. */
    bid: BidAdvice.nullable(),
    /** At most ten, in order of merit. */
    nominations: z.array(NominationAdvice),
  }),
});

export const nominatePlayer = endpoint('nominatePlayer', {
  summary:
    'Puts a player up with an opening bid; the bots answer in the same step. Errors: not-your-turn, player-taken, roster-full, bid-too-high, draft-closed, draft-changed.',
  body: z.object({ mockDraftId: Id, saleNumber, dollars: dollars.default(1), ...entityInput }),
  answer: versionAnswer,
});

export const placeBid = endpoint('placeBid', {
  summary:
    'Bids for the player on the block; the bots answer in the same step. Errors: no-nomination, already-high-bidder, bid-too-low, bid-too-high, roster-full, draft-changed.',
  body: z.object({ mockDraftId: Id, saleNumber, dollars }),
  answer: versionAnswer,
});

export const passBid = endpoint('passBid', {
  summary:
    'Lets the high bidder have the player; the bots go on until the caller is asked again. Errors: no-nomination, already-high-bidder, draft-changed.',
  body: z.object({
    mockDraftId: Id,
    saleNumber,
    /** How long the caller goes on passing: this player only, until a queued one is up, or until the caller is to nominate. */
    until: z.enum(['next', 'queued', 'nomination']).default('next'),
  }),
  answer: versionAnswer,
});

export const recordSale = endpoint('recordSale', {
  summary:
    'In person: enters a sale. Errors: in-person-only, player-taken, roster-full, bid-too-high, draft-closed, draft-changed.',
  body: z.object({
    mockDraftId: Id,
    mockDraftParticipantId: z.string().max(40),
    /** The sale that the caller saw as the next one. */
    saleNumber: saleNumber.optional(),
    dollars,
    ...entityInput,
  }),
  answer: versionAnswer,
});

export const editSale = endpoint('editSale', {
  summary:
    'In person: corrects the player, the team or the price of an earlier sale; what is absent stays. Errors: in-person-only, player-taken, roster-full, bid-too-high.',
  body: z.object({
    mockDraftId: Id,
    saleNumber,
    mockDraftParticipantId: z.string().max(40).optional(),
    dollars: dollars.optional(),
    ...entityInput,
  }),
  answer: versionAnswer,
});
