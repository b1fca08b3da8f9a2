import * as z from 'zod';
import { MOST_EXPERTS } from '../drafting/draft-limits.ts';
import { endpoint } from '../endpoint.ts';
import { LeagueConfigInput } from '../league/league-config-schema.ts';
import { locked } from '../plans/locked.ts';
import { MOST_ROWS, PAGE_SIZE } from '../tables/page-limits.ts';
import { Expert, entity, NextGame, PositionFilter, Provenance, ScoringSystemIdText, SeasonId } from '../wire.ts';

/**
 * `week` −1 is the season. Below a column's tier, ordering by it answers `tier-required`, and so do a scoring other than
 * 0.5 PPR and an expert of a plan.
 */
export const RankingsBody = z.object({
  seasonId: SeasonId,
  expertRankingPeriod: z.enum(['Seasonal', 'Weekly', 'RestOfSeason']).default('Seasonal'),
  week: z.number().int().min(-1).max(22).default(-1),
  scoringSystemId: ScoringSystemIdText,
  expertIds: z.array(z.string().max(60)).max(MOST_EXPERTS).default([]),
  rosterPositions: z.array(PositionFilter).max(8).default([]),
  teamId: z.string().max(4).nullish(),
  searchText: z.string().trim().max(60).nullish(),
  orderBy: z.string().max(60).default('consensus'),
  limit: z.number().int().min(1).max(MOST_ROWS).default(PAGE_SIZE),
  offset: z.number().int().min(0).default(0),
  footballScoringLeagueConfig: LeagueConfigInput.nullish(),
});

export type RankingsBody = z.output<typeof RankingsBody>;

const Opinion = z.object({ rank: z.number(), expertId: z.string() });

export const RankingRow = z
  .object({
    ...entity,
    rank: z.number(),
    /** Tier of the list shown. Open to all where the free experts tell it, locked where only Scout could. */
    tier: locked('rankingsTableRight', z.number()),
    positionRank: z.number(),
    byeWeek: z.number().nullable(),
    /** Mean rank of the experts shown, or the consensus when all are. */
    consensus: locked('consensus', z.number()),
    sd: locked('consensus', z.number().nullable()),
    best: locked('rankingsTableRight', Opinion.nullable()),
    worst: locked('rankingsTableRight', Opinion.nullable()),
    /** Rank by expert id; absent when the expert does not rank the player. Experts of a plan are locked on every row. */
    ranks: z.record(z.string(), locked('rankingsTableRight', z.number())),
    adp: locked('adp', z.number().nullable()),
    /** ADP minus consensus: above 0 goes later than ranked. */
    difference: locked('difference', z.number().nullable()),
    /** Points of the period in the asked scoring: floor (P10), expected, ceiling (P90). */
    points: locked(
      'rankingsTableRight',
      z.object({ floor: z.number(), expected: z.number(), ceiling: z.number() }).nullable(),
    ),
    vorp: locked('rankingsTableRight', z.number().nullable()),
    auctionValue: locked('auctionTableRight', z.number().nullable()),
    game: locked('opponentTeam', NextGame.nullable()),
  })
  .meta({ id: 'RankingRow' });
export type RankingRow = z.output<typeof RankingRow>;

export const listRankings = endpoint('listRankings', {
  summary: 'Expert rankings of a season, a week or the rest of a season, with tiers, in any scoring. Changes nothing.',
  byTier: true,
  body: RankingsBody,
  answer: z.object({
    experts: z.array(Expert),
    total: z.number(),
    playerExpertRanking: z.array(RankingRow),
    provenance: Provenance,
  }),
});
