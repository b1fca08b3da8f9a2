import { TIE_BREAKERS } from '@pylon/engine/vocabulary/tie-breakers';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ScoringSettings } from '../scoring-systems/scoring-systems.ts';
import { Athlete, queryWhole, Team } from '../wire.ts';

/** Leagues of a page. @source docs/sources.md "League sync" */
export const LEAGUES_A_PAGE = 10;

export const LEAGUE_STATUSES = ['PRE_DRAFT', 'DRAFTING', 'IN_PROGRESS', 'COMPLETED'] as const;
/** How the reading of a league stands. A league that failed keeps what was read before. */
export const SYNC_STATUSES = ['WAITING', 'SYNCING', 'COMPLETED', 'FAILED'] as const;

const Participant = z.object({
  id: z.string(),
  teamName: z.string(),
  ownerNames: z.array(z.string()),
  avatarURL: z.string().nullable(),
  /** Whether the league has put it out, as a guillotine the lowest of each week. */
  isOut: z.boolean(),
});

/** How the table of a league is ordered beside wins. */
export const TableOrder = z
  .object({
    /** Whether the winners of divisions stand before everybody else. */
    hasDivisions: z.boolean(),
    /** What parts teams of equal records, the first thing first; points close the list. */
    ties: z.array(z.enum(TIE_BREAKERS)),
    /** The same of teams that are level at the head of a division. */
    divisionTies: z.array(z.enum(TIE_BREAKERS)),
    /** Whether the platform tells its tie-breakers; points stand in where it does not. */
    isTold: z.boolean(),
  })
  .meta({ id: 'TableOrder' });

const Standing = z.object({
  participantId: z.string(),
  /** null in a league without divisions. */
  division: z.string().nullable(),
  /** From 1; equal records share a rank. */
  rank: z.number(),
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  pointsFor: z.number(),
  pointsAgainst: z.number().nullable(),
});

const MatchupSide = z.object({ participant: Participant, points: z.number() });
/** The caller's team is on the left. */
const Matchup = z.object({ leftSide: MatchupSide, rightSide: MatchupSide.nullable() });

/** Somebody on the roster of a week; whom we do not know has a name alone. */
const RosterPlayer = z.object({
  leagueRosterId: z.string(),
  /** The place: one of the line-up's, BN, IR or TAXI. */
  position: z.string(),
  athlete: Athlete.nullable(),
  team: Team.nullable(),
  name: z.string(),
  /** In the week, by the platform; null where it does not say. */
  fantasyPoints: z.number().nullable(),
});

/** A league of the caller's. What its platform does not tell is null. */
export const UserLeague = z.object({
  id: z.string(),
  leagueId: z.string().nullable(),
  scoringSystemId: z.string().nullable(),
  seasonId: z.string(),
  /** The caller's own team. */
  leagueParticipantId: z.string().nullable(),
  isPinned: z.boolean(),
  cardGamingMode: z.enum(['guillotine', 'head-to-head', 'points']).nullable(),
  /** null until the league was read for the first time. */
  league: z
    .object({
      id: z.string(),
      name: z.string(),
      creatorName: z.string().nullable(),
      status: z.enum(LEAGUE_STATUSES),
      fantasyConnector: z.string(),
      fantasyConnectorId: z.string(),
      season: z.number(),
      rosterPositions: z.array(z.object({ position: z.string(), count: z.number() })),
      sport: z.literal('Football'),
      avatarURL: z.string().nullable(),
      settings: z.object({
        scoringMode: z.enum(['HEAD_TO_HEAD', 'TOTAL_POINTS']),
        /** The last one that the league plays. */
        lastWeek: z.number(),
        currentWeek: z.number().nullable(),
        /** The last one in which teams trade; null without an end. */
        lastTradeWeek: z.number().nullable(),
        waiverMode: z.enum(['FAAB', 'PRIORITY', 'NONE']),
        isBestBall: z.boolean(),
        carryOver: z.enum(['redraft', 'keeper', 'dynasty']),
      }),
      /** Points per unit by the wire's setting key, as the league scores; absent is 0. */
      scoringSettings: ScoringSettings,
      leagueParticipants: z.array(Participant),
      tableOrder: TableOrder,
      /** What its draft is followed by, a number or an address; null where none is known that can be followed. */
      draftLink: z.string().nullable(),
    })
    .nullable(),
  participant: Participant.nullable(),
  standings: z.array(Standing),
  /** The caller's match-up of the present week; null outside the season and in leagues without. */
  currentMatchup: Matchup.nullable(),
  /** Where the caller meets several in the week, all but the first. */
  otherMatchups: z.array(Matchup),
  /** The caller's team in the present week, with its points so far; null outside the season and without a team. */
  weekParticipant: Participant.extend({
    /** null where the platform does not say. */
    fantasyPoints: z.number().nullable(),
  }).nullable(),
  /**
   * Share of the best line-up's expected points that the set one has, 0 to 100; null where nobody is projected, and in
   * best ball, where nobody sets a line-up.
   */
  lineupOptimizedPercentage: z.number().nullable(),
  /** The caller's roster of the present week. */
  weekRoster: z.array(RosterPlayer),
  sync: z.object({
    status: z.enum(SYNC_STATUSES),
    /** Share of the work that is done, 0 to 1. */
    progress: z.number(),
    /** When all of it was last read; null while it never was. */
    syncedAt: z.string().nullable(),
    /** Why the last reading failed, for the person; null when it did not. */
    problem: z.string().nullable(),
    /** Rules of the league that Pylon's settings cannot say. */
    unmapped: z.array(z.string()),
    /** Parts that the platform does not give, and why. */
    missing: z.array(z.string()),
  }),
});
export type UserLeague = z.output<typeof UserLeague>;

const id = { id: z.uuid() };
const nothing = z.object({ id: z.string() });

export const listUserLeagues = endpoint('listUserLeagues', {
  summary:
    'The leagues that the caller has synced, pinned ones first, then in the order that they chose. Changes nothing.',
  query: z.object({
    limit: queryWhole.min(1).max(50).default(LEAGUES_A_PAGE),
    offset: queryWhole.min(0).default(0),
  }),
  answer: z.object({ userLeagues: z.array(UserLeague) }),
});
export const countUserLeagues = endpoint('countUserLeagues', {
  summary: 'How many leagues the caller has synced. Changes nothing.',
  answer: z.object({ count: z.number() }),
});
export const getUserLeague = endpoint('getUserLeague', {
  summary: 'One of the leagues that the caller has synced. Changes nothing.',
  params: z.object({ userLeagueId: z.uuid() }),
  answer: z.object({ userLeague: UserLeague }),
});
export const pinUserLeague = endpoint('pinUserLeague', {
  summary: 'Pins one of the caller’s leagues, five at most, or takes the pin away.',
  params: z.object(id),
  body: z.object({ isPinned: z.boolean() }),
  answer: nothing,
});
export const moveUserLeague = endpoint('moveUserLeague', {
  summary: 'Puts one of the caller’s leagues in another place among those of its kind, from 0.',
  params: z.object(id),
  body: z.object({ order: z.number().int().min(0).max(1_000) }),
  answer: nothing,
});
export const unsyncUserLeague = endpoint('unsyncUserLeague', {
  summary: 'Removes one of the caller’s leagues, with its scoring system.',
  params: z.object(id),
  answer: nothing,
});
export const resyncUserLeague = endpoint('resyncUserLeague', {
  summary: 'Begins to read one of the caller’s leagues anew; nothing more while that is under way.',
  params: z.object(id),
  answer: nothing,
});
export const getUserLeagueStatus = endpoint('getUserLeagueStatus', {
  summary: 'How the reading of one of the caller’s leagues stands. Changes nothing.',
  params: z.object(id),
  answer: z.object({ status: z.enum(SYNC_STATUSES), progress: z.number() }),
});
