// What players are worth in an auction as it goes, whom to bid for and whom to put up.
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, entityInput } from '../wire.ts';
import { draftQuery } from './draft-call.ts';
import { DraftPlayer } from './draft-players.ts';

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

/**
 * A player of the room with money: odds are null, for nobody is sure to be sold by a certain sale. Below the plan prices follow from
 * the market, as the values of {@link DraftPlayer} do.
 */
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
    tier: locked('draftChampion', z.number()),
    leftInTier: locked('draftChampion', z.number()),
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

export const listAuctionPlayers = endpoint('listAuctionPlayers', {
  summary:
    "The auction's players in rank order, sold ones included, with values, expected prices and suggested maxima.",
  query: draftQuery,
  answer: z.object({ version: z.number(), players: z.array(AuctionPlayer), inflation: AuctionInflation }),
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
