// A mock room whose seats are the teams of one of the caller's leagues: a scenario, never the league's own draft.
import { PHASES } from '@pylon/engine/mock-draft/bots/seat-leaning';
import { PAST_DRAFTS_LEFT_OUT } from '@pylon/engine/mock-draft/mates/league-room';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { draftQuery, openedDraft } from './draft-call.ts';

/** What past drafts tell of a position in a third of a draft. */
export const RoomLeaning = z
  .object({
    phase: z.enum(PHASES),
    position: z.enum(POSITIONS),
    /** Picks that went there, and those that plain bots would have made; of a team, bots that lean as the league. */
    picks: z.number(),
    expected: z.number(),
    /** What the odds of the position are multiplied by where seats lean. */
    factor: z.number(),
    /** How much of what was seen is believed, 0 to 1: the rest is held back for want of drafts. */
    believed: z.number(),
  })
  .meta({ id: 'RoomLeaning' });
export type RoomLeaning = z.output<typeof RoomLeaning>;

const told = {
  /** Picks that told something, and in how many drafts. */
  choices: z.number(),
  drafts: z.number(),
  leanings: z.array(RoomLeaning),
};

/** How likely the picks of the real draft were, as logarithms a pick. */
export const RoomScore = z
  .object({
    picks: z.number(),
    plain: z.number(),
    leaning: z.number(),
    /** Leaning less plain, and its standard error over picks: above 0 the past drafts told something. */
    gain: z.number(),
    gainError: z.number(),
  })
  .meta({ id: 'RoomScore' });
export type RoomScore = z.output<typeof RoomScore>;

export const LeagueRoom = z
  .object({
    userLeagueId: z.string(),
    leagueName: z.string(),
    /** Whether the seats lean; else they are plain bots. */
    isBent: z.boolean(),
    /** Whether the order of the draft was drawn; else seats are in the order in which the platform lists teams. */
    isOrderDrawn: z.boolean(),
    /** Drafts of earlier seasons that told something, the newest first. */
    pastDrafts: z.array(z.object({ season: z.number(), choices: z.number() })),
    /** Why the platform shows no earlier season, in words; null where it does. */
    pastNotShown: z.string().nullable(),
    /** Seasons whose draft bends no seat, the newest first. */
    pastLeftOut: z.array(z.object({ season: z.number(), why: z.enum(PAST_DRAFTS_LEFT_OUT) })),
    /** Who counts as the same in two seasons: the account that played, or the team, whoever played it. */
    sameBy: z.enum(['account', 'team']),
    /** null without past drafts. */
    league: z.object(told).nullable(),
    seats: z.array(
      z.object({
        draftPosition: z.number(),
        name: z.string(),
        /** null for a team of whose drafter nothing is known. */
        told: z.object(told).nullable(),
      }),
    ),
    /** Keepers that found no place in the room. */
    keepersLeftOut: z.array(z.string()),
    /** Keepers at another round than the league's, of which their team has no pick left. */
    keepersMoved: z.array(z.string()),
    /** null unless the real draft was held and read, and is of the room's shape. */
    score: RoomScore.nullable(),
    scoreState: z.enum(['scored', 'not-held', 'by-hand', 'other-shape', 'league-gone']),
  })
  .meta({ id: 'LeagueRoom' });
export type LeagueRoom = z.output<typeof LeagueRoom>;

export const openLeagueRoom = endpoint('openLeagueRoom', {
  summary:
    "Opens a mock draft whose seats are the teams of one of the caller's leagues, with its rules, keepers and traded picks. Errors: league-not-found, league-not-read, league-room-unsupported, platform-unreachable, season-not-found.",
  plans: 'The scoring of a league is tier-required below its plan.',
  body: z.object({
    userLeagueId: z.uuid(),
    /** Whether seats lean as past drafts suggest, which is not proven to foresee more; absent: they are plain bots. */
    isBent: z.boolean().default(false),
  }),
  answer: openedDraft,
});

export const getLeagueRoom = endpoint('getLeagueRoom', {
  summary:
    'What a mock draft knows of the league whose teams are its seats, and how likely the picks of the real draft were in it; null of any other draft. Errors: draft-not-found.',
  query: draftQuery,
  answer: z.object({ leagueRoom: LeagueRoom.nullable() }),
});
