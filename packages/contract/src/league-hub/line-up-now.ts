import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { RosterRow } from '../my-roster/roster-row.ts';
import { locked } from '../plans/locked.ts';

const Side = z.object({
  participant: z.object({ id: z.string(), teamName: z.string() }),
  roster: z.array(RosterRow),
  /** Chance to win with these line-ups, 0 to 100: both sides’ together 100. */
  winnerPercentage: z.number(),
});

/** The caller’s side with the best line-up on the left. */
const Matchup = z.object({
  leftSide: Side,
  rightSide: Side,
  /** The caller’s chance with the line-up as it is set, 0 to 100. */
  winnerPercentageBefore: z.number(),
});

export const optimizeLeagueRosters = endpoint('optimizeLeagueRosters', {
  reads: true,
  summary:
    'The best line-up of the caller’s team in the present week of a league, what it changes, and what it is worth in the match-up. Changes nothing: the platform is not told.',
  plans: 'Below tier 2 it is made from published projections, and points are locked.',
  params: z.object({ leagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    week: z.number(),
    /** The caller’s team at the places that they would have. */
    rosters: z.array(RosterRow),
    /** Who comes in or goes out, and from where to where. */
    moves: z.array(z.object({ leagueRosterId: z.string(), from: z.string(), to: z.string() })),
    /** Expected points that the line-up has more than the set one. */
    gainedPoints: locked('startSitProjections', z.number()),
    /** null without an opponent, and where too few of a line-up are projected. */
    matchup: Matchup.nullable(),
    /** Where the caller meets several in the week, all but the first. */
    otherMatchups: z.array(Matchup),
    basis: Basis,
  }),
});
