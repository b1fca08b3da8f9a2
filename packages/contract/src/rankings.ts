import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { LeagueConfig } from './league-config-schema.ts';
import { Expert, entity, NextGame, PositionFilter, Provenance, SeasonId } from './wire.ts';

/** `week` −1 is the season. */
export const RankingsBody = z.object({
  seasonId: SeasonId,
  expertRankingPeriod: z.enum(['Seasonal', 'Weekly', 'RestOfSeason']).default('Seasonal'),
  week: z.number().int().min(-1).max(22).default(-1),
  scoringSystemId: z.string().max(40),
  expertIds: z.array(z.string().max(60)).max(32).default([]),
  rosterPositions: z.array(PositionFilter).max(8).default([]),
  teamId: z.string().max(4).nullish(),
  searchText: z.string().trim().max(60).nullish(),
  orderBy: z.string().max(60).default('consensus'),
  limit: z.number().int().min(1).max(1000).default(15),
  offset: z.number().int().min(0).default(0),
  footballScoringLeagueConfig: LeagueConfig.nullish(),
});

export const RankingRow = z
  .object({
    ...entity,
    rank: z.number(),
    tier: z.number(),
    positionRank: z.number(),
    byeWeek: z.number().nullable(),
    /** Mean rank of the experts shown, or the consensus when all are. */
    consensus: z.number(),
    sd: z.number().nullable(),
    best: z.object({ rank: z.number(), expertId: z.string() }).nullable(),
    worst: z.object({ rank: z.number(), expertId: z.string() }).nullable(),
    /** Rank by expert id; absent when the expert does not rank the player. */
    ranks: z.record(z.string(), z.number()),
    adp: z.number().nullable(),
    /** ADP minus consensus: above 0 goes later than ranked. */
    difference: z.number().nullable(),
    /** Points of the period in the asked scoring: floor (P10), expected, ceiling (P90). */
    points: z.object({ floor: z.number(), expected: z.number(), ceiling: z.number() }).nullable(),
    vorp: z.number().nullable(),
    auctionValue: z.number().nullable(),
    game: NextGame.nullable(),
  })
  .meta({ id: 'RankingRow' });
export type RankingRow = z.output<typeof RankingRow>;

export const listRankings = endpoint('listRankings', {
  summary: 'Expert rankings of a season, a week or the rest of a season, with tiers, in any scoring. Changes nothing.',
  body: RankingsBody,
  answer: z.object({
    experts: z.array(Expert),
    total: z.number(),
    playerExpertRanking: z.array(RankingRow),
    provenance: Provenance,
  }),
});
