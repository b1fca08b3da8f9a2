import { MATCHUP_TYPES } from '@pylon/engine/week-odds/matchup-type';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { locked } from '../plans/locked.ts';
import { entity, GameProgress, NextGame } from '../wire.ts';

const Participant = z.object({ id: z.string(), teamName: z.string() });

const Side = z.object({
  participant: Participant,
  /** In the week so far: as the platform counts, and by the box scores of games that are on. */
  points: z.number(),
  /** What the set line-up is expected to end with. */
  expectedPoints: locked('thisWeeksMatchupsData', z.number()),
  /** Chance to win, 0 to 100: both sides’ together 100. null for a team that meets nobody. */
  winnerPercentage: locked('thisWeeksMatchupsData', z.number().nullable()),
});

export const weekMatchups = endpoint('weekMatchups', {
  summary: 'All match-ups of the present week of a league, the caller’s own first. Changes nothing.',
  plans: 'Below tier 2 expected points are locked, and all chances but the caller’s own.',
  query: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    week: z.number(),
    /** Whether the platform tells match-ups of the week: none of a league that is not head to head. */
    hasMatchups: z.boolean(),
    /** `rightSide` is null for a team that meets nobody. */
    weekMatchups: z.array(z.object({ leftSide: Side, rightSide: Side.nullable() })),
    /**
     * The caller’s starters whose games are on or over, in the order of the line-up, with their points so far; none
     * before the first kick-off of one of them.
     */
    played: z.array(
      z.object({
        ...{ ...entity, name: z.string(), leagueRosterId: z.string() },
        /** The place in the line-up. */
        position: z.string(),
        /** null where nobody has counted yet. */
        points: z.number().nullable(),
        game: NextGame.extend({ progress: GameProgress }),
      }),
    ),
    /** When running games of either side’s starters were last told of; null while none is known to run. */
    asOf: z.string().nullable(),
    /** The caller’s chances, one for each opponent; none where nobody of either line-up is projected. */
    ownChances: z.array(
      z.object({
        opponent: Participant,
        /** 0 to 100, as My Roster tells it. */
        winnerPercentage: z.number(),
        /** What the match-up is for the caller by that chance. */
        matchupType: z.enum(MATCHUP_TYPES),
        /** Whether all games of both line-ups are over: then the chance is 100, 0, or 50 of a tie. */
        isOver: z.boolean(),
      }),
    ),
    /**
     * Of a league whose lowest score of the week is out: the teams that are in, whoever is likeliest to go first; below
     * tier 2 by name. Empty of every other league.
     */
    guillotine: z.array(
      Side.pick({ participant: true, points: true, expectedPoints: true }).extend({
        /** Chance to score least of all, 0 to 100, together 100; null where too few of a line-up are projected. */
        lowestPercentage: locked('thisWeeksMatchupsData', z.number().nullable()),
      }),
    ),
    /** The caller’s own chance to score least of all, 0 to 100; null of any other league, or where nothing is told. */
    ownLowestPercentage: z.number().nullable(),
    basis: Basis,
  }),
});
