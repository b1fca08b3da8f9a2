// What a person wishes for a draft: the state of the settings form, kept in the browser and carried by links.

import { FEWEST_TEAMS, MOST_EXPERTS } from '@pylon/contract/drafting/draft-limits';
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import { isLeagueCount } from '@pylon/contract/league/league-bounds';
import { SLOT_COUNT_KEYS } from '@pylon/contract/league/league-config';
import { ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import {
  DRAFT_STRATEGIES,
  type DraftStrategy,
  PICK_CLOCKS_SECONDS,
  ROOM_TYPES,
  type RoomType,
} from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, MOST_TEAMS, rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOTS, type Slot } from '@pylon/engine/vocabulary/slots';
import { leagueBound } from '../../../../widgets/league/league-bound.ts';
import type { ScoringSystem } from '../../../../widgets/scoring/scoring-editor.ts';
import { DEFAULT_SCORING } from '../../../../widgets/table/table-search.ts';
import { type KeptPlayer, parseKeepers } from '../keepers/kept-players.ts';
import { isWhole, oneOf, textLike } from './untrusted.ts';

/** 'Random', and 'no limit' for the clock. @source docs/sources.md "Draft settings" */
export const ANY = -1;

export const DRAFT_TYPES = ['SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL', 'AUCTION'] as const;
export const LEAGUE_TYPES = ['FANTASY', 'BEST_BALL', 'DYNASTY'] as const;
/** Dollars of a team. @source docs/sources.md "Default league" */
const BUDGET = leagueBound('budget');

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
  /** Places of the roster; null means those of the scoring system. */
  readonly slots: SlotCounts | null;
  /** Dollars of each team of an auction, 100 to 999. */
  readonly budgetDollars: number;
  readonly keepers: readonly KeptPlayer[];
  /** Who presents the draft; carried through from the address. */
  readonly sponsor: string | null;
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
  budgetDollars: DEFAULT_LEAGUE.budgetDollars,
  keepers: [],
  sponsor: null,
};

/** Wishes by name, none of them checked yet. */
export type RawWishes = Readonly<Partial<Record<keyof DraftWishes, unknown>>>;

const EXPERT_ID = /^[\w.:-]{1,60}$/;

/** Wishes from anywhere; whatever is absent or does not fit is at its default. */
export function parseWishes(raw: RawWishes): DraftWishes {
  const otherwise = DEFAULT_WISHES;
  const numberOfTeams =
    raw.numberOfTeams === ANY || isWhole(raw.numberOfTeams, FEWEST_TEAMS, MOST_TEAMS)
      ? raw.numberOfTeams
      : otherwise.numberOfTeams;
  const experts = Array.isArray(raw.expertIds) ? raw.expertIds.filter((id) => textLike(id, EXPERT_ID) !== null) : [];
  return {
    simulationMode: oneOf(['AutoDraft', 'Manual'] as const, raw.simulationMode, otherwise.simulationMode),
    leagueType: oneOf(LEAGUE_TYPES, raw.leagueType, otherwise.leagueType),
    draftType: oneOf(DRAFT_TYPES, raw.draftType, otherwise.draftType),
    numberOfTeams,
    draftPosition: isWhole(raw.draftPosition, 1, seatsOf({ numberOfTeams })) ? raw.draftPosition : ANY,
    pickClock: oneOf<number>(
      PICK_CLOCKS_SECONDS.filter((seconds) => seconds !== null),
      raw.pickClock,
      ANY,
    ),
    scoringSystemId: textLike(raw.scoringSystemId, /^[\w-]{1,40}$/) ?? otherwise.scoringSystemId,
    adpProviderName: oneOf<string>(ADP_PROVIDERS, raw.adpProviderName, otherwise.adpProviderName),
    expertIds: [...new Set<string>(experts)].slice(0, MOST_EXPERTS),
    userDraftStrategy: oneOf(DRAFT_STRATEGIES, raw.userDraftStrategy, otherwise.userDraftStrategy),
    opponents: parseOpponents(raw.opponents),
    roomType: oneOf(ROOM_TYPES, raw.roomType, otherwise.roomType),
    slots: parseSlots(raw.slots),
    budgetDollars: isWhole(raw.budgetDollars, BUDGET.min, BUDGET.max) ? raw.budgetDollars : otherwise.budgetDollars,
    keepers: parseKeepers(raw.keepers),
    sponsor: textLike(raw.sponsor, /^[\w .&'-]{1,60}$/),
  };
}

function parseOpponents(raw: unknown): Readonly<Record<string, DraftStrategy>> {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = Object.entries(raw).flatMap(([seat, strategy]): readonly [string, DraftStrategy][] => {
    const found = DRAFT_STRATEGIES.find((each) => each === strategy);
    const isSeat = /^[1-9]\d?$/.test(seat) && Number(seat) <= MOST_TEAMS;
    return found && isSeat && found !== 'balanced' ? [[seat, found]] : [];
  });
  return Object.fromEntries(known);
}

function parseSlots(raw: unknown): SlotCounts | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const counts = raw as Partial<Record<string, unknown>>; // each is looked at below
  const fits = (slot: Slot) => {
    const count = counts[slot];
    return typeof count === 'number' && isLeagueCount(leagueBound(SLOT_COUNT_KEYS[slot]), count);
  };
  if (!SLOTS.every(fits)) return null;
  // Every slot was found to have a count
  return Object.fromEntries(SLOTS.map((slot) => [slot, counts[slot]])) as SlotCounts;
}

/** How many places round 1 may have. */
export const seatsOf = ({ numberOfTeams }: Pick<DraftWishes, 'numberOfTeams'>): number =>
  numberOfTeams === ANY ? MOST_TEAMS : numberOfTeams;

/** Places of a scoring system's roster. */
export const slotsOf = ({ scoringLeagueConfig: config }: ScoringSystem): SlotCounts =>
  // The keys are the slots
  Object.fromEntries(SLOTS.map((slot) => [slot, config[SLOT_COUNT_KEYS[slot]]])) as SlotCounts;

const sameSlots = (one: SlotCounts, other: SlotCounts): boolean => SLOTS.every((slot) => one[slot] === other[slot]);

/**
 * Whether the roster differs from that of the scoring system, so that it is sent as a league of its own.
 * @source docs/sources.md "Default league"
 */
export const isRosterSettingsChanged = (slots: SlotCounts | null, system: ScoringSystem): boolean =>
  slots !== null && !sameSlots(slots, slotsOf(system));

/** The change to another number of teams: a position that they do not have is Random again. */
export const withTeams = (wishes: DraftWishes, numberOfTeams: number): DraftWishes => ({
  ...wishes,
  numberOfTeams,
  draftPosition: wishes.draftPosition > seatsOf({ numberOfTeams }) ? ANY : wishes.draftPosition,
});

/**
 * Wishes in another scoring. One of the person's own, or of a league of theirs, says what league they play in: its
 * teams and dollars come along.
 */
export function withScoring(wishes: DraftWishes, system: ScoringSystem): DraftWishes {
  const chosen = { ...wishes, scoringSystemId: system.id };
  if (system.userId === null) return chosen;
  const { participantCount, budget } = system.scoringLeagueConfig;
  return withTeams({ ...chosen, budgetDollars: budget }, Math.max(FEWEST_TEAMS, participantCount));
}

/** Rounds of the best ball drafts that most play. @source docs/sources.md "Default league" */
const BEST_BALL_ROUNDS = 18;

const starters = (slots: SlotCounts): number => rosterSize(slots) - slots.BN;

/** Wishes with another kind of league: best ball has neither kickers nor defences and is drafted by its own market. */
export function withLeagueType(
  wishes: DraftWishes,
  leagueType: DraftWishes['leagueType'],
  system: ScoringSystem,
): DraftWishes {
  if (leagueType !== 'BEST_BALL') return { ...wishes, leagueType, slots: null, adpProviderName: 'consensus' };
  const places = { ...(wishes.slots ?? slotsOf(system)), K: 0, DST: 0 };
  const slots = wishes.slots ? places : { ...places, BN: Math.max(places.BN, BEST_BALL_ROUNDS - starters(places)) };
  return { ...wishes, leagueType, slots, adpProviderName: 'underdog' };
}
