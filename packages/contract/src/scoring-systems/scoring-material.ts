// The material of tables, independent of the scoring: the screen scores, values and ranks it again at every press of a
// stepper, by the engine's own functions, which the server computes its answers with.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { Expert, entity, NextGame, Provenance, queryWhole, SeasonId } from '../wire.ts';

/** The players who earn units of one setting, by their place in the answer's list from 0, and how many. */
const UnitColumn = z.object({ players: z.array(z.number()), units: z.array(z.number()) });

/** Expected units by setting key; settings of which nobody has any are left out. */
const Units = z.record(z.string(), UnitColumn);

/** Expected points times the ratios are floor (P10), middle (P50) and ceiling (P90). */
const ranges = { floorRatio: z.number(), middleRatio: z.number(), ceilingRatio: z.number() };

export const RankingMaterial = z
  .object({
    period: z.enum(['seasonal', 'weekly', 'restOfSeason']),
    /**
     * All players whom a projection or a list names, those with a projection first. Without one `ratios` and
     * `position` are null; a player who is known by number alone has neither athlete nor team.
     */
    players: z.array(
      z.object({
        entityId: z.string(),
        ...entity,
        position: z.string().nullable(),
        byeWeek: z.number().nullable(),
        game: NextGame.nullable(),
        /** Points that betting lines expect of the team in the week asked for. */
        impliedPoints: z.number().nullable(),
        utilizationScore: locked('utilizationScore', z.number().nullable()),
        /** Factors of the player's points: the range, the opponents ahead, and a rookie's first season. */
        ratios: z.object({ ...ranges, scheduleRatio: z.number(), rookieRatio: z.number().nullable() }).nullable(),
      }),
    ),
    units: Units,
    /** Day of the newest projection, '' without any. */
    projectedAsOf: z.string(),
    /** Published lists by the scoring format that they are for. */
    lists: z.array(
      z.object({
        format: z.string(),
        /**
         * The consensus, best first: player, rank, rank within the position, mean, spread, tier within the position;
         * spread and tier are null where there is one opinion only.
         */
        entries: z.array(
          z.tuple([z.number(), z.number(), z.number(), z.number(), z.number().nullable(), z.number().nullable()]),
        ),
        /** Places: player, rank, rank within the position. */
        experts: z.array(z.object({ expert: Expert, places: z.array(z.tuple([z.number(), z.number(), z.number()])) })),
      }),
    ),
    /** Average draft positions by format, or a week's places by published projections: player, pick. */
    markets: z.array(
      z.object({ format: z.string(), asOf: z.string(), places: z.array(z.tuple([z.number(), z.number()])) }),
    ),
    houseExperts: z.array(Expert),
    provenance: Provenance,
  })
  .meta({ id: 'RankingMaterial' });
export type RankingMaterial = z.output<typeof RankingMaterial>;

export const getRankingMaterial = endpoint('getRankingMaterial', {
  summary:
    'What the rankings of a period are computed from in any scoring and league: units, published lists, draft positions. Changes nothing. Errors: season-not-found.',
  plans: 'Needs tier 1: tier-required below it.',
  byTier: true,
  query: z.object({
    seasonId: SeasonId,
    expertRankingPeriod: z.enum(['Seasonal', 'Weekly', 'RestOfSeason']).default('Seasonal'),
    week: queryWhole.min(-1).max(22).default(-1),
  }),
  answer: RankingMaterial,
});

export const ProjectionMaterial = z
  .object({
    players: z.array(
      z.object({
        entityId: z.string(),
        ...entity,
        position: z.string(),
        ...ranges,
        byeWeek: z.number().nullable(),
        game: NextGame.nullable(),
        games: z.number(),
        /** Expected amounts by stat key; absent is 0. */
        stats: z.record(z.string(), z.number()),
      }),
    ),
    units: Units,
    provenance: Provenance,
  })
  .meta({ id: 'ProjectionMaterial' });
export type ProjectionMaterial = z.output<typeof ProjectionMaterial>;

export const getProjectionMaterial = endpoint('getProjectionMaterial', {
  summary:
    'What the projections of a period are computed from in any scoring. Changes nothing. Errors: season-not-found, invalid-parameters.',
  plans: 'Needs tier 2: tier-required below it.',
  byTier: true,
  query: z.object({
    seasonId: SeasonId,
    projectionPeriod: z.enum(['weekly', 'seasonal', 'restofseason']).default('weekly'),
    week: queryWhole.min(-1).max(22).optional(),
    projectedProvider: z.string().max(40).default('aggregate'),
  }),
  answer: ProjectionMaterial,
});
