import { DRAFTED_PLAYERS } from '@pylon/engine/mock-draft/rules/draft-state';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { PAGE_SIZE } from '../tables/page-limits.ts';
import { entity, entityInput, Provenance, queryWhole, Season, SeasonId } from '../wire.ts';
import { draftQuery, MockDraftId, openedDraft, ParticipantIdText, pickNumber, versionAnswer } from './draft-call.ts';
import { DRAFT_LIST_ORDERS } from './draft-list-orders.ts';
import { DraftTierBreak, NamedRank } from './draft-players.ts';
import { DraftCapital, ExpertLikeness, LetterGrade, RateOutput, WhatIf } from './draft-rating.ts';
import { DraftConfiguration, DraftType, SimulationMode, WireLeagueType, WireStrategy } from './draft-settings.ts';

export const Participant = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    isMachine: z.boolean(),
    name: z.string(),
    draftStrategy: WireStrategy,
    /** Strategies that the picks so far fit. */
    actualDraftStrategies: z.array(WireStrategy),
    /** Place in round 1, from 1. */
    draftPosition: z.number(),
  })
  .meta({ id: 'Participant' });
export type Participant = z.output<typeof Participant>;

/** Figures of a drafted player and of the pick; null while the pick is open. */
export const draftedPlayer = {
  ...entity,
  /** Where the player sits on the roster. */
  rosterPosition: z.enum(SLOTS).nullable(),
  rank: z.number().nullable(),
  tier: z.number().nullable(),
  byeWeek: z.number().nullable(),
  adp: z.number().nullable(),
  lastSeasonalFPTS: z.number().nullable(),
  seasonalScoredProjections: z.number().nullable(),
  letterGrade: LetterGrade.nullable(),
};

/**
 * A place in the draft; until it is done athlete, team and the numbers of the player are null. Below the plan some are
 * locked.
 */
export const MockDraftPick = z
  .object({
    pickNumber: z.number(),
    round: z.number(),
    /** The same as `round`. */
    pickRound: z.number(),
    /** Pick within the round, from 1. */
    pickTurn: z.number(),
    participantId: z.string(),
    /** Who picks. */
    participant: z.object({ id: z.string(), name: z.string() }),
    /** The participant's draft position, from 1. */
    participantIndex: z.number(),
    athleteId: z.string().nullable(),
    teamId: z.string().nullable(),
    /** When the draft, and with it all of its places, came to be. */
    createdAt: z.string(),
    isKeeper: z.boolean(),
    isAutoDraft: z.boolean(),
    pickAt: z.string().nullable(),
    ...draftedPlayer,
    /** The place of the roster on which the player sits, unique on it: see listDraftRosters. */
    mockDraftRosterPositionId: z.string().nullable(),
    /** Over all experts; and what is left of the player's tier as the room stands. Null while the pick is open. */
    bestRanking: locked('draftChampion', NamedRank.nullable()),
    worstRanking: locked('draftChampion', NamedRank.nullable()),
    draftTierBreak: locked('draftChampion', DraftTierBreak.nullable()),
    /** Whole dollars; auctions only. There a place is a sale, `pickNumber` its number, and keepers come first. */
    cost: z.number().optional(),
    /** Auctions: the player's worth before the first sale, exact dollars; for a keeper the cost. */
    value: z.number().optional(),
  })
  .meta({ id: 'MockDraftPick' });
export type MockDraftPick = z.output<typeof MockDraftPick>;

/** The part of a room that snake drafts and auctions share. */
export const roomFields = {
  id: z.string(),
  /** Grows with every change; an answer or event with a lower one is stale. */
  version: z.number(),
  createdAt: z.string(),
  draftAt: z.string(),
  closedAt: z.string().nullable(),
  /** When the clock runs out on the pick or the offer at hand; null without a clock, and in person. */
  deadlineAt: z.string().nullable(),
  /** The server's time when it answered, to set a clock by. */
  serverTime: z.string(),
  season: Season,
  configuration: DraftConfiguration,
  participants: z.array(Participant),
  userParticipant: Participant,
  provenance: Provenance,
};

/** What is known of a draft of any kind. */
export type AnyDraft = Pick<MockDraft, keyof typeof roomFields>;

/** A draft that adds to rosters which are there before it. */
const PartialDraft = z
  .object({
    /** Picks of each team by the order. */
    rounds: z.number(),
    players: z.enum(DRAFTED_PLAYERS),
    /** Who cannot be drafted since a team has them; the draft position is null while it is not known whose they are. */
    rostered: z.array(
      z.object({ draftPosition: z.number().nullable(), entityId: z.string(), position: z.enum(POSITIONS) }),
    ),
  })
  .meta({ id: 'PartialDraft' });

export const MockDraft = z
  .object({
    ...roomFields,
    picks: z.array(MockDraftPick),
    rateOutput: RateOutput.nullable(),
    capitals: z.array(DraftCapital),
    /** The person's picks with their alternatives, in order; empty until the draft is rated. */
    whatIfs: z.array(WhatIf),
    /** null until the draft is rated, and when no expert has a list. */
    draftMostLikeExpertGrade: ExpertLikeness.nullable(),
    /** Names the public report while the draft is shared. */
    shareId: z.string().nullable(),
    /** The picks come from a draft on an outside platform. */
    isFollowed: z.boolean(),
    /** Absent from a draft of whole rosters. */
    partial: PartialDraft.optional(),
    /** A scenario: the seats are the teams of this league. Absent from any other draft. */
    scenario: z.object({ leagueName: z.string() }).optional(),
  })
  .meta({ id: 'MockDraft' });
export type MockDraft = z.output<typeof MockDraft>;

export const MockDraftSummary = z
  .object({
    id: z.string(),
    /** What the person calls the draft; null where they do not. */
    name: z.string().nullable(),
    /** Names of the first players whom the person drafted, at most three. */
    firstPicks: z.array(z.string()),
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    seasonId: SeasonId,
    simulationMode: SimulationMode,
    draftType: DraftType,
    leagueType: WireLeagueType,
    numberOfTeams: z.number(),
    draftPosition: z.number(),
    scoringSystemName: z.string(),
    picksMade: z.number(),
    picksTotal: z.number(),
    /** The picks come from a draft on an outside platform. */
    isFollowed: z.boolean(),
    letterGrade: LetterGrade.nullable(),
  })
  .meta({ id: 'MockDraftSummary' });
export type MockDraftSummary = z.output<typeof MockDraftSummary>;

export const listMockDrafts = endpoint('listMockDrafts', {
  summary: "The caller's mock drafts, a page at a time, in one of several orders, narrowed by words.",
  query: z.object({
    limit: queryWhole.min(1).max(100).default(PAGE_SIZE),
    offset: queryWhole.min(0).default(0),
    orderBy: z.enum(DRAFT_LIST_ORDERS).default('-createdAt'),
    /**
     * Words that all must be found: in scoring, draft and league type, mode, day, sponsor, or the players whom the
     * caller drafted.
     */
    search: z.string().trim().max(60).optional(),
    /** Drafts in progress or complete drafts; absent is both. */
    state: z.enum(['open', 'closed']).optional(),
  }),
  answer: z.object({ mockDrafts: z.array(MockDraftSummary), total: z.number() }),
});

export const getMockDraft = endpoint('getMockDraft', {
  summary: 'One mock draft of the caller, whole. Errors: draft-not-found.',
  query: draftQuery,
  answer: z.object({ mockDraft: MockDraft }),
});

export const deleteMockDraft = endpoint('deleteMockDraft', {
  summary: 'Deletes a mock draft of the caller.',
  query: draftQuery,
  answer: z.null(),
});

export const duplicateMockDraft = endpoint('duplicateMockDraft', {
  summary: 'Opens a new draft with the same settings and another seed.',
  body: draftQuery,
  answer: openedDraft,
});

/** The bots do again what they did, as long as the person does; otherwise they draw anew. */
const sameRoom = z.boolean().optional();

export const resetMockDraft = endpoint('resetMockDraft', {
  summary: 'Starts the draft over, in a room that draws anew unless the same is asked for.',
  body: z.object({ mockDraftId: MockDraftId, sameRoom }),
  answer: versionAnswer,
});

export const resetMockDraftToPick = endpoint('resetMockDraftToPick', {
  summary:
    'Removes all picks from a number onward and reopens the draft; its bots draw anew unless the same room is asked for.',
  body: z.object({ mockDraftId: MockDraftId, pickNumber, sameRoom }),
  answer: versionAnswer,
});

export const simulateRestOfDraft = endpoint('simulateRestOfDraft', {
  summary:
    "Fills every remaining pick: the caller's by the queue, then the room's advice or the strategy that they chose.",
  body: draftQuery,
  answer: versionAnswer,
});

export const returnToLastPick = endpoint('returnToLastPick', {
  summary: "Removes the last pick (in person), or all back to the caller's last pick; a simulation goes as a whole.",
  body: draftQuery,
  answer: versionAnswer,
});

export const pickEntity = endpoint('pickEntity', {
  summary:
    'Makes the current pick; bots answer in the same step. Errors: not-your-turn, player-taken, roster-full, too-few-players, draft-closed, draft-changed.',
  body: z.object({
    mockDraftId: MockDraftId,
    mockDraftParticipantId: ParticipantIdText,
    /** The pick that the caller saw on the clock; another one by now answers draft-changed. */
    pickNumber: pickNumber.optional(),
    ...entityInput,
  }),
  answer: versionAnswer,
});

export const listDraftRosters = endpoint('listDraftRosters', {
  summary: 'Every roster by slot, in line-up order; open places included.',
  query: draftQuery,
  answer: z.object({
    mockDraftRosters: z.array(
      z.object({
        participantId: z.string(),
        roster: z.array(
          z.object({
            /** `id` is unique on this roster. */
            rosterPosition: z.object({ id: z.string(), position: z.enum(SLOTS) }),
            pickNumber: z.number().nullable(),
            byeWeek: z.number().nullable(),
            seasonalScoredProjections: z.number().nullable(),
            ...entity,
          }),
        ),
      }),
    ),
  }),
});
