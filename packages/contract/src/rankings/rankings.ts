import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import * as z from 'zod';
import { MOST_EXPERTS } from '../drafting/draft-limits.ts';
import { endpoint } from '../endpoint.ts';
import { LeagueConfigInput } from '../league/league-config-schema.ts';
import { rankings } from '../tables/draft/rankings.table.ts';
import { MOST_ROWS, MOST_WIDGET_ROWS, PAGE_SIZE, WIDGET_ROWS } from '../tables/page-limits.ts';
import { type RowOf, rowSchema } from '../tables/table-schemas.ts';
import {
  Expert,
  heldQuery,
  PositionFilter,
  Provenance,
  queryList,
  queryWhole,
  ScoringSystemIdText,
  SeasonId,
} from '../wire.ts';

/**
 * `week` −1 is the season. Below a column's tier, ordering by it answers `tier-required`, and so do a scoring other
 * than 0.5 PPR and an expert of a plan.
 */
export const RankingsBody = z.object({
  seasonId: SeasonId,
  expertRankingPeriod: z.enum(['Seasonal', 'Weekly', 'RestOfSeason']).default('Seasonal'),
  week: z.number().int().min(-1).max(22).default(-1),
  scoringSystemId: ScoringSystemIdText,
  expertIds: z.array(z.string().max(60)).max(MOST_EXPERTS).default([]),
  rosterPositions: z.array(PositionFilter).max(8).default([]),
  teamId: z.string().max(4).nullish(),
  ...heldQuery,
  searchText: z.string().trim().max(60).nullish(),
  orderBy: z.string().max(60).default(rankings.sort),
  limit: z.number().int().min(1).max(MOST_ROWS).default(PAGE_SIZE),
  offset: z.number().int().min(0).default(0),
  footballScoringLeagueConfig: LeagueConfigInput.nullish(),
});

export type RankingsBody = z.output<typeof RankingsBody>;

/**
 * What the list follows until another order is asked for: published lists; of a week without any, published
 * projections; without those Scout, and for whoever may not see Scout the lists of the rest of the season, or drafts.
 */
export const RankingBasis = z.enum(['lists', 'projections', 'scout', 'restOfSeason', 'drafts']);
export type RankingBasis = z.output<typeof RankingBasis>;

export const RankingRow = rowSchema(rankings);
export type RankingRow = RowOf<typeof rankings>;

export const listRankings = endpoint('listRankings', {
  reads: true,
  summary: 'Expert rankings of a season, a week or the rest of a season, with tiers, in any scoring. Changes nothing.',
  byTier: true,
  body: RankingsBody,
  answer: z.object({
    experts: z.array(Expert),
    /** Whoever ranks the period, shown or not. */
    everyExpert: z.array(Expert),
    basis: RankingBasis,
    /** Names of those whose projections a week's market is made from. */
    projectedBy: z.array(z.string()),
    total: z.number(),
    playerExpertRanking: z.array(RankingRow),
    provenance: Provenance,
  }),
});

export const getExpertRankingTable = endpoint('getExpertRankingTable', {
  summary:
    'The best players of a season or a week by the experts, for a page that shows a few of them. Changes nothing.',
  byTier: true,
  query: z.object({
    /** The season that is played or comes next unless told. */
    seasonId: SeasonId.optional(),
    /** A week's rankings; the season's unless told. */
    week: queryWhole.min(1).max(22).optional(),
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    athletePositions: queryList(PositionFilter).optional(),
    limit: queryWhole.min(1).max(MOST_WIDGET_ROWS).default(WIDGET_ROWS),
  }),
  answer: z.object({
    expertRankingTable: z.array(RankingRow),
    basis: RankingBasis,
    experts: z.array(Expert),
    total: z.number(),
    provenance: Provenance,
  }),
});
