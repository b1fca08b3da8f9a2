// A trade as a person offers it, and what all calls about trades tell alike.
import * as z from 'zod';
import { entity } from '../wire.ts';
import { MOST_DOLLARS_OF_A_SIDE, MOST_OF_A_SIDE, MOST_PICKS_OF_A_SIDE } from './trade-limits.ts';

const rosterIds = z.array(z.string().min(1).max(128)).min(1).max(MOST_OF_A_SIDE);
const pickIds = z.array(z.string().min(1).max(128)).max(MOST_PICKS_OF_A_SIDE).default([]);
const dollars = z.int().min(0).max(MOST_DOLLARS_OF_A_SIDE).default(0);

/** A trade of the caller's own team with another of the league, by ids of rows of both rosters. */
export const tradeBody = z.object({
  userLeagueId: z.uuid(),
  /** The other team. */
  participantId: z.string().min(1).max(64),
  tradeAwayRosterIds: rosterIds,
  tradeForRosterIds: rosterIds,
  /** Picks of seasons to come, as listTradeRosters names them. */
  tradeAwayPickIds: pickIds,
  tradeForPickIds: pickIds,
  /** Of what either team has left to bid for free agents, whole dollars. */
  tradeAwayFaab: dollars,
  tradeForFaab: dollars,
});

/** A pick of a season to come. */
export const TradePick = z.object({
  /** Season, round and the team whose it was at first. */
  id: z.string(),
  season: z.number(),
  /** From 1. */
  round: z.number(),
  /** Whose it was at first; null for the team's own. */
  originalTeamName: z.string().nullable(),
});
export type TradePick = z.output<typeof TradePick>;

/** What a trade moves of the budgets for bids, and what it leaves of them, whole dollars. */
export const TradeFaab = z.object({ away: z.number(), for: z.number(), ownLeft: z.number(), opponentLeft: z.number() });
export type TradeFaab = z.output<typeof TradeFaab>;

/** Somebody on a roster. */
export const tradePlayer = {
  /** The same as long as they are on the team. */
  leagueRosterId: z.string(),
  ...entity,
  /** As the platform writes it where we do not know them. */
  name: z.string(),
  /** The own position; null for one that fantasy leagues here do not draft. */
  ownPosition: z.string().nullable(),
};
export const TradePlayer = z.object(tradePlayer);
export type TradePlayer = z.output<typeof TradePlayer>;

export const TradeTeam = z.object({ id: z.string(), teamName: z.string(), avatarURL: z.string().nullable() });

/** What a league's market looks at: what moves the chance that a trade is accepted. */
export const TradeMarket = z.object({
  /** Whether players are kept beyond the season. */
  isKept: z.boolean(),
  /** Who says what they bring for years, and of which day; null where nobody is kept and where nobody says it. */
  told: z.string().nullable(),
});
export type TradeMarket = z.output<typeof TradeMarket>;

/** What both sides bring for years, picks included, ≥ 0 in the publisher's unit; null where nobody says it. */
export const CareerValue = z.object({ away: z.number(), for: z.number() }).nullable();

/**
 * What a side of a trade gains, expected. Of the best of many trades about a third came to pass: a gain ranks trades,
 * and promises nothing.
 */
export const tradeGain = {
  /** Points of the best line-ups in all weeks that are left, playoffs twice, more than without the trade. */
  gain: z.number(),
  /** The same a week, each by its weight. */
  gainPerWeek: z.number(),
  /** How likely the side scores more with the trade than without, 0 to 100; 50 where it changes no line-up. */
  tradeWinPercent: z.number(),
};
