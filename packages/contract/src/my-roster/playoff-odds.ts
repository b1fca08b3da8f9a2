import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { TableOrder } from '../league-sync/user-league.ts';
import { Provenance } from '../wire.ts';
import { Basis, rosterQuery } from './my-roster.ts';

/** Whether places are open, or why there are no odds. */
export const PLAYOFF_STATES = [
  'open',
  'no-playoffs',
  'playoffs-unknown',
  'schedule-unknown',
  'results-unknown',
  'not-projected',
  'begun',
  'over',
] as const;

/** A chance from 0 to 1 with the standard error of the seasons that were played. */
const Odds = z.object({ odds: z.number(), standardError: z.number() }).meta({ id: 'SeasonOdds' });
const Stake = z.object({ playoffs: Odds, title: Odds.nullable() });

/** Odds before and after a change, of the same seasons: the change’s own error is far below that of either. */
const OddsChange = z
  .object({ before: z.number(), after: z.number(), change: z.number(), standardError: z.number() })
  .meta({ id: 'SeasonOddsChange' });
/** `title` is null where the weeks of the playoffs are not known. */
export const SeasonChange = z.object({ playoffs: OddsChange, title: OddsChange.nullable() });

const Team = z.object({
  leagueParticipantId: z.string(),
  /** null in a league without divisions. */
  division: z.string().nullable(),
  /** Place in the table as it stands, from 1. */
  place: z.number(),
  /** Games against the median are games like others. */
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  points: z.number(),
  gamesLeft: z.number(),
  /** At the end of the regular season, mean; ties half. */
  expectedWins: z.number(),
  playoffs: Odds,
  /** To rest in the first round. */
  bye: Odds,
  title: Odds.nullable(),
});

const Game = z.object({
  week: z.number(),
  firstId: z.string(),
  secondId: z.string(),
  /** Chance of the first team to win, 0 to 1. */
  firstWins: z.number(),
  /** The asked team’s odds where the first or the second wins; null where that never happened. */
  ifFirst: Odds.nullable(),
  ifSecond: Odds.nullable(),
});

export const myRosterPlayoffOdds = endpoint('myRosterPlayoffOdds', {
  summary:
    'How likely every team of a head-to-head league reaches the playoffs and wins the title, by its results so far, the games that are left and its rosters; and what this week’s game, the others and another starter make of a team’s odds. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections.',
  query: z.object({
    userLeagueId: rosterQuery.userLeagueId,
    leagueParticipantId: rosterQuery.leagueParticipantId,
    /** Somebody on the team’s bench: what if they started this week, for whoever is expected to score least. */
    startRosterId: z.string().min(1).max(128).optional(),
  }),
  byTier: true,
  answer: z.object({
    leagueParticipantId: z.string(),
    week: z.number(),
    state: z.enum(PLAYOFF_STATES),
    /** Weeks whose games, or results, the platform does not tell. */
    missingWeeks: z.array(z.number()),
    /** null unless places are open. */
    outlook: z
      .object({
        seasons: z.number(),
        firstPlayoffWeek: z.number(),
        places: z.number(),
        byes: z.number(),
        hasMedianGame: z.boolean(),
        /** What the table is made by, in these seasons as now. */
        order: TableOrder,
        /** In the order of the table as it stands. */
        teams: z.array(Team),
        /** This week’s games of the asked team: none where it meets nobody, several in a double-header. */
        thisWeek: z.array(
          z.object({
            leagueOpponentId: z.string(),
            winOdds: z.number(),
            ifWin: Stake.nullable(),
            ifLose: Stake.nullable(),
          }),
        ),
        /** The team’s own games that are left, in order, then the others of this week, what decides most first. */
        games: z.array(Game),
        /** What the asked starter changes; null where none was asked for, or nobody can make room. */
        ifStart: z
          .object({
            leagueRosterId: z.string(),
            insteadOfRosterId: z.string(),
            winOddsBefore: z.number(),
            winOddsAfter: z.number(),
            change: SeasonChange,
          })
          .nullable(),
      })
      .nullable(),
    basis: Basis,
    readAt: z.string().nullable(),
    provenance: Provenance,
  }),
});
