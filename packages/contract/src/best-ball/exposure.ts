// Whom a person's best-ball teams are of, in which shapes and stacks.
import { STACK_ROLES } from '@pylon/engine/best-ball/stack-correlations.shape';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { queryWhole } from '../wire.ts';
import { STACK_WEEKS } from './best-ball-limits.ts';
import { drafted, ListSite, OfSeason, Percent, Picks, RosterShape } from './drafted.ts';

/** Teams, and what part of them advanced, with the range that nine of ten such samples would be in. */
const AdvancedShare = z.object({ teams: z.number(), share: Percent, low: Percent, high: Percent });

/** A correlation of what two scored beyond what was projected of them, with the range for nine of ten such samples. */
const Together = z.object({
  correlation: z.number().min(-1).max(1),
  low: z.number().min(-1).max(1),
  high: z.number().min(-1).max(1),
});

/** Somebody on teams with a quarterback of his game. */
const StackMate = z.object({
  ...drafted,
  drafts: z.number(),
  /** At his team by the site’s newest list; null beyond the roles that were measured. */
  role: z.enum(STACK_ROLES).nullable(),
  /** How he goes up and down with the quarterback. */
  together: Together.nullable(),
});

const WithRole = Together.extend({ role: z.enum(STACK_ROLES), games: z.number() });

export const listBestBallAthletes = endpoint('listBestBallAthletes', {
  summary: 'Everybody whom the caller drafted in a season: how often, against how often anybody did. Changes nothing.',
  query: OfSeason.extend({ tournament: z.string().max(120).optional() }),
  answer: z.object({
    /** Drafts that are counted. */
    drafts: z.number(),
    siteName: ListSite,
    athletes: z.array(
      z.object({
        ...drafted,
        nflTeam: z.string().nullable(),
        drafts: z.number(),
        share: Percent,
        /**
         * The share of all teams in the same drafts that have the player: one of each draft, where the site’s average
         * draft position lies within its picks. Null for whoever is mostly not drafted.
         */
        fieldShare: Percent.nullable(),
        meanPick: Picks,
        /** Present average draft position of the site; null when not in its list. */
        adp: Picks.nullable(),
        /** Mean pick less present average draft position. */
        closingValue: Picks.nullable(),
      }),
    ),
  }),
});

export const listBestBallTeamExposure = endpoint('listBestBallTeamExposure', {
  summary: 'How much of the caller’s best-ball teams each NFL team is, against all drafts. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    drafts: z.number(),
    nflTeams: z.array(
      z.object({
        nflTeam: z.string(),
        /** Teams with at least one player of it. */
        share: Percent,
        /** Its players, of all picks. */
        pickShare: Percent,
        /** The same of whoever the site’s drafters take, by its newest list; null without one. */
        fieldPickShare: Percent.nullable(),
        playersPerTeam: z.number(),
      }),
    ),
  }),
});

export const listBestBallPositions = endpoint('listBestBallPositions', {
  summary: 'Players of each position on the caller’s best-ball teams, and the shapes of rosters. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    drafts: z.number(),
    positions: z.array(
      z.object({
        position: z.string(),
        pickShare: Percent,
        playersPerTeam: z.number(),
        /** Players of the position on a team of the field, by the site’s newest list; null without one. */
        fieldPlayersPerTeam: z.number().nullable(),
        /** Mean pick of the first of the position. */
        meanFirstPick: Picks.nullable(),
      }),
    ),
    /** The most frequent first. Teams under way are left out. */
    shapes: z.array(
      z.object({
        ...RosterShape.shape,
        drafts: z.number(),
        share: Percent,
        meanClosingValue: Picks.nullable(),
        /** Of real teams of the shape, those that advanced; null of shapes that few had. */
        advanced: AdvancedShare.nullable(),
      }),
    ),
    /** Real drafts of an earlier season: every shape that enough teams had, the most frequent first. */
    record: z.object({
      seasonId: z.string(),
      drafts: z.number(),
      rounds: z.number(),
      everybody: AdvancedShare,
      shapes: z.array(z.object({ ...RosterShape.shape, ...AdvancedShare.shape })),
      /** By players of a position on a team. */
      positions: z.array(z.object({ position: z.string(), players: z.number(), ...AdvancedShare.shape })),
    }),
  }),
});

export const listBestBallStacks = endpoint('listBestBallStacks', {
  summary:
    'Quarterbacks with receivers and tight ends of their own team on the caller’s best-ball teams, and such with a player of whom they meet in a week. Changes nothing.',
  query: OfSeason.extend({
    week: queryWhole.pipe(z.literal([...STACK_WEEKS])).default(17),
  }),
  answer: z.object({
    drafts: z.number(),
    /** Teams with at least one stack. */
    stackedShare: Percent,
    stacks: z.array(
      z.object({
        quarterback: z.object(drafted),
        nflTeam: z.string(),
        /** Teams with the quarterback, and those of them with one, and with two or more, of his catchers. */
        drafts: z.number(),
        withOne: z.number(),
        withMore: z.number(),
        catchers: z.array(StackMate),
      }),
    ),
    /** A stack with at least one back, receiver or tight end of the opponent; the most frequent first. */
    games: z.array(
      z.object({
        home: z.string(),
        away: z.string(),
        drafts: z.number(),
        share: Percent,
        /** The three of the other side who are on most of those teams. */
        bringBacks: z.array(StackMate),
      }),
    ),
    /** How a quarterback goes with players of a role, of his own team and of whom it meets. */
    record: z.object({
      firstSeasonId: z.string(),
      lastSeasonId: z.string(),
      teamMates: z.array(WithRole),
      opponents: z.array(WithRole),
    }),
  }),
});
