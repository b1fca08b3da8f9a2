// What may be asked of a draft of any kind, what then happened, and why it may be refused. A kind adds its own.
import type { DraftStrategy, PickClockSeconds, RoomType, SimulationMode } from '../vocabulary/drafts.ts';
import type { ClosingEvent } from './closing.ts';
import type { ClockRefusal } from './pick-clock.ts';
import type { LegalityRefusal } from './pick-legality.ts';
import type { QueueCommand, QueueEvent, QueueRefusal } from './queue.ts';
import type { ScoringSource } from './shared-state.ts';

/** Settings that may change while a draft runs; what is absent stays. */
export interface SettingsChange {
  /** What the draft is called; empty: nothing. */
  readonly name?: string;
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

export type SharedCommand =
  /** The bots go on until the person has to decide, or the draft is over. */
  | { readonly type: 'botsUntilUser' }
  /** All remaining places are filled; for the person the queue speaks first, then the advice or the plan they chose. */
  | { readonly type: 'simulateRest' }
  /** Back to the person's last decision; in person the last pick or sale is taken back. */
  | { readonly type: 'undo' }
  /** Takes back everything. With another `seed` the bots will choose otherwise. */
  | { readonly type: 'startOver'; readonly seed?: string | undefined }
  /** Time is up. `deadlineMs` names which time, so that two who notice do not act twice. */
  | { readonly type: 'clockExpired'; readonly deadlineMs: number }
  | QueueCommand
  | { readonly type: 'updateSettings'; readonly changes: SettingsChange };

export type SharedEvent =
  | ClosingEvent
  | QueueEvent
  | { readonly type: 'settingsChanged'; readonly changes: SettingsChange };

export type SharedRefusal =
  | LegalityRefusal
  | ClockRefusal
  | QueueRefusal
  | 'draft-closed'
  | 'not-your-turn'
  | 'only-in-manual-mode'
  | 'only-in-auto-draft-mode'
  | 'user-on-the-clock'
  | 'nothing-to-take-back'
  | 'nothing-to-rate'
  | 'unknown-participant';
