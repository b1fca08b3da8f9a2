import { DEEPEST_BENCH, MOST_PER_SLOT } from '@pylon/engine/vocabulary/league';
import { ROSTER_PLACES, SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { NameLine } from '../read-names.ts';
import { EntityIdText, entity, ScoringSystemIdText } from '../wire.ts';
import {
  HAND_TEAMS,
  isPlainName,
  LONGEST_HAND_NAME,
  LONGEST_ROSTER_TEXT,
  LONGEST_UNKNOWN_NAME,
  MOST_RESERVE,
  MOST_ROSTERED,
} from './hand-league-rules.ts';

const nameUpTo = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => isPlainName(text, longest), `must be 1 to ${longest} characters that can be seen`);
const Name = nameUpTo(LONGEST_HAND_NAME);
const Place = z.enum(ROSTER_PLACES);
const id = { id: z.uuid() };

/** How many of each place a roster has. */
const Slots = z
  .record(z.enum(SLOTS), z.number().int().min(0).max(DEEPEST_BENCH))
  .refine((slots) => SLOTS.every((slot) => slot === 'BN' || slots[slot] <= MOST_PER_SLOT), {
    message: `must be ${MOST_PER_SLOT} at most for each place but the bench`,
  })
  .refine((slots) => SLOTS.some((slot) => slot !== 'BN' && slots[slot] > 0), { message: 'must have a starting place' });

/** Somebody on a roster: a player whom we know, or whoever has a name that nobody knows. */
const RosteredPlayer = z
  .object({ entityId: EntityIdText.nullable(), name: nameUpTo(LONGEST_UNKNOWN_NAME).nullish(), place: Place })
  .refine(({ entityId, name }) => (entityId === null) === (typeof name === 'string'), {
    message: 'must be a player, or else a name',
  });
const Players = z.array(RosteredPlayer).max(MOST_ROSTERED);

/** What changed, and which edit of the league this is. */
const Edited = z.object({ id: z.string(), version: z.number() });

const RosterTextLine = NameLine.extend({
  /** Where the text puts the player; null where it does not say. */
  place: Place.nullable(),
}).meta({ id: 'RosterTextLine' });
export type RosterTextLine = z.output<typeof RosterTextLine>;

export const readRosterText = endpoint('readRosterText', {
  summary:
    'Reads rosters from pasted text or a CSV file, team by team and line by line: who is meant, with the nearest names where that is open. Changes nothing. Errors: registration-required, too-many-requests.',
  body: z.object({
    text: z.string().max(LONGEST_ROSTER_TEXT),
    /** Teams of the league: such a name alone on a line begins its team. */
    teamNames: z.array(z.string().max(LONGEST_HAND_NAME)).max(HAND_TEAMS.most).default([]),
  }),
  answer: z.object({
    parts: z.array(
      z.object({
        /** What the text calls the team; null for what stands before the first heading. */
        heading: z.string().nullable(),
        lines: z.array(RosterTextLine),
      }),
    ),
    /** Lines beyond the most that are read. */
    leftOut: z.number(),
  }),
});

export const createHandLeague = endpoint('createHandLeague', {
  summary:
    'Keeps a league that the caller writes down: its rules, its teams and whom these have. Errors: registration-required, scoring-system-not-found, league-not-found, too-many-leagues, player-on-two-teams, invalid-parameters.',
  body: z.object({
    name: Name,
    carryOver: z.enum(['redraft', 'keeper', 'dynasty']),
    scoringMode: z.enum(['HEAD_TO_HEAD', 'TOTAL_POINTS']),
    slots: Slots,
    /** Places for the injured and for players in training. */
    reserve: z.object({
      ir: z.number().int().min(0).max(MOST_RESERVE),
      taxi: z.number().int().min(0).max(MOST_RESERVE),
    }),
    /** Whose settings the league has, as they stand now: a system of everybody's or of the caller's own. */
    scoringSystemId: ScoringSystemIdText,
    /** Another league of the caller's, which its platform does not give at the moment. */
    from: z.uuid().optional(),
    /** The caller's own first. */
    teams: z
      .array(
        z.object({
          name: Name,
          players: Players.default([]),
          /** A team of that league: without players of its own this one has whom that one had last. */
          keeps: z.string().max(100).optional(),
        }),
      )
      .min(HAND_TEAMS.least)
      .max(HAND_TEAMS.most),
  }),
  answer: Edited,
});

export const getHandLeague = endpoint('getHandLeague', {
  summary:
    'One of the leagues that the caller keeps by hand, with all its rosters. Changes nothing. Errors: league-not-found, league-not-by-hand.',
  params: z.object(id),
  answer: z.object({
    id: z.string(),
    name: z.string(),
    /** Whoever changes the rosters says which version they have seen. */
    version: z.number(),
    editedAt: z.string(),
    slots: z.record(z.enum(SLOTS), z.number()),
    teams: z.array(
      z.object({
        teamId: z.string(),
        name: z.string(),
        isOwn: z.boolean(),
        players: z.array(
          z.object({
            place: Place,
            ...entity,
            /** As they are known or, whom nobody knows, as they were written. */
            name: z.string(),
          }),
        ),
      }),
    ),
  }),
});

export const replaceHandRosters = endpoint('replaceHandRosters', {
  summary:
    'Replaces names and rosters of teams in a league that the caller keeps by hand, if nobody changed it since; teams that are not named stay as they are. Errors: league-not-found, league-not-by-hand, hand-league-changed, player-on-two-teams, invalid-parameters.',
  params: z.object(id),
  body: z.object({
    /** The version that the change was made to. */
    version: z.number().int().min(1),
    teams: z
      .array(z.object({ teamId: z.string().max(10), name: Name, players: Players }))
      .min(1)
      .max(HAND_TEAMS.most)
      .refine((teams) => new Set(teams.map(({ teamId }) => teamId)).size === teams.length, 'names a team twice'),
  }),
  answer: Edited,
});
