import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Provenance, queryWhole, SeasonId } from '../wire.ts';

/** What is told of a source and, on the same players, of the plain mean. */
const figure = z.number().nullable();

export const AccuracyRow = z
  .object({
    /** Slug; `kind` and it together name a row. */
    source: z.string(),
    name: z.string(),
    kind: z.enum(['projections', 'rankings', 'adp', 'house']),
    /** Weeks judged; 0 of a season. */
    weeks: z.number(),
    /** Players judged, each week anew. */
    cases: z.number(),
    /** Mean absolute error in points; null for an order, and of a season that is not over. */
    error: figure,
    /** Points expected less points scored, on average. */
    bias: figure,
    /** Rank correlation with the points scored, -1 to 1. */
    order: figure,
    /** Starters named who scored like starters, and how many were named. */
    hits: z.number(),
    starters: z.number(),
    plainError: figure,
    plainOrder: figure,
    plainHits: z.number(),
    plainStarters: z.number(),
    /** Day of the newest list that counted. */
    asOf: z.string(),
  })
  .meta({ id: 'AccuracyRow' });
export type AccuracyRow = z.output<typeof AccuracyRow>;

export const listAccuracy = endpoint('listAccuracy', {
  summary:
    'How near publishers, experts and house methods came to what then happened, in 0.5 PPR, the best order first. Only what was said before a game counts. Changes nothing.',
  query: z.object({
    seasonId: SeasonId,
    period: z.enum(['Weekly', 'Seasonal']).default('Weekly'),
    /** One position; all when absent. */
    position: z.enum(POSITIONS).optional(),
    /** Of weekly lists; −1 is all weeks so far. */
    week: queryWhole.min(-1).max(22).default(-1),
  }),
  answer: z.object({
    rows: z.array(AccuracyRow),
    /** Weeks of the season that can be chosen, ascending. */
    weeks: z.array(z.number()),
    provenance: Provenance,
  }),
});
