// The worth of players in the course of an auction, and whom to bid for and to nominate.
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity, entityInput } from '../wire.ts';
import { draftQuery } from './draft-call.ts';
import { DraftPlayer } from './draft-players.ts';

/** The money left against the value left. 1 is list price; above 1 players sell for more than before the first sale. */
export const AuctionInflation = z
  .object({
    /** Dollars left beyond one for every open place. */
    freeMoney: z.number(),
    /** The same sum over the list values of the players still to be bought. */
    freeValue: z.number(),
    rate: z.number(),
  })
  .meta({ id: 'AuctionInflation' });
export type AuctionInflation = z.output<typeof AuctionInflation>;

/**
 * A player of an auction room. Odds are null, because no player is sure to be sold by a certain sale. Below the plan
 * prices follow from the market, as the values of {@link DraftPlayer} do.
 */
export const AuctionPlayer = DraftPlayer.extend({
  /** List price: the player's worth before the first sale. */
  value: z.number(),
  /** The price at the money and the players that are left. */
  valueNow: z.number(),
  /**
   * Mean price in auctions played to the end from here by bots, and its standard deviation; null when the player was
   * hardly ever bought, or is sold already.
   */
  expectedPrice: z.number().nullable(),
  priceSpread: z.number().nullable(),
  /** The most that the caller's team should pay; 0 when the team has no place for the player. */
  suggestedMaximum: z.number(),
  /** The price paid and the buyer; null while the player is available. A keeper's price is the keeper's cost. */
  price: z.number().nullable(),
  participantId: z.string().nullable(),
  isKeeper: z.boolean(),
}).meta({ id: 'AuctionPlayer' });
export type AuctionPlayer = z.output<typeof AuctionPlayer>;

/** The parts of the highest price that a team should pay. */
export const BidReasons = z
  .object({
    value: z.number(),
    valueNow: z.number(),
    /** Inflation now: money left over value left. */
    inflation: z.number(),
    /** Share of the player's points that count for this team's line-up, 0 to 1. */
    need: z.number(),
    fillsSlot: z.enum(SLOTS).nullable(),
    /** This team's money per open place, and the mean of all teams'. */
    moneyPerSlot: z.number(),
    roomMoneyPerSlot: z.number(),
    /** Factor of the team's own plan; 1 when the plan has no opinion. */
    planFactor: z.number(),
    maximumBid: z.number(),
    tier: z.number(),
    leftInTier: z.number(),
    /** The best other available player of the position, and that player's expected price. */
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
    /** The price that the other teams are expected to reach when the caller wants the player. */
    expectedPrice: z.number(),
    /**
     * Chance, 0 to 1, that no other team goes above the given price. From the caller's next bid up, at most 12 steps.
     */
    chanceToWin: z.array(z.object({ dollars: z.number(), chance: z.number() })),
    reasons: BidReasons,
  })
  .meta({ id: 'BidAdvice' });
export type BidAdvice = z.output<typeof BidAdvice>;

/** Whom to nominate, and why. */
export const NominationAdvice = z
  .object({
    ...entity,
    /**
     * 'target': a player whom the team wants and may get below worth. 'bluff': a player whom the team does not need, or
     * for whom others will pay more than they are worth to it. 'dollar': a player to be had for a dollar.
     */
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
    /** null when no player is up for bidding and the call names none. */
    bid: BidAdvice.nullable(),
    /** At most ten, in order of merit. */
    nominations: z.array(NominationAdvice),
  }),
});
