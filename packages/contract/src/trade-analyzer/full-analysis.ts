// What a trade does in full: places by position, the players in it, and who starts.
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { TradePlayer, tradeBody, tradePlayer } from './trade.ts';

const FULL = { plans: 'Below tier 2 it is locked.', body: tradeBody, byTier: true } as const;

const PositionSide = z.object({
  /** Weighted points of those who start of the position, free agents included. */
  before: z.number(),
  after: z.number(),
  /** Among all teams, from 1; equals share. */
  rankBefore: z.number(),
  rankAfter: z.number(),
});

export const tradePositionRankings = endpoint('tradePositionRankings', {
  reads: true,
  summary: 'How strong both sides of a trade are at each position among all teams, before and after. Changes nothing.',
  ...FULL,
  answer: z.object({
    positionRankings: locked(
      'publicTradeAnalyzer',
      z.array(
        z.object({
          position: z.enum(POSITIONS),
          own: PositionSide,
          opponent: PositionSide,
          teams: z.number(),
        }),
      ),
    ),
  }),
});

const TradedPlayer = z.object({
  ...tradePlayer,
  /** Points a game so far in the league's scoring; null without a game. */
  ppg: z.number().nullable(),
  /** Expected in the next week, and in all that are left. */
  nextWeekPoints: z.number(),
  restOfSeasonPoints: z.number(),
  /** Place among all of the position by those, from 1; null for whoever nobody projects. */
  restOfSeasonRank: z.number().nullable(),
  /** Points of the rest of the season above what anybody could pick up: what the market of a season goes by. */
  marketValue: z.number(),
  /** What the player brings for years, in the publisher’s unit; null where nobody is kept and where nobody says it. */
  careerValue: z.number().nullable(),
  /** Weeks that are left and without a game. */
  byeWeeks: z.array(z.number()),
});

export const tradeStats = endpoint('tradeStats', {
  reads: true,
  summary: 'The players of a trade: what they made, what is expected of them and what they are worth. Changes nothing.',
  ...FULL,
  answer: z.object({
    tradeStats: locked(
      'publicTradeAnalyzer',
      z.object({ tradeAway: z.array(TradedPlayer), tradeFor: z.array(TradedPlayer) }),
    ),
  }),
});

const RosterChange = z.object({
  /** null for free agents, who start where nobody of the roster is as good. */
  player: TradePlayer.nullable(),
  /** The position that the free agents are of, or that the player is started at. */
  position: z.enum(POSITIONS),
  change: z.enum(['arrives', 'leaves', 'dropped', 'stays']),
  /** Weeks that are left in which they are in the best line-up. */
  startsBefore: z.number(),
  startsAfter: z.number(),
  /** Points of those starts, unweighted. */
  pointsBefore: z.number(),
  pointsAfter: z.number(),
});

export const tradeRosterChanges = endpoint('tradeRosterChanges', {
  reads: true,
  summary: 'Who comes, goes, and starts more or less often on both rosters after a trade. Changes nothing.',
  ...FULL,
  answer: z.object({
    projectedRosterChanges: locked(
      'publicTradeAnalyzer',
      z.object({ own: z.array(RosterChange), opponent: z.array(RosterChange) }),
    ),
  }),
});
