import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { type RowOf, rowSchema, tableQuery } from '../tables/table-schemas.ts';
import { projections } from '../tables/week/projections.table.ts';
import { Provenance, queryWhole, ScoringSystemIdText } from '../wire.ts';

export const ProjectionRow = rowSchema(projections);
export type ProjectionRow = RowOf<typeof projections>;

export const listProjections = endpoint('listProjections', {
  summary:
    'Expected stat lines and points of a season, a week or the rest of a season, in any scoring. Changes nothing.',
  byTier: true,
  query: tableQuery(projections).extend({
    scoringSystemId: ScoringSystemIdText,
    projectionPeriod: z.enum(['weekly', 'seasonal', 'restofseason']).default('weekly'),
    week: queryWhole.min(-1).max(22).optional(),
    projectedProvider: z.string().max(40).default('aggregate'),
    /** Points and amounts of a mean game instead of all games, and places by those. */
    perGame: z.enum(['true', 'false']).default('false'),
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
