import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LEAGUE_STATUSES, LEAGUES_A_PAGE, UserLeague } from '../league-sync/user-league.ts';
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
    /** 0 to 100; null where nobody is projected, and in best ball, where nobody sets a line-up. */
    currentLineupPercentage: z.number().nullable(),
    /** Whether the rosters are those of today, which stand in for the ones of another week. */
    isOfToday: z.boolean(),
    /** Starting places that are not counted here, in words: whoever stands there is shown on the bench. */
    uncountedPlaces: z.array(z.string()),
    basis: Basis,
    /** When the league was last read. */
    readAt: z.string().nullable(),
    provenance: Provenance,
  }),
});

export const listMyRosterLeagues = endpoint('listMyRosterLeagues', {
  summary:
    'The leagues that the caller has synced, in the order of their list; of one kind of waivers or one status, or one of them. Changes nothing.',
  query: z.object({
    limit: queryWhole.min(1).max(50).default(LEAGUES_A_PAGE),
    offset: queryWhole.min(0).default(0),
    waiverMode: z.enum(['FAAB', 'PRIORITY', 'NONE']).optional(),
    leagueStatus: z.enum(LEAGUE_STATUSES).optional(),
    userLeagueId: z.uuid().optional(),
  }),
  answer: z.object({ myRosterUserLeagues: z.array(UserLeague) }),
});
