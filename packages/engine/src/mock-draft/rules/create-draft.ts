// How a mock draft begins, with whatever its teams keep.

import { type CreationRefusal, poolRefusal, shapeRefusal } from '../../drafting/beginning.ts';
import type { DraftTable } from '../../drafting/draft-table.ts';
import { type Keeper, keeperRefusal } from '../../drafting/keeper-rules.ts';
import type { Creation } from '../../drafting/outcome.ts';
import { positionInPool } from '../../drafting/pick-legality.ts';
import type { DraftParticipant, SharedSettings } from '../../drafting/shared-state.ts';
import { FREE_SCORING_ID } from '../../scoring/free-scoring.ts';
import { DEFAULT_LEAGUE } from '../../vocabulary/league.ts';
import { openPickNumbers } from './draft-picks.ts';
import type { DraftSettings, DraftState } from './draft-state.ts';

/** A keeper as a person names them; the position comes from the pool. */
export type KeeperWish = Omit<Keeper, 'position'>;

export interface NewDraft {
  readonly settings: Omit<DraftSettings, 'keepers'>;
  readonly keepers: readonly KeeperWish[];
  /** In the order of their picks of round one. */
  readonly participants: readonly DraftParticipant[];
  readonly userSeat: number;
  readonly draftAtMs: number;
}

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
export function createDraft(draft: NewDraft, table: DraftTable): Creation<DraftState, CreationRefusal> {
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
    value: {
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

/**
 * The wish as a keeper beside those already accepted, or why it cannot be one. The keeper builder asks this for every
 * wish.
 */
export function nextKeeper(
  draft: { readonly settings: Pick<SharedSettings, 'league'> },
  accepted: readonly Keeper[],
  wish: KeeperWish,
  table: DraftTable,
): Keeper | CreationRefusal {
  const position = positionInPool(table, wish.entityId);
  if (position === null) return 'keeper-unknown-player';
  const keeper: Keeper = { ...wish, position };
  return keeperRefusal(draft.settings.league, accepted, keeper) ?? keeper;
}
