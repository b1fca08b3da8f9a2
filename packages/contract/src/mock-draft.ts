import { ROOM_TYPES } from '@pylon/engine/vocabulary/drafts';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { DRAFT_LIST_ORDERS } from './draft-list-orders.ts';
import { ExpertLikeness, GradeRecord, LetterGrade, WhatIf } from './draft-rating.ts';
import { endpoint } from './endpoint.ts';
import { LeagueConfig } from './league-config-schema.ts';
import { ScoringSystem } from './scoring-systems.ts';
import {
  EntityIdText,
  Expert,
  entity,
  entityInput,
  PositionFilter,
  Provenance,
  queryList,
  queryWhole,
  Season,
  SeasonId,
} from './wire.ts';

const Id = z.uuid();

export const SimulationMode = z.enum(['AutoDraft', 'Manual']);
export const DraftType = z.enum(['SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL', 'AUCTION']);
export const WireLeagueType = z.enum(['FANTASY', 'BEST_BALL', 'DYNASTY']);
export const WireStrategy = z.enum(['balanced', 'zeroRB', 'heroRB', 'heavyRB', 'earlyWR', 'puntTE', 'lateRoundQB']);
const PickClock = z.union([z.literal(15), z.literal(45), z.literal(60), z.literal(90), z.literal(120)]);

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

/** A place in the draft; until it is done athlete, team and the numbers of the player are null. */
export const MockDraftPick = z
  .object({
    pickNumber: z.number(),
    round: z.number(),
    /** Pick within the round, from 1. */
    pickTurn: z.number(),
    participantId: z.string(),
    isKeeper: z.boolean(),
    isAutoDraft: z.boolean(),
    pickAt: z.string().nullable(),
    rosterPosition: z.enum(SLOTS).nullable(),
    ...entity,
    rank: z.number().nullable(),
    tier: z.number().nullable(),
    byeWeek: z.number().nullable(),
    adp: z.number().nullable(),
    seasonalScoredProjections: z.number().nullable(),
    letterGrade: LetterGrade.nullable(),
    /** Whole dollars; auctions only. There a place is a sale, `pickNumber` its number, and keepers come first. */
    cost: z.number().optional(),
    /** Auctions: what the player was worth before the first sale, exact dollars; a keeper's is what he costs. */
    value: z.number().optional(),
  })
  .meta({ id: 'MockDraftPick' });
export type MockDraftPick = z.output<typeof MockDraftPick>;

export const RateOutput = z
  .object({
    mockDraftId: z.string(),
    mockDraftParticipantId: z.string(),
    letterGrade: LetterGrade,
    vorp: z.number(),
    expectedVORP: z.number(),
    projectionPoints: z.number(),
    meanProjectionValue: z.number(),
    stdDevProjectionValue: z.number(),
    zProjectionValue: z.number(),
    expertDescription: z.string(),
  })
  .meta({ id: 'RateOutput' });
export type RateOutput = z.output<typeof RateOutput>;

export const DraftCapital = z
  .object({
    id: z.string(),
    playerPosition: z.string(),
    countAmount: z.number(),
    capitalAmount: z.number(),
    participantCapitals: z.array(
      z.object({
        id: z.string(),
        participantId: z.string(),
        playerPosition: z.string(),
        countAmount: z.number(),
        capitalAmount: z.number(),
        earlySelectionsCount: z.number(),
      }),
    ),
  })
  .meta({ id: 'DraftCapital' });
export type DraftCapital = z.output<typeof DraftCapital>;

export const DraftConfiguration = z
  .object({
    simulationMode: SimulationMode,
    leagueType: WireLeagueType,
    draftType: DraftType,
    numberOfTeams: z.number(),
    draftPosition: z.number(),
    pickClock: z.number().nullable(),
    scoringSystem: ScoringSystem,
    /** Slot counts of the room: the scoring system's, or as changed for this draft. */
    leagueConfig: LeagueConfig,
    /** The places of one roster, in line-up order, the bench last. */
    rosterPositions: z.array(z.enum(SLOTS)),
    experts: z.array(Expert),
    adpProviderName: z.string(),
    roomType: z.enum(ROOM_TYPES),
    sponsor: z.string().nullable(),
  })
  .meta({ id: 'DraftConfiguration' });
export type DraftConfiguration = z.output<typeof DraftConfiguration>;

export const MockDraft = z
  .object({
    id: z.string(),
    /** Grows with every change; an answer or event with a lower one is stale. */
    version: z.number(),
    createdAt: z.string(),
    draftAt: z.string(),
    closedAt: z.string().nullable(),
    /** When the pick clock runs out on the current pick. */
    deadlineAt: z.string().nullable(),
    /** The server's time when it answered, to set a clock by. */
    serverTime: z.string(),
    season: Season,
    configuration: DraftConfiguration,
    participants: z.array(Participant),
    userParticipant: Participant,
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
    provenance: Provenance,
  })
  .meta({ id: 'MockDraft' });
export type MockDraft = z.output<typeof MockDraft>;

export const MockDraftSummary = z
  .object({
    id: z.string(),
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

/** A player of the room's pool. Odds are chances from 0 to 1 to be there at my next pick, and at the one after. */
export const DraftPlayer = z
  .object({
    ...entity,
    rank: z.number(),
    positionRank: z.number(),
    tier: z.number(),
    byeWeek: z.number().nullable(),
    bestRanking: z.object({ rank: z.number(), expertId: z.string() }).nullable(),
    worstRanking: z.object({ rank: z.number(), expertId: z.string() }).nullable(),
    adp: z.number().nullable(),
    /** Where the room's drafters see the player, in picks: a blend of ADP and the chosen experts. */
    board: z.number(),
    lastSeasonalFPTS: z.number().nullable(),
    seasonalScoredProjections: z.number(),
    /** What he counts for in this draft: the season's points, or in a dynasty what his place by career is worth. */
    draftPoints: z.number(),
    vorp: z.number(),
    draftTierBreak: z.object({ undraftedCount: z.number(), totalCount: z.number() }),
    availabilityOdds: z.number().nullable(),
    oddsNextRound: z.number().nullable(),
    isQueued: z.boolean(),
    /** The pick that took the player; null while available. */
    pickNumber: z.number().nullable(),
  })
  .meta({ id: 'DraftPlayer' });
export type DraftPlayer = z.output<typeof DraftPlayer>;

export const QueueItem = z.object({ id: z.string(), index: z.number(), ...entity }).meta({ id: 'QueueItem' });
export type QueueItem = z.output<typeof QueueItem>;

/** A suggested player and the facts that speak for him; the screen puts them into words. */
export const Suggestion = z
  .object({
    ...entity,
    isQueued: z.boolean(),
    /** Expected final line-up value above the best other choice, season points. */
    pointsOverNext: z.number(),
    reasons: z.object({
      tier: z.number(),
      leftInTier: z.number(),
      oddsToComeBack: z.number().nullable(),
      fillsSlot: z.enum(SLOTS).nullable(),
      byeClashWith: z.array(z.string()),
      positionRun: z.number(),
      vorp: z.number(),
      adp: z.number().nullable(),
    }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

const draftQuery = z.object({ mockDraftId: Id });
const draftBody = draftQuery;
const versionAnswer = z.object({ version: z.number() });

export const listMockDrafts = endpoint('listMockDrafts', {
  summary: "The caller's mock drafts, a page at a time, in one of several orders, narrowed by words.",
  query: z.object({
    limit: queryWhole.min(1).max(100).default(15),
    offset: queryWhole.min(0).default(0),
    orderBy: z.enum(DRAFT_LIST_ORDERS).default('-createdAt'),
    /** Words that all must be found: in scoring, draft and league type, mode, day, sponsor, or the players whom the caller drafted. */
    search: z.string().trim().max(60).optional(),
    /** Drafts in progress, or complete ones; left out is both. */
    state: z.enum(['open', 'closed']).optional(),
  }),
  answer: z.object({ mockDrafts: z.array(MockDraftSummary), total: z.number() }),
});

export const getMockDraft = endpoint('getMockDraft', {
  summary: 'One mock draft of the caller, whole. Errors: draft-not-found.',
  query: draftQuery,
  answer: z.object({ mockDraft: MockDraft }),
});

/** A player whom a team keeps, as he is sent. */
export const DraftKeeper = z.object({
  ...entityInput,
  /** Draft position of the keeping team, from 1. */
  participantIndex: z.number().int().min(1).max(18),
  /** In an auction a keeper has no round: 1. */
  round: z.number().int().min(1).max(99).default(1),
  /** What the keeper costs an auction team, in whole dollars. */
  cost: z.number().int().min(1).max(999).default(1),
});

export const CreateMockDraftBody = z.object({
  seasonId: SeasonId,
  simulationMode: SimulationMode.default('AutoDraft'),
  leagueType: WireLeagueType.default('FANTASY'),
  draftType: DraftType.default('SNAKE'),
  /** Absent is Random: one of 8, 10, 12, 14. */
  numberOfTeams: z.number().int().min(2).max(18).optional(),
  /** Absent is Random. */
  draftPosition: z.number().int().min(1).max(18).optional(),
  expertIds: z.array(z.string().max(60)).max(32).default([]),
  scoringSystemId: z.string().max(40),
  adpProviderName: z.string().max(40).optional(),
  /** Absent is unlimited. */
  pickClock: PickClock.optional(),
  userDraftStrategy: WireStrategy.default('balanced'),
  /** Strategy by draft position ('1' to '18'). */
  opponentsDraftStrategyMap: z.record(z.string().regex(/^\d{1,2}$/), WireStrategy).default({}),
  keepers: z.array(DraftKeeper).max(200).default([]),
  roomType: z.enum(ROOM_TYPES).default('tight'),
  sponsor: z.string().max(60).nullish(),
  footballScoringLeagueConfig: LeagueConfig.nullish(),
});

export const createMockDraft = endpoint('createMockDraft', {
  summary:
    'Opens a mock draft and lets the bots pick up to the caller. Errors: season-not-found, scoring-system-not-found, invalid-keepers.',
  body: CreateMockDraftBody,
  answer: z.object({ mockDraft: z.object({ id: z.string() }) }),
});

export const updateMockDraft = endpoint('updateMockDraft', {
  summary: 'Changes mode, experts, scoring, clock, strategies and names of teams of a draft.',
  body: z.object({
    mockDraftId: Id,
    simulationMode: SimulationMode.optional(),
    expertIds: z.array(z.string().max(60)).max(32).optional(),
    scoringSystemId: z.string().max(40).optional(),
    /** null is unlimited. */
    pickClock: PickClock.nullish(),
    participantStrategies: z.record(z.string(), WireStrategy).optional(),
    /** What teams are called, by participant. */
    participantNames: z.record(z.string(), z.string().trim().min(1).max(24)).optional(),
  }),
  answer: z.object({ mockDraft: z.object({ id: z.string() }) }),
});

export const deleteMockDraft = endpoint('deleteMockDraft', {
  summary: 'Deletes a mock draft of the caller.',
  query: draftQuery,
  answer: z.null(),
});

export const duplicateMockDraft = endpoint('duplicateMockDraft', {
  summary: 'Opens a new draft with the same settings and another seed.',
  body: draftBody,
  answer: z.object({ mockDraft: z.object({ id: z.string() }) }),
});

export const resetMockDraft = endpoint('resetMockDraft', {
  summary: 'Starts the draft over.',
  body: draftBody,
  answer: versionAnswer,
});

export const resetMockDraftToPick = endpoint('resetMockDraftToPick', {
  summary: 'Removes all picks from a number onward and reopens the draft.',
  body: z.object({ mockDraftId: Id, pickNumber: z.number().int().min(1).max(1800) }),
  answer: versionAnswer,
});

export const simulateRestOfDraft = endpoint('simulateRestOfDraft', {
  summary: 'Lets the bots fill every remaining pick.',
  body: draftBody,
  answer: versionAnswer,
});

export const returnToLastPick = endpoint('returnToLastPick', {
  summary: "Removes the last pick (in person), or all back to the caller's last pick.",
  body: draftBody,
  answer: versionAnswer,
});

export const rateMockDraft = endpoint('rateMockDraft', {
  summary: 'Grades the draft. Errors: rating-failed when no pick is made yet.',
  body: draftBody,
  answer: versionAnswer,
});

export const pickEntity = endpoint('pickEntity', {
  summary:
    'Makes the current pick; bots answer in the same step. Errors: not-your-turn, player-taken, roster-full, draft-closed, draft-changed.',
  body: z.object({
    mockDraftId: Id,
    mockDraftParticipantId: z.string().max(40),
    /** The pick that the caller saw on the clock; another one by now answers draft-changed. */
    pickNumber: z.number().int().min(1).max(1800).optional(),
    ...entityInput,
  }),
  answer: versionAnswer,
});

export const listQueue = endpoint('listQueue', {
  summary: "The caller's queue, in order.",
  query: z.object({ mockDraftId: Id, mockDraftParticipantId: z.string().max(40).optional() }),
  answer: z.object({ mockDraftQueue: z.array(QueueItem) }),
});

export const addToQueue = endpoint('addToQueue', {
  summary: 'Adds a player to the end of the queue.',
  body: z.object({ mockDraftId: Id, ...entityInput }),
  answer: z.object({ mockDraftQueue: z.array(QueueItem) }),
});

export const moveInQueue = endpoint('moveInQueue', {
  summary: 'Moves a queued player to another place, from 0.',
  body: z.object({ mockDraftId: Id, mockDraftQueueId: EntityIdText, index: z.number().int().min(0).max(500) }),
  answer: versionAnswer,
});

export const removeFromQueue = endpoint('removeFromQueue', {
  summary: 'Takes a player out of the queue.',
  body: z.object({ mockDraftId: Id, mockDraftQueueId: EntityIdText }),
  answer: versionAnswer,
});

export const getDraftAssistant = endpoint('getDraftAssistant', {
  summary: 'The best picks for the team on the clock, or for the next pick of another, best first, with their reasons.',
  query: z.object({
    mockDraftId: Id,
    /** Whose next pick; left out is the team on the clock if the caller picks for it, else the caller's. */
    mockDraftParticipantId: z.string().max(40).optional(),
    athleteSearchText: z.string().trim().max(60).optional(),
    playerPositions: queryList(PositionFilter).optional(),
  }),
  answer: z.object({ draftAssistant: z.array(Suggestion) }),
});

export const listDraftPlayers = endpoint('listDraftPlayers', {
  summary: "The room's players in rank order, taken ones included, with odds to last to the caller's next picks.",
  query: z.object({ mockDraftId: Id, expertIds: queryList(z.string()).optional() }),
  answer: z.object({ version: z.number(), mockDraftPlayerRankings: z.array(DraftPlayer) }),
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
            rosterPosition: z.object({ position: z.enum(SLOTS) }),
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

export const listRateOutputs = endpoint('listRateOutputs', {
  summary: 'Grades of all participants, best first.',
  query: draftQuery,
  answer: z.object({
    mockDraftRateOutputs: z.array(RateOutput),
    /** Share of a grade that each part decides, for the reader. */
    weights: z.array(z.object({ name: z.string(), percent: z.number() })),
    /** How often real teams of such grades advanced, best letters first, and what teams those were. */
    gradeRecord: z.array(GradeRecord),
    gradeRecordSource: z.string(),
  }),
});
