import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity } from '../wire.ts';
import { Basis, rosterQuery } from './my-roster.ts';

export const RANKING_METRICS = ['POINTS', 'POINTS_PER_GAME'] as const;
export const RANKING_MODES = ['ALL', 'STARTERS'] as const;

const strengthQuery = {
  ...rosterQuery,
  /** The team that stands beside; the opponent of the week, the first of several, unless named. */
  leagueOpponentId: z.string().max(64).optional(),
  /** Of the next week instead of the rest of the season. */
  isNextWeek: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
};

const Strength = z.object({
  leagueRosterId: z.string(),
  ...entity,
  name: z.string(),
  position: z.enum(POSITIONS),
  value: locked('startSitProjections', z.number()),
  /** Among all of the position who stand on rosters of the league, from 1; equals share. */
  rank: z.number(),
  of: z.number(),
});

export const myRosterPlayerStrength = endpoint('myRosterPlayerStrength', {
  summary: 'How good the players of a team are, beside those of an opponent. Changes nothing.',
  plans: 'Below tier 2 the next week alone is told, made from published projections, and points are locked.',
  query: z.object({
    ...strengthQuery,
    rankingMetric: z.enum(RANKING_METRICS).default('POINTS'),
    rankingMode: z.enum(RANKING_MODES).default('ALL'),
  }),
  byTier: true,
  answer: z.object({
    strength: z.object({ own: z.array(Strength), opponent: z.array(Strength) }),
    leagueOpponentId: z.string().nullable(),
    /** The week, or null for the rest of the season. */
    week: z.number().nullable(),
    basis: Basis,
  }),
});

export const myRosterPositionStrength = endpoint('myRosterPositionStrength', {
  summary: 'How strong a team is at each position, among all teams of the league. Changes nothing.',
  plans: 'Below tier 2 the next week alone is told, made from published projections, and points are locked.',
  query: z.object(strengthQuery),
  byTier: true,
  answer: z.object({
    strength: z.array(
      z.object({
        position: z.enum(POSITIONS),
        /** Points of those whom the best line-up starts at the position, flexible places included. */
        value: locked('startSitProjections', z.number()),
        leagueAverage: locked('startSitProjections', z.number()),
        opponentValue: locked('startSitProjections', z.number().nullable()),
        /** Among all teams, from 1; equals share. */
        rank: z.number(),
        opponentRank: z.number().nullable(),
        teams: z.number(),
      }),
    ),
    leagueOpponentId: z.string().nullable(),
    week: z.number().nullable(),
    basis: Basis,
  }),
});
