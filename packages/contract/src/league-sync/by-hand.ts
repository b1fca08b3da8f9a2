import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LeagueConfigInput } from '../league/league-config-schema.ts';
import { ReadLine } from '../own-rankings/own-rankings.ts';
import { EntityIdText, entity, ScoringSystemIdText, SeasonId } from '../wire.ts';
import {
  CARRY_OVERS,
  FEWEST_TEAMS,
  LONGEST_LEAGUE_NAME,
  LONGEST_ROSTER_TEXT,
  MOST_ON_ROSTER,
  MOST_TEAMS_BY_HAND,
} from './by-hand-rules.ts';

const Name = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_LEAGUE_NAME)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a line of characters that can be seen');

/** Places of a roster, in the wire's spelling; teams and budget are said elsewhere. */
const Slots = LeagueConfigInput.omit({ participantCount: true, rounds: true, budget: true });
const SLOTS_FILLED = 'must hold somebody';

const Teams = z
  .array(z.object({ teamName: Name, entityIds: z.array(EntityIdText).max(MOST_ON_ROSTER) }))
  .min(FEWEST_TEAMS)
  .max(MOST_TEAMS_BY_HAND)
  .refine(isEachOnce, 'have a player twice');

function isEachOnce(teams: readonly { readonly entityIds: readonly string[] }[]): boolean {
  const ids = teams.flatMap(({ entityIds }) => entityIds);
  return new Set(ids).size === ids.length;
}

const said = {
  name: Name,
  carryOver: z.enum(CARRY_OVERS),
  slots: Slots.refine((slots) => Object.values(slots).some((count) => count > 0), SLOTS_FILLED),
  /** The caller's own first. */
  teams: Teams,
};

export const createLeagueByHand = endpoint('createLeagueByHand', {
  summary:
    'Makes a league of the season that is played or comes next from what the caller says of it, with rosters as far as they are known. Errors: registration-required, scoring-system-not-found, too-many-leagues, invalid-parameters.',
  plans: 'A scoring of a plan needs its tier: tier-required below it.',
  body: z.object({
    ...said,
    /** Whose rules the league takes over, once: a later change of that system leaves the league alone. */
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
  }),
  answer: z.object({ id: z.string() }),
});

export const getLeagueByHand = endpoint('getLeagueByHand', {
  summary:
    'One of the leagues that the caller made by hand, as it is edited: its teams with everybody on them. Changes nothing. Errors: league-not-found, league-not-by-hand.',
  params: z.object({ userLeagueId: z.uuid() }),
  answer: z.object({
    id: z.string(),
    /** Grows with every edit; an edit sends the version that it began from. */
    version: z.number(),
    name: z.string(),
    carryOver: z.enum(CARRY_OVERS),
    slots: z.record(z.string(), z.number()),
    teams: z.array(
      z.object({
        teamName: z.string(),
        players: z.array(z.object({ entityId: z.string(), name: z.string(), ...entity })),
      }),
    ),
  }),
});

export const updateLeagueByHand = endpoint('updateLeagueByHand', {
  summary:
    'Replaces what the caller says of a league made by hand, rosters included, if nobody changed it since. Errors: league-not-found, league-not-by-hand, league-changed, scoring-system-not-found, invalid-parameters.',
  plans: 'A scoring of a plan needs its tier: tier-required below it.',
  params: z.object({ userLeagueId: z.uuid() }),
  body: z.object({
    ...said,
    /** The version that the edit was made to. */
    version: z.number().int().min(1),
    /** Whose rules the league takes over; without one its own stay. */
    scoringSystemId: ScoringSystemIdText.nullish(),
  }),
  answer: z.object({ id: z.string(), version: z.number() }),
});

export const readRosters = endpoint('readRosters', {
  summary:
    'Reads rosters from pasted text or a CSV file: line by line who is meant, with the nearest names where that is open, and under which team’s heading. Changes nothing. Errors: registration-required, season-not-found, too-many-requests.',
  body: z.object({ seasonId: SeasonId, text: z.string().max(LONGEST_ROSTER_TEXT) }),
  answer: z.object({
    /** In the order of the text; a team without a heading, which is the first, has no name. */
    rosters: z.array(z.object({ teamName: z.string().nullable(), lines: z.array(ReadLine) })),
    /** Lines beyond the most that is read. */
    leftOut: z.number(),
  }),
});
