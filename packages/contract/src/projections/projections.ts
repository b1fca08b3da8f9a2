import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import {
  entity,
  NextGame,
  PositionFilter,
  Provenance,
  pageQuery,
  queryList,
  queryWhole,
  ScoringSystemIdText,
  SeasonId,
} from '../wire.ts';

const FEATURE = 'projectionsTableBottom';

/** Below its tier the best five of the positions asked for are open, the others locked and in no order of points. */
export const ProjectionRow = z
  .object({
    ...entity,
    rank: locked(FEATURE, z.number()),
    positionRank: locked(FEATURE, z.number()),
    byeWeek: z.number().nullable(),
    games: locked(FEATURE, z.number().nullable()),
    /** Points in the asked scoring; floor is the 10th, ceiling the 90th percentile. */
    floorFantasyPoints: locked(FEATURE, z.number()),
    projectedFantasyPoints: locked(FEATURE, z.number()),
    ceilingFantasyPoints: locked(FEATURE, z.number()),
    /** Expected amounts by stat key; absent is 0. */
    stats: locked(FEATURE, z.record(z.string(), z.number())),
    game: locked('opponentTeam', NextGame.nullable()),
  })
  .meta({ id: 'ProjectionRow' });
export type ProjectionRow = z.output<typeof ProjectionRow>;

export const listProjections = endpoint('listProjections', {
  summary:
    'Expected stat lines and points of a season, a week or the rest of a season, in any scoring. Changes nothing.',
  byTier: true,
  query: z.object({
    ...pageQuery,
    seasonId: SeasonId,
    scoringSystemId: ScoringSystemIdText,
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
    /** Of the rows that are open to the caller. */
    passingCompletionPerValueRange: z.object({ min: z.number(), avg: z.number(), max: z.number() }).nullable(),
    playerProjections: z.array(ProjectionRow),
    provenance: Provenance,
  }),
});
