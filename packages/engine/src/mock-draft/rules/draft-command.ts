// What may be asked of a mock draft, what then happened, and why it may be refused.

import type { Outcome } from '../../drafting/outcome.ts';
import type { SharedCommand, SharedEvent, SharedRefusal } from '../../drafting/shared-command.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { DraftState, MadePick } from './draft-state.ts';
import type { OutsideBoard } from './outside-board.ts';

export type DraftCommand =
  | SharedCommand
  /**
   * The person picks. `participantId` says for whom they think they pick; a late click is refused by it. Null:
   * whoever's turn it is.
   */
  | { readonly type: 'pick'; readonly entityId: EntityId; readonly participantId: string | null }
  /**
   * Manual mode: an earlier pick was typed wrongly. A player drafted elsewhere changes places with the one they
   * replace.
   */
  | { readonly type: 'replacePick'; readonly pickNumber: number; readonly entityId: EntityId }
  /** Manual mode: a pick was missed; the pick of that number and all after it move on by one. */
  | { readonly type: 'insertPick'; readonly pickNumber: number; readonly entityId: EntityId }
  /** Manual mode: a pick was entered that nobody made; all after it move back by one. */
  | { readonly type: 'removePick'; readonly pickNumber: number }
  /** One bot makes the current pick. */
  | { readonly type: 'botPick' }
  /** Takes back that pick and all after it. With another `seed` the bots will choose otherwise. */
  | { readonly type: 'resetToPick'; readonly pickNumber: number; readonly seed?: string | undefined }
  /** A followed draft is made equal to the outside one. */
  | { readonly type: 'follow'; readonly board: OutsideBoard }
  /** A followed draft goes on as an ordinary one against bots. */
  | { readonly type: 'unfollow' };

export type DraftEvent =
  | { readonly type: 'picked'; readonly pickNumber: number; readonly seat: number; readonly pick: MadePick }
  | { readonly type: 'pickReplaced'; readonly pickNumber: number; readonly seat: number; readonly pick: MadePick }
  /** Picks from this number on are others' than before. */
  | { readonly type: 'picksMoved'; readonly fromPickNumber: number }
  /** Every pick from this number on is open again, keepers excepted. */
  | { readonly type: 'picksRemoved'; readonly fromPickNumber: number }
  | SharedEvent;

/** Why a command is refused: what drafts of every kind refuse, and what only picks in turn can come to. */
export type DraftRefusal =
  | SharedRefusal
  | 'wrong-participant'
  | 'pick-not-made'
  | 'pick-is-keeper'
  /** The picks come from an outside platform; they are made and taken back there. */
  | 'follows-outside-draft'
  | 'not-followed';

export type CommandOutcome = Outcome<DraftState, DraftEvent, DraftRefusal>;
