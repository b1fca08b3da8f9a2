// Where others may be wrong about players of a league.
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, queryWhole } from '../wire.ts';

/** Whose team somebody is on; null for a free agent. */
const owner = { leagueParticipantId: z.string().nullable() };

const Trade = z.object({
  ...entity,
  ...owner,
  position: z.enum(POSITIONS),
  /** Points a game of the last four weeks, and how many games these are. */
  ppg: z.number(),
  games: z.number(),
  /** Points a game that are expected of the rest of the season. */
  expected: z.number(),
  /** What was made less what is expected. */
  dif: z.number(),
});

export const tradeHighAcquireLow = endpoint('tradeHighAcquireLow', {
  summary:
    'Whom to trade because they made more than is expected of them, and whom of others to acquire because they made less. Changes nothing.',
  plans: 'Below tier 2 both lists are locked.',
  query: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    /** The weeks that count, the first and the last; null before there are any. */
    weeks: z.object({ from: z.number(), to: z.number() }).nullable(),
    /** The caller’s own, five at most. */
    tradeHigh: locked('tradeHighAcquireLowData', z.array(Trade)),
    /** Those of others, five at most. */
    acquireLow: locked('tradeHighAcquireLowData', z.array(Trade)),
  }),
});

export const SIX_PACK_PERIODS = ['season', 'week'] as const;

export const scoutsSixPack = endpoint('scoutsSixPack', {
  summary:
    'Six players of a position about whom Scout and other experts differ most: three whom Scout has higher, and three lower. Changes nothing.',
  plans: 'Below tier 2 the six are locked.',
  query: z.object({
    userLeagueId: z.uuid(),
    period: z.enum(SIX_PACK_PERIODS).default('week'),
    position: z.enum(POSITIONS).default('QB'),
    /** The week that is played unless named; nothing to a season. */
    week: queryWhole.min(1).max(18).optional(),
  }),
  byTier: true,
  answer: z.object({
    /** null for the rest of the season. */
    week: z.number().nullable(),
    /** The order that Scout is held against; null where nobody but the house ranks the period. */
    against: z.literal('consensus').nullable(),
    scouts6Pack: locked(
      'scoutSixPacksProjections',
      z.array(
        z.object({
          ...entity,
          ...owner,
          position: z.enum(POSITIONS),
          call: z.enum(['higher', 'lower']),
          /** Places within the position, from 1. */
          scoutRank: z.number(),
          consensusRank: z.number(),
          /** In the league’s scoring; null where the house has no projection. */
          points: z.number().nullable(),
        }),
      ),
    ),
  }),
});

export const TRENDING_A_PAGE = 10;

export const trendingUp = endpoint('trendingUp', {
  summary:
    'Players whom more and more leagues add, or whose part in the offense grows, and who has them in the league. Changes nothing.',
  plans: 'Below tier 2 only those are named whom leagues add, and utilization is locked.',
  query: z.object({
    userLeagueId: z.uuid(),
    limit: queryWhole.min(1).max(50).default(TRENDING_A_PAGE),
    offset: queryWhole.min(0).default(0),
  }),
  byTier: true,
  answer: z.object({
    trendingUp: z.array(
      z.object({
        ...entity,
        ...owner,
        position: z.enum(POSITIONS),
        /** Leagues everywhere that added them within a day, less those that dropped them; null where nobody tells. */
        adds: z.number().nullable(),
        /** Change of the utilization score in two weeks; null for positions that have none. */
        utilizationChange: locked('trendingUpData', z.number().nullable()),
      }),
    ),
    total: z.number(),
    /** Who told of the adds, with the day; none where nobody did. */
    addsFrom: z.array(z.string()),
  }),
});
