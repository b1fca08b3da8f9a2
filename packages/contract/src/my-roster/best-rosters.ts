import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { Basis, rosterQuery } from './my-roster.ts';
import { RosterRow } from './roster-row.ts';

const best = {
  query: z.object(rosterQuery),
  byTier: true,
  answer: z.object({
    week: z.number(),
    /** At the places that they would have. */
    leagueRosters: z.array(RosterRow),
    /** Who changes their place, and from where to where. */
    moves: z.array(z.object({ leagueRosterId: z.string(), from: z.string(), to: z.string() })),
    /** Expected points that the line-up has more than the set one; less than none where it is not about the mean. */
    gainedPoints: locked('startSitProjections', z.number()),
    /** Chance to win, 0 to 1, with the line-up as it is and as it would be; no opponent of whom too little is known. */
    winPercentages: z.array(
      z.object({
        opponent: z.object({ id: z.string(), teamName: z.string() }),
        before: z.number(),
        after: z.number(),
      }),
    ),
    basis: Basis,
  }),
} as const;

export const optimizeMyRoster = endpoint('optimizeMyRoster', {
  summary: 'The line-up of a team with the most expected points in a week. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, and points are locked.',
  ...best,
});
export const boomRoster = endpoint('boomRoster', {
  summary: 'The line-up of a team with the most points on a good day, one of ten. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, and points are locked.',
  ...best,
});
export const bustRoster = endpoint('bustRoster', {
  summary: 'The line-up of a team that loses least on a bad day, one of ten. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, and points are locked.',
  ...best,
});
