import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Provenance, queryWhole } from '../wire.ts';
import { RosterRow } from './roster-row.ts';

/** Which team of which league, in which week. */
export const rosterQuery = {
  userLeagueId: z.uuid(),
  /** A team of the league; the caller's own unless named. */
  leagueParticipantId: z.string().max(64).optional(),
  /** The week that is played unless named. */
  week: queryWhole.min(1).max(18).optional(),
};

/** Whose expectations an answer is made from: published ones, which are open to everybody, or the house's. */
export const Basis = z.enum(['market', 'house']);

export const getMyRoster = endpoint('getMyRoster', {
  summary:
    'The roster of a team of the caller’s league in a week, with the share of the best line-up that the set one is expected to reach. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, and points are locked.',
  query: z.object(rosterQuery),
  byTier: true,
  answer: z.object({
    week: z.number(),
    leagueParticipantId: z.string(),
    leagueRosters: z.array(RosterRow),
    /** 0 to 100; null where nobody is projected. */
    currentLineupPercentage: z.number().nullable(),
    /** Whether the rosters are those of today, which stand in for the ones of another week. */
    isOfToday: z.boolean(),
    basis: Basis,
    /** When the league was last read. */
    readAt: z.string().nullable(),
    provenance: Provenance,
  }),
});
