import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { entity, NextGame, PositionFilter, Provenance, pageQuery, queryList, queryWhole, SeasonId } from './wire.ts';

export const ProjectionRow = z
  .object({
    ...entity,
    rank: z.number(),
    positionRank: z.number(),
    byeWeek: z.number().nullable(),
    games: z.number().nullable(),
    /** Points in the asked scoring; floor is the 10th, ceiling the 90th percentile. */
    floorFantasyPoints: z.number(),
    projectedFantasyPoints: z.number(),
    ceilingFantasyPoints: z.number(),
    /** Expected amounts by stat key; absent is 0. */
    stats: z.record(z.string(), z.number()),
    game: NextGame.nullable(),
  })
  .meta({ id: 'ProjectionRow' });
export type ProjectionRow = z.output<typeof ProjectionRow>;

export const listProjections = endpoint('listProjections', {
  summary:
    'Expected stat lines and points of a season, a week or the rest of a season, in any scoring. Changes nothing.',
  query: z.object({
    ...pageQuery,
    seasonId: SeasonId,
    scoringSystemId: z.string().max(40),
    projectionPeriod: z.enum(['weekly', 'seasonal', 'restofseason']).default('weekly'),
    week: queryWhole.min(-1).max(22).optional(),
    projectedProvider: z.string().max(40).default('aggregate'),
    rosterPositions: queryList(PositionFilter).optional(),
    teamId: z.string().max(4).optional(),
    searchText: z.string().trim().max(60).optional(),
    orderBy: z.string().max(60).default('-projectedFantasyPoints'),
  }),
  answer: z.object({
    total: z.number(),
    provider: z.string(),
    providers: z.array(z.object({ id: z.string(), name: z.string(), asOf: z.string().nullable() })),
    passingCompletionPerValueRange: z.object({ min: z.number(), avg: z.number(), max: z.number() }).nullable(),
    playerProjections: z.array(ProjectionRow),
    provenance: Provenance,
  }),
});
