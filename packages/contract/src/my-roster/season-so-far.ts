import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Team } from '../wire.ts';
import { rosterQuery } from './my-roster.ts';
import { RosterRow } from './roster-row.ts';

export const myRosterByes = endpoint('myRosterByes', {
  summary: 'Teams of the NFL that rest in a week, and whom of a roster that costs. Changes nothing.',
  plans: 'Below tier 2 points are locked.',
  query: z.object(rosterQuery),
  byTier: true,
  answer: z.object({
    week: z.number(),
    bye: z.object({
      teamsOnBye: z.array(Team),
      byeRosters: z.array(RosterRow),
    }),
  }),
});

export const myRosterTopStats = endpoint('myRosterTopStats', {
  summary:
    'How a team of a head-to-head league has fared: its record, what it would be against everybody every week, and its best and worst weeks. Changes nothing.',
  query: z.object(rosterQuery),
  answer: z.object({
    /** null in leagues that are not head to head, and before the first week is over. */
    topStats: z
      .object({
        wins: z.number(),
        losses: z.number(),
        ties: z.number(),
        /** Wins that the scores were worth: the share of all other teams that was outscored, week by week. */
        expectedWins: z.number(),
        /** Real wins less those. */
        luck: z.number(),
        pointsPerWeek: z.number(),
        /** Place by points a week, from 1. */
        pointsRank: z.number(),
        bestWeek: z.object({ week: z.number(), points: z.number() }),
        worstWeek: z.object({ week: z.number(), points: z.number() }),
        /** Games won in a row up to now, lost ones below none; of those against other teams. */
        streak: z.number(),
        /** Whether the record has a game against the median of each week, too. */
        hasMedianGame: z.boolean(),
        /** Whether it has games of the playoffs, which standings leave out. */
        hasPlayoffGames: z.boolean(),
      })
      .nullable(),
  }),
});

export const myRosterScoring = endpoint('myRosterScoring', {
  summary: 'Points of a team week by week, beside its opponents and the rest of the league. Changes nothing.',
  query: z.object(rosterQuery),
  answer: z.object({
    totalScoringStats: z.array(
      z.object({
        week: z.number(),
        points: z.number(),
        /** Whom the team met, several in a double-header. */
        opponents: z.array(z.object({ id: z.string(), points: z.number() })),
        leagueAverage: z.number(),
        /** Among all teams of the week, from 1. */
        rank: z.number(),
        teams: z.number(),
      }),
    ),
  }),
});
