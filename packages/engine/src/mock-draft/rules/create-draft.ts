// How a mock draft begins, with whatever its teams keep.

import type { DraftTable } from '../../drafting/draft-table.ts';
import { KEEPER_REFUSALS, keeperRefusal } from '../../drafting/keeper-rules.ts';
import { positionInPool } from '../../drafting/pick-legality.ts';
import { placesOnlyFor, poolSuffices } from '../../drafting/pool-supply.ts';
import { FREE_SCORING_ID } from '../../scoring/free-scoring.ts';
import {
  DEEPEST_BENCH,
  DEFAULT_LEAGUE,
  type LeagueShape,
  MOST_PER_SLOT,
  MOST_TEAMS,
  rosterSize,
} from '../../vocabulary/league.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { SLOTS } from '../../vocabulary/slots.ts';
import { openPickNumbers } from './draft-picks.ts';
import type { DraftParticipant, DraftSettings, DraftState, Keeper } from './draft-state.ts';

export const CREATION_REFUSALS = [
  'team-count',
  'slot-count',
  'empty-roster',
  'participants-do-not-match-teams',
  'participant-twice',
  'no-such-user-seat',
  'pool-too-small',
  'keeper-unknown-player',
  ...KEEPER_REFUSALS,
] as const;
export type CreationRefusal = (typeof CREATION_REFUSALS)[number];

/** A keeper as a person names him; the position comes from the pool. */
export type KeeperWish = Omit<Keeper, 'position'>;

export interface NewDraft {
  readonly settings: Omit<DraftSettings, 'keepers'>;
  readonly keepers: readonly KeeperWish[];
  /** In the order of their picks of round one. */
  readonly participants: readonly DraftParticipant[];
  readonly userSeat: number;
  readonly draftAtMs: number;
}

type DraftShape = Pick<NewDraft, 'participants' | 'userSeat'> & {
  readonly settings: Pick<DraftSettings, 'league'>;
};

export type CreationOutcome =
  | { readonly ok: true; readonly state: DraftState }
  /** `keeper` is the place in the list of the keeper at fault. */
  | { readonly ok: false; readonly reason: CreationRefusal; readonly keeper?: number };

/** The standard league with a snake and no clock, to be overridden. */
export const DEFAULT_DRAFT_SETTINGS: Omit<DraftSettings, 'keepers' | 'seed'> = {
  league: DEFAULT_LEAGUE,
  leagueType: 'fantasy',
  order: 'snake',
  mode: 'autoDraft',
  roomType: 'tight',
  pickClockSeconds: null,
  sources: { adpProvider: 'consensus', expertIds: [], scoringSystemId: FREE_SCORING_ID },
};

/**
 * A draft before its first pick, or why there can be none. A draft whose every pick is a keeper is closed at once.
 *
 * @param table the pool: it must be able to fill every roster
 */
export function createDraft(draft: NewDraft, table: DraftTable): CreationOutcome {
  const reason = shapeRefusal(draft);
  if (reason !== null) return { ok: false, reason };
  const keepers: Keeper[] = [];
  for (const [index, wish] of draft.keepers.entries()) {
    const keeper = nextKeeper(draft, keepers, wish, table);
    if (typeof keeper === 'string') return { ok: false, reason: keeper, keeper: index };
    keepers.push(keeper);
  }
  const settings: DraftSettings = { ...draft.settings, keepers };
  const poolReason = poolRefusal(settings.league, keepers, table);
  if (poolReason !== null) return { ok: false, reason: poolReason };
  return {
    ok: true,
    state: {
      settings,
      participants: draft.participants,
      userSeat: draft.userSeat,
      picks: [],
      queue: [],
      draftAtMs: draft.draftAtMs,
      clockResumedAtMs: null,
      closedAtMs: openPickNumbers(settings).length === 0 ? draft.draftAtMs : null,
      version: 0,
    },
  };
}

/** What is wrong with the shape of a draft of any kind, keepers and pool aside; null when nothing is. */
export function shapeRefusal({ settings, participants, userSeat }: DraftShape): CreationRefusal | null {
  const { teams, slots } = settings.league;
  const isCount = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;
  if (!isCount(teams, 1, MOST_TEAMS)) return 'team-count';
  if (!SLOTS.every((slot) => isCount(slots[slot], 0, slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT)))
    return 'slot-count';
  if (rosterSize(slots) === 0) return 'empty-roster';
  if (participants.length !== teams) return 'participants-do-not-match-teams';
  if (new Set(participants.map((participant) => participant.id)).size !== teams) return 'participant-twice';
  return isCount(userSeat, 0, teams - 1) ? null : 'no-such-user-seat';
}

/** The wish as a keeper beside those already accepted, or why it cannot be one. The keeper builder asks this for every wish. */
export function nextKeeper(
  draft: { readonly settings: Pick<DraftSettings, 'league'> },
  accepted: readonly Keeper[],
  wish: KeeperWish,
  table: DraftTable,
): Keeper | CreationRefusal {
  const position = positionInPool(table, wish.entityId);
  if (position === null) return 'keeper-unknown-player';
  const keeper: Keeper = { ...wish, position };
  return keeperRefusal(draft.settings.league, accepted, keeper) ?? keeper;
}

/** Whether the pool can fill every roster beside the keepers; null when it can. */
export function poolRefusal(
  { teams, slots }: LeagueShape,
  keepers: readonly Pick<Keeper, 'seat' | 'position'>[],
  table: DraftTable,
): CreationRefusal | null {
  const left = new Int32Array(POSITIONS.length);
  for (const position of table.position) left[position] = (left[position] ?? 0) + 1;
  const bySeat = Array.from({ length: teams }, () => new Uint8Array(POSITIONS.length));
  for (const { seat, position } of keepers) {
    const index = POSITIONS.indexOf(position);
    const own = bySeat[seat];
    if (own) own[index] = (own[index] ?? 0) + 1;
    left[index] = (left[index] ?? 0) - 1;
  }
  return poolSuffices(placesOnlyFor(slots), bySeat, left) ? null : 'pool-too-small';
}
