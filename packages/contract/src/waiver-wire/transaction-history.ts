import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity, PositionFilter, queryWhole } from '../wire.ts';
import { TRANSACTIONS_A_PAGE } from './waiver-limits.ts';

const LeagueTeam = z.object({ id: z.string(), teamName: z.string() });

export const listLeagueTransactions = endpoint('listLeagueTransactions', {
  summary: 'Moves, trades and lost claims of the caller’s league this season, the newest first. Changes nothing.',
  query: z.object({
    userLeagueId: z.uuid(),
    week: queryWhole.min(1).max(18).optional(),
    /** Of somebody who moved. */
    rosterPosition: PositionFilter.optional(),
    /** A team of the league that took part. */
    teamId: z.string().max(64).optional(),
    limit: queryWhole.min(1).max(50).default(TRANSACTIONS_A_PAGE),
    offset: queryWhole.min(0).default(0),
  }),
  answer: z.object({
    total: z.number(),
    items: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        week: z.number(),
        kind: z.enum(['waiver', 'free-agent', 'trade', 'commissioner']),
        /** 'lost': a claim that came to nothing; its moves did not happen. */
        outcome: z.enum(['done', 'lost']),
        /** Whole dollars; null where nobody bids. */
        bid: z.number().nullable(),
        moves: z.array(
          z.object({
            ...entity,
            name: z.string(),
            position: z.string().nullable(),
            /** null for nobody's team. */
            from: LeagueTeam.nullable(),
            to: LeagueTeam.nullable(),
          }),
        ),
        /** Draft picks that changed hands. */
        picks: z.array(
          z.object({
            season: z.number(),
            /** From 1. */
            round: z.number(),
            /** Whose it was at first. */
            originalTeamName: z.string(),
            /** Whose it became. */
            to: LeagueTeam,
          }),
        ),
        /** Money for bids that changed hands. */
        faab: z.array(z.object({ from: LeagueTeam, to: LeagueTeam, dollars: z.number() })),
      }),
    ),
  }),
});
