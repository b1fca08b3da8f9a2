// How a mock draft is set up, and changed while it runs.
import { ROOM_TYPES } from '@pylon/engine/vocabulary/drafts';
import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LeagueConfig, LeagueConfigInput } from '../league/league-config-schema.ts';
import { ScoringSystem } from '../scoring-systems/scoring-systems.ts';
import { Expert, entityInput, ScoringSystemIdText, SeasonId } from '../wire.ts';
import { draftPosition, MockDraftId, openedDraft } from './draft-call.ts';
import {
  FEWEST_TEAMS,
  LONGEST_DRAFT_NAME,
  LONGEST_TEAM_NAME,
  MOST_DOLLARS,
  MOST_EXPERTS,
  MOST_KEEPERS,
  MOST_ROUNDS,
} from './draft-limits.ts';
import { shownText } from './shown-text.ts';

export const SimulationMode = z.enum(['AutoDraft', 'Manual']);

/** Longer names that callers use of the modes. */
const LONG_MODES = { AUTO_DRAFT: 'AutoDraft', MANUAL: 'Manual' } as const;

/** A mode as it is asked for. Answers have the short name. */
const AskedSimulationMode = z
  .enum([...SimulationMode.options, 'AUTO_DRAFT', 'MANUAL'])
  .transform(
    (mode): z.output<typeof SimulationMode> => (mode === 'AUTO_DRAFT' || mode === 'MANUAL' ? LONG_MODES[mode] : mode),
  );

export const DraftType = z.enum(['SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL', 'AUCTION']);

/** Longer names that callers use of two of them. */
const LONG_NAMES = { SNAKE_DRAFT: 'SNAKE', AUCTION_DRAFT: 'AUCTION' } as const;

/** A type of draft as it is asked for. Answers have the short name. */
export const AskedDraftType = z
  .enum([...DraftType.options, 'SNAKE_DRAFT', 'AUCTION_DRAFT'])
  .transform(
    (type): z.output<typeof DraftType> =>
      type === 'SNAKE_DRAFT' || type === 'AUCTION_DRAFT' ? LONG_NAMES[type] : type,
  );

export const WireLeagueType = z.enum(['FANTASY', 'BEST_BALL', 'DYNASTY']);

export const WireStrategy = z.enum(['balanced', 'zeroRB', 'heroRB', 'heavyRB', 'earlyWR', 'puntTE', 'lateRoundQB']);
const ExpertIds = z.array(z.string().max(60)).max(MOST_EXPERTS);
const PickClock = z.union([z.literal(15), z.literal(45), z.literal(60), z.literal(90), z.literal(120)]);

export const DraftConfiguration = z
  .object({
    /** What the person calls the draft; null where they do not. */
    name: z.string().nullable(),
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

/** A player whom a team keeps, as sent by the caller. */
export const DraftKeeper = z.object({
  ...entityInput,
  /** Draft position of the keeping team, from 1. */
  participantIndex: draftPosition,
  /** In an auction a keeper has no round: 1. */
  round: z.number().int().min(1).max(MOST_ROUNDS).default(1),
  /** The keeper's cost to an auction team, in whole dollars. */
  cost: z.number().int().min(1).max(MOST_DOLLARS).default(1),
});

export const CreateMockDraftBody = z.object({
  seasonId: SeasonId,
  simulationMode: AskedSimulationMode.default('AutoDraft'),
  leagueType: WireLeagueType.default('FANTASY'),
  draftType: AskedDraftType.default('SNAKE'),
  /** Absent is Random: one of 8, 10, 12, 14. */
  numberOfTeams: z.number().int().min(FEWEST_TEAMS).max(MOST_TEAMS).optional(),
  /** Absent is Random. */
  draftPosition: draftPosition.optional(),
  expertIds: ExpertIds.default([]),
  scoringSystemId: ScoringSystemIdText,
  adpProviderName: z.string().max(40).optional(),
  /** Absent is unlimited. */
  pickClock: PickClock.optional(),
  userDraftStrategy: WireStrategy.default('balanced'),
  /** Strategy by draft position ('1' to '18'). */
  opponentsDraftStrategyMap: z.record(z.string().regex(/^\d{1,2}$/), WireStrategy).default({}),
  keepers: z.array(DraftKeeper).max(MOST_KEEPERS).default([]),
  roomType: z.enum(ROOM_TYPES).default('tight'),
  sponsor: shownText(60).nullish(),
  footballScoringLeagueConfig: LeagueConfigInput.nullish(),
});

export const createMockDraft = endpoint('createMockDraft', {
  summary:
    'Opens a mock draft and lets the bots pick up to the caller. Errors: season-not-found, scoring-system-not-found, invalid-keepers.',
  plans: 'What a plan opens is tier-required below it.',
  body: CreateMockDraftBody,
  answer: openedDraft,
});

export const updateMockDraft = endpoint('updateMockDraft', {
  summary: 'Changes name, mode, experts, scoring, clock, strategies and names of teams of a draft.',
  plans: 'What a plan opens is tier-required below it.',
  body: z.object({
    mockDraftId: MockDraftId,
    /** Empty takes the name away. */
    name: z.string().trim().max(LONGEST_DRAFT_NAME).optional(),
    simulationMode: AskedSimulationMode.optional(),
    expertIds: ExpertIds.optional(),
    scoringSystemId: ScoringSystemIdText.optional(),
    /** null is unlimited. */
    pickClock: PickClock.nullish(),
    participantStrategies: z.record(z.string(), WireStrategy).optional(),
    /** Names of teams, by participant. */
    participantNames: z.record(z.string(), shownText(LONGEST_TEAM_NAME).min(1)).optional(),
  }),
  answer: openedDraft,
});
