// What may be asked of a mock draft, what then happened, and why it may be refused.

import type { ClosingEvent } from '../../drafting/closing.ts';
import type { Outcome } from '../../drafting/outcome.ts';
import type { QueueCommand, QueueEvent } from '../../drafting/queue.ts';
import type { DraftStrategy, PickClockSeconds, RoomType, SimulationMode } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { DraftState, MadePick, ScoringSource } from './draft-state.ts';
import type { OutsideBoard } from './outside-board.ts';

/** Settings that may change while a draft runs; what is absent stays. */
export interface SettingsChange {
  readonly mode?: SimulationMode;
  readonly pickClockSeconds?: PickClockSeconds;
  readonly roomType?: RoomType;
  readonly expertIds?: readonly string[];
  readonly scoring?: ScoringSource;
  /** Participant id → strategy. */
  readonly strategies?: Readonly<Record<string, DraftStrategy>>;
  /** Participant id → what the team is called. */
  readonly names?: Readonly<Record<string, string>>;
}

export type DraftCommand =
  /** The person picks. `participantId` says for whom they think they pick; a late click is refused by it. Null: whoever's turn it is. */
  | { readonly type: 'pick'; readonly entityId: EntityId; readonly participantId: string | null }
  /** Manual mode: an earlier pick was typed wrongly. A player drafted elsewhere changes places with the one he replaces. */
  | { readonly type: 'replacePick'; readonly pickNumber: number; readonly entityId: EntityId }
  /** Manual mode: a pick was missed; the pick of that number and all after it move on by one. */
  | { readonly type: 'insertPick'; readonly pickNumber: number; readonly entityId: EntityId }
  /** Manual mode: a pick was entered that nobody made; all after it move back by one. */
  | { readonly type: 'removePick'; readonly pickNumber: number }
  /** One bot makes the current pick. */
  | { readonly type: 'botPick' }
  /** Bots pick until it is the person's turn or the draft is over. */
  | { readonly type: 'botsUntilUser' }
  /** All remaining picks are made: the person's from the queue first, then by their strategy. */
  | { readonly type: 'simulateRest' }
  /** Return to the last pick: in manual mode the last one, otherwise the person's last one with all after it. */
  | { readonly type: 'undo' }
  /** Takes back that pick and all after it. */
  | { readonly type: 'resetToPick'; readonly pickNumber: number }
  /** Takes back everything. With another `seed` the bots will pick otherwise. */
  | { readonly type: 'startOver'; readonly seed?: string }
  /** The time of the current pick is up. `deadlineMs` names which time, so that two who notice do not pick twice. */
  | { readonly type: 'clockExpired'; readonly deadlineMs: number }
  | QueueCommand
  | { readonly type: 'updateSettings'; readonly changes: SettingsChange }
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
  | ClosingEvent
  | QueueEvent
  | { readonly type: 'settingsChanged'; readonly changes: SettingsChange };

/** Why a command is refused. */
export const DRAFT_REFUSALS = [
  'draft-closed',
  'not-your-turn',
  'wrong-participant',
  'unknown-player',
  'player-taken',
  /** The team could no longer fill its mandatory places. */
  'roster-incompletable',
  /** Some team of the room could no longer fill its mandatory places, because too few of a position would be left. */
  'pool-exhausted',
  'only-in-manual-mode',
  'only-in-auto-draft-mode',
  'user-on-the-clock',
  'nothing-to-take-back',
  'nothing-to-rate',
  'no-such-pick',
  'pick-not-made',
  'pick-is-keeper',
  'no-clock',
  'clock-running',
  'deadline-passed',
  'already-queued',
  'not-queued',
  'queue-full',
  'no-such-place',
  'unknown-participant',
  /** The picks come from an outside platform; they are made and taken back there. */
  'follows-outside-draft',
  'not-followed',
] as const;
export type DraftRefusal = (typeof DRAFT_REFUSALS)[number];

export type CommandOutcome = Outcome<DraftState, DraftEvent, DraftRefusal>;
