// A mock draft as plain data. It holds only what cannot be worked out: the settings, who sits where, the picks that
// were made, in order, and the person's queue. Which pick a made pick was, whose turn it is and what a roster looks
// like follow from that (see draft-picks.ts and draft-roster.ts), so a stored draft cannot contradict itself. The
// player pool is not part of it: it belongs to an edition of the almanac and is handed to the functions that need it.
import type { Keeper } from '../../drafting/keeper-rules.ts';
import type { SharedSettings, SharedState } from '../../drafting/shared-state.ts';
import type { DraftOrder } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';

export interface DraftSettings extends SharedSettings {
  readonly order: DraftOrder;
  readonly keepers: readonly Keeper[];
  /** Picks that changed hands before the draft; absent: none. */
  readonly tradedPicks?: readonly TradedPick[];
}

/** A pick that another seat makes than the one whose turn it is by the order. */
export interface TradedPick {
  readonly pickNumber: number;
  readonly seat: number;
}

/**
 * A pick as it was made. The position is stored so that a roster stays readable when the pool no longer has the player.
 */
export interface MadePick {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Whether a bot or the clock made it. */
  readonly isAutoDraft: boolean;
  /** Milliseconds since 1970. */
  readonly pickedAtMs: number;
}

export interface DraftState extends SharedState {
  readonly settings: DraftSettings;
  /** The picks made, keepers left out: the first is the first pick of the draft that no keeper holds, and so on. */
  readonly picks: readonly MadePick[];
  /**
   * The picks are those of a draft on an outside platform: nobody picks or takes back here. Absent: an ordinary draft.
   */
  readonly isFollowed?: true;
}
