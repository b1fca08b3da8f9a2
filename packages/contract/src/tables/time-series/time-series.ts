import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { locked } from '../../plans/locked.ts';
import { EntityIdText, entity, Provenance, queryList, queryWhole, ScoringSystemIdText, SeasonId } from '../../wire.ts';
import { MOST_COMPARED, MOST_WEEKS, SERIES_STATS, type SeriesKey } from './series-stats.ts';

/** Players in a query, in the order in which they are told; each once. */
export const playerIDs = queryList(EntityIdText).pipe(z.array(EntityIdText).min(1).max(MOST_COMPARED));

/** By the stat's name; null where there is none, as before a game and on a bye. */
const values = z.record(z.string(), locked('gameLogTable', z.number().nullable()));

const SeriesWeek = z
  .object({
    week: z.number(),
    /** `ahead`: the game is not over yet. */
    state: z.enum(['played', 'missed', 'bye', 'ahead']),
    /** Whose game it was or will be; null on a bye. */
    team: z.string().nullable(),
    /** '@KC' is away; null on a bye. */
    opponent: z.string().nullable(),
    values,
  })
  .meta({ id: 'SeriesWeek' });
export type SeriesWeek = z.output<typeof SeriesWeek>;

const PlayerSeries = z.object({ ...entity, weeks: z.array(SeriesWeek) }).meta({ id: 'PlayerSeries' });
export type PlayerSeries = z.output<typeof PlayerSeries>;

const StartersSeries = z
  .object({
    position: z.enum(POSITIONS),
    /** Players whom the scoring's league would have started all season, by their points. */
    count: z.number(),
    /** Means of those of them who played. */
    weeks: z.array(z.object({ week: z.number(), values })),
  })
  .meta({ id: 'StartersSeries' });

/** Chosen stats of one to four players week by week, beside the mean of the starters of each of their positions. */
export const getTimeSeries = endpoint('getTimeSeries', {
  summary:
    'Stats of one to four players, week by week of a regular season, with the mean of the starters of their positions. Changes nothing.',
  byTier: true,
  query: z.object({
    seasonId: SeasonId,
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    playerIDs,
    /** Absent: every one. */
    stats: queryList(z.enum(Object.keys(SERIES_STATS) as [SeriesKey, ...SeriesKey[]])).optional(), // its own keys
    /** Only so many weeks, up to the last one that was played. */
    lastWeeks: queryWhole.min(1).max(MOST_WEEKS).optional(),
  }),
  answer: z.object({
    weeks: z.array(z.number()),
    players: z.array(PlayerSeries),
    starters: z.array(StartersSeries),
    provenance: Provenance,
  }),
});
