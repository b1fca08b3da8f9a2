// What a person wishes for a draft: the state of the settings form, kept in the browser, and what of it is sent.
import { SLOT_COUNT_KEYS } from '@pylon/contract/league-config';
import type { LeagueConfig } from '@pylon/contract/league-config-schema';
import type { DraftConfiguration } from '@pylon/contract/mock-draft';
import { ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import {
  DRAFT_STRATEGIES,
  type DraftStrategy,
  PICK_CLOCKS_SECONDS,
  ROOM_TYPES,
  type RoomType,
} from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Answer, Input } from '../../../api/call.ts';
import { DEFAULT_SCORING } from '../../../widgets/table-search.ts';

type ScoringSystem = Answer<'listScoringSystems'>['scoringSystems'][number];

/** 'Random', and 'no limit' for the clock. @source league features §9 "Mock-draft options" */
export const ANY = -1;

export const DRAFT_TYPES = ['SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL'] as const;
const LEAGUE_TYPES = ['FANTASY', 'BEST_BALL'] as const;
export const MOST_TEAMS = 18;
export const FEWEST_TEAMS = 2;

export interface DraftWishes {
  readonly simulationMode: DraftConfiguration['simulationMode'];
  readonly leagueType: (typeof LEAGUE_TYPES)[number];
  readonly draftType: (typeof DRAFT_TYPES)[number];
  /** 2 to 18, or {@link ANY}. */
  readonly numberOfTeams: number;
  /** From 1, or {@link ANY}. */
  readonly draftPosition: number;
  /** Seconds, or {@link ANY}. */
  readonly pickClock: number;
  readonly scoringSystemId: string;
  readonly adpProviderName: string;
  /** Empty is all. */
  readonly expertIds: readonly string[];
  readonly userDraftStrategy: DraftStrategy;
  /** By draft position; absent is balanced. */
  readonly opponents: Readonly<Record<string, DraftStrategy>>;
  readonly roomType: RoomType;
  /** Places of the roster; null as the scoring system has them. */
  readonly slots: SlotCounts | null;
}

export const DEFAULT_WISHES: DraftWishes = {
  simulationMode: 'AutoDraft',
  leagueType: 'FANTASY',
  draftType: 'SNAKE',
  numberOfTeams: DEFAULT_LEAGUE.teams,
  draftPosition: ANY,
  pickClock: ANY,
  scoringSystemId: DEFAULT_SCORING,
  adpProviderName: 'consensus',
  expertIds: [],
  userDraftStrategy: 'balanced',
  opponents: {},
  roomType: 'tight',
  slots: null,
};

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((each) => each === value) ?? otherwise;

/** Wishes as they were kept; whatever does not fit any more is back at its default. */
export function parseWishes(text: string | null): DraftWishes {
  let kept: Partial<Record<keyof DraftWishes, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    // Not ours, or cut off: the defaults hold.
  }
  const otherwise = DEFAULT_WISHES;
  const numberOfTeams = isWhole(kept.numberOfTeams, FEWEST_TEAMS, MOST_TEAMS) ? kept.numberOfTeams : ANY;
  const seats = numberOfTeams === ANY ? MOST_TEAMS : numberOfTeams;
  return {
    simulationMode: oneOf(['AutoDraft', 'Manual'] as const, kept.simulationMode, otherwise.simulationMode),
    leagueType: oneOf(LEAGUE_TYPES, kept.leagueType, otherwise.leagueType),
    draftType: oneOf(DRAFT_TYPES, kept.draftType, otherwise.draftType),
    numberOfTeams: kept.numberOfTeams === undefined ? otherwise.numberOfTeams : numberOfTeams,
    draftPosition: isWhole(kept.draftPosition, 1, seats) ? kept.draftPosition : ANY,
    pickClock: oneOf<number>(
      PICK_CLOCKS_SECONDS.filter((seconds) => seconds !== null),
      kept.pickClock,
      ANY,
    ),
    scoringSystemId: typeof kept.scoringSystemId === 'string' ? kept.scoringSystemId : otherwise.scoringSystemId,
    adpProviderName: oneOf<string>(ADP_PROVIDERS, kept.adpProviderName, otherwise.adpProviderName),
    expertIds: Array.isArray(kept.expertIds) ? kept.expertIds.filter((id) => typeof id === 'string') : [],
    userDraftStrategy: oneOf(DRAFT_STRATEGIES, kept.userDraftStrategy, 'balanced'),
    opponents: parseOpponents(kept.opponents),
    roomType: oneOf(ROOM_TYPES, kept.roomType, otherwise.roomType),
    slots: parseSlots(kept.slots),
  };
}

function parseOpponents(kept: unknown): Readonly<Record<string, DraftStrategy>> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).flatMap(([seat, strategy]): readonly [string, DraftStrategy][] => {
    const found = DRAFT_STRATEGIES.find((each) => each === strategy);
    return found && isWhole(Number(seat), 1, MOST_TEAMS) ? [[seat, found]] : [];
  });
  return Object.fromEntries(known);
}

function parseSlots(kept: unknown): SlotCounts | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const counts = kept as Partial<Record<string, unknown>>; // each is looked at below
  const fits = SLOTS.every((slot) => isWhole(counts[slot], 0, 9));
  return fits ? (kept as SlotCounts) : null; // every slot was found to have a count
}

/** Places of a scoring system's roster. */
export const slotsOf = ({ scoringLeagueConfig: config }: ScoringSystem): SlotCounts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, config[SLOT_COUNT_KEYS[slot]]])) as SlotCounts; // the keys are the slots

const sameSlots = (one: SlotCounts, other: SlotCounts): boolean => SLOTS.every((slot) => one[slot] === other[slot]);

/**
 * Whether the roster differs from that of the scoring system, so that it is sent as a league of its own.
 * @source league features §5 "Roster settings used in the draft"
 */
export const isRosterSettingsChanged = (slots: SlotCounts | null, system: ScoringSystem): boolean =>
  slots !== null && !sameSlots(slots, slotsOf(system));

/** Wishes with another kind of league: best ball has neither kickers nor defences and is drafted by its own market. */
export function withLeagueType(
  wishes: DraftWishes,
  leagueType: DraftWishes['leagueType'],
  system: ScoringSystem,
): DraftWishes {
  if (leagueType === 'FANTASY') return { ...wishes, leagueType, slots: null, adpProviderName: 'consensus' };
  const slots = { ...(wishes.slots ?? slotsOf(system)), K: 0, DST: 0 };
  return { ...wishes, leagueType, slots, adpProviderName: 'underdog' };
}

/** What a new draft is made from. */
export function createInput(wishes: DraftWishes, seasonId: string, system: ScoringSystem): Input<'createMockDraft'> {
  const { numberOfTeams, draftPosition, pickClock, slots, opponents, expertIds } = wishes;
  const seats = numberOfTeams === ANY ? MOST_TEAMS : numberOfTeams;
  const clock = PICK_CLOCKS_SECONDS.find((seconds) => seconds === pickClock) ?? null;
  const strategies = Object.entries(opponents).filter(
    ([seat, strategy]) => strategy !== 'balanced' && Number(seat) <= seats && Number(seat) !== draftPosition,
  );
  return {
    seasonId,
    simulationMode: wishes.simulationMode,
    leagueType: wishes.leagueType,
    draftType: wishes.draftType,
    ...(numberOfTeams === ANY ? {} : { numberOfTeams }),
    ...(draftPosition === ANY ? {} : { draftPosition }),
    ...(clock === null ? {} : { pickClock: clock }),
    expertIds: [...expertIds],
    scoringSystemId: wishes.scoringSystemId,
    adpProviderName: wishes.adpProviderName,
    userDraftStrategy: wishes.userDraftStrategy,
    opponentsDraftStrategyMap: Object.fromEntries(strategies),
    roomType: wishes.roomType,
    ...(slots !== null && isRosterSettingsChanged(slots, system)
      ? { footballScoringLeagueConfig: leagueConfigWith(slots, system) }
      : {}),
  };
}

function leagueConfigWith(slots: SlotCounts, system: ScoringSystem): LeagueConfig {
  const counts = Object.fromEntries(SLOTS.map((slot) => [SLOT_COUNT_KEYS[slot], slots[slot]]));
  return { ...system.scoringLeagueConfig, ...counts, rounds: rosterSize(slots) };
}
