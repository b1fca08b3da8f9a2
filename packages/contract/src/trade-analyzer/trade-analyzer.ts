import { ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { PLAYOFF_STATES, SeasonChange } from '../my-roster/playoff-odds.ts';
import { locked } from '../plans/locked.ts';
import { NextGame, Provenance } from '../wire.ts';
import {
  CareerValue,
  TradeFaab,
  TradeMarket,
  TradePick,
  TradePlayer,
  TradeTeam,
  tradeBody,
  tradeGain,
  tradePlayer,
} from './trade.ts';

const LOCKED = 'Below tier 2 it is locked.';

export const listTradeRosters = endpoint('listTradeRosters', {
  summary:
    'The roster of a team of the caller’s league, its picks and budget, from which a trade is chosen. Changes nothing.',
  query: z.object({
    userLeagueId: z.uuid(),
    /** A team of the league; the caller's own unless named. */
    participantId: z.string().max(64).optional(),
  }),
  answer: z.object({
    tradeAnalyzers: z.array(
      z.object({
        ...tradePlayer,
        leagueId: z.string(),
        leagueParticipantId: z.string(),
        week: z.number(),
        /** From 0, in the order in which rosters list places. */
        index: z.number(),
        /** The place: one of the line-up's, BN, IR or TAXI. */
        position: z.enum(ROSTER_PLACES),
        /** The next game; null on a bye. */
        game: NextGame.nullable(),
        /** Points a game so far in the league's scoring; null without a game. */
        ppg: z.number().nullable(),
        /** Those less what all of the position on rosters of the league make on average. */
        dif: z.number().nullable(),
      }),
    ),
    /** Of the two seasons to come; none in a league that keeps nobody, and where its platform does not tell them. */
    picks: z.array(TradePick),
    /** What the team has left to bid, whole dollars; null where nobody bids and where it is not told. */
    faabDollars: z.number().nullable(),
    /** When the league was last read. */
    readAt: z.string().nullable(),
    provenance: Provenance,
  }),
});

const RecommendedSide = z.object({
  /** The first of them, who is the most valuable. */
  leagueRosterId: z.string(),
  leagueRosterIds: z.array(z.string()),
  players: z.array(TradePlayer),
});

export const recommendTrades = endpoint('recommendTrades', {
  summary:
    'Trades of up to two players for up to two that help both sides most, best first: all are looked at. Changes nothing.',
  plans: LOCKED,
  query: z.object({
    userLeagueId: z.uuid(),
    /** The team to trade with; any unless named. */
    participantId: z.string().max(64).optional(),
  }),
  byTier: true,
  answer: z.object({
    tradeRecommendation: locked(
      'publicTradeAnalyzer',
      z.array(
        z.object({
          tradeAway: RecommendedSide,
          tradeFor: RecommendedSide,
          opponentLeagueParticipant: TradeTeam,
          ...tradeGain,
          opponentGain: z.number(),
          opponentGainPerWeek: z.number(),
          opponentTradeWinPercent: z.number(),
          /** How likely the opponent accepts, 0 to 100: an estimate. */
          acceptancePercent: z.number(),
          careerValue: CareerValue,
        }),
      ),
    ),
    /** null where the trades are locked. */
    market: TradeMarket.nullable(),
  }),
});

const PreviewSide = z.object({ participant: TradeTeam, ...tradeGain });

export const previewTrade = endpoint('previewTrade', {
  reads: true,
  summary: 'What a trade does to both sides, in a few figures. Changes nothing.',
  plans: LOCKED,
  body: tradeBody,
  byTier: true,
  answer: z.object({
    tradePreview: locked(
      'publicTradeAnalyzer',
      z.object({
        own: PreviewSide,
        opponent: PreviewSide,
        tradeAway: z.array(TradePlayer),
        tradeFor: z.array(TradePlayer),
        /** They count in the value for years and in whether the opponent accepts, never in a line-up. */
        tradeAwayPicks: z.array(TradePick),
        tradeForPicks: z.array(TradePick),
        /** null where no dollars change hands. They count in nothing: what one is worth in a league nobody knows. */
        faab: TradeFaab.nullable(),
        /** How likely the opponent accepts, 0 to 100: an estimate. */
        acceptancePercent: z.number(),
        careerValue: CareerValue,
        market: TradeMarket,
      }),
    ),
  }),
});

const SummarySide = PreviewSide.extend({
  /** Weighted points of all weeks that are left, without and with the trade. */
  before: z.number(),
  after: z.number(),
  /** Weighted points that the bench saves when starters miss a week: more or less than without the trade. */
  insurance: z.number(),
  /** Whom the side drops to make room. */
  dropped: z.array(TradePlayer),
});

export const summarizeTrade = endpoint('summarizeTrade', {
  reads: true,
  summary:
    'What both sides gain by a trade in each week that is left, and the smallest change that would make it fair, or even for years. Changes nothing.',
  plans: LOCKED,
  body: tradeBody,
  byTier: true,
  answer: z.object({
    tradeSummary: locked(
      'publicTradeAnalyzer',
      z.object({
        own: SummarySide,
        opponent: SummarySide,
        /** Points of each week more than without the trade; times the weights they add up to the gains. */
        weeks: z.array(
          z.object({
            week: z.number(),
            weight: z.number(),
            isPlayoff: z.boolean(),
            own: z.number(),
            opponent: z.number(),
          }),
        ),
        acceptancePercent: z.number(),
        /** Whether places in the playoffs are open, or why there are no odds. */
        playoffState: z.enum(PLAYOFF_STATES),
        /** What the trade does to both sides’ odds, of the same seasons; null unless places are open. */
        playoffOdds: z.object({ own: SeasonChange, opponent: SeasonChange }).nullable(),
        /** null where the opponent gains enough already, or nothing can be changed. */
        counterOffer: z
          .object({
            kind: z.enum(['add', 'remove', 'replace']),
            player: TradePlayer,
            /** Who comes in the player's place; null unless somebody is replaced. */
            replacement: TradePlayer.nullable(),
            tradeAwayRosterIds: z.array(z.string()),
            tradeForRosterIds: z.array(z.string()),
            gain: z.number(),
            opponentGain: z.number(),
            /** Whether the opponent then gains enough; else it is the fairest there is. */
            isEnough: z.boolean(),
          })
          .nullable(),
        /**
         * The pick that brings both sides closest to even; null where they are close, where no pick does or some player
         * does it better, and where nobody says what picks bring.
         */
        pickOffer: z
          .object({
            /** Who adds it. */
            by: z.enum(['own', 'opponent']),
            pick: TradePick,
            /** With the pick, as the chance that the opponent then accepts. */
            careerValue: CareerValue,
            acceptancePercent: z.number(),
          })
          .nullable(),
      }),
    ),
  }),
});
