// What may be asked of an auction, what then happened, and why it may be refused.
import type { ClosingEvent } from '../../drafting/closing.ts';
import type { Outcome } from '../../drafting/outcome.ts';
import type { QueueCommand, QueueEvent } from '../../drafting/queue.ts';
import type { DraftRefusal, SettingsChange } from '../../mock-draft/rules/draft-command.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { AuctionState, Sale } from './auction-state.ts';

/** How long the person goes on passing: this player only, until a queued one is up, or until it is their turn to nominate. */
export const PASS_UNTIL = ['next', 'queued', 'nomination'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

export type AuctionCommand =
  /** The person puts a player up. `saleNumber` is the sale that they saw; a late click is refused by it. */
  | { readonly type: 'nominate'; readonly saleNumber: number; readonly entityId: EntityId; readonly dollars: number }
  | { readonly type: 'bid'; readonly saleNumber: number; readonly dollars: number }
  /** The high bidder may have the player. */
  | { readonly type: 'pass'; readonly saleNumber: number; readonly until: PassUntil }
  /** Bots nominate and bid until the person has to decide, or the auction is over. */
  | { readonly type: 'botsUntilUser' }
  /** All remaining places are filled; a bot with the person's plan speaks for the person and prefers the queue. */
  | { readonly type: 'simulateRest' }
  /** Manual mode: a sale at the table. */
  | {
      readonly type: 'recordSale';
      readonly participantId: string;
      readonly entityId: EntityId;
      readonly dollars: number;
      readonly saleNumber?: number;
    }
  /** Manual mode: a sale was typed wrongly; what is absent stays. */
  | {
      readonly type: 'editSale';
      readonly saleNumber: number;
      readonly participantId?: string;
      readonly entityId?: EntityId;
      readonly dollars?: number;
    }
  /** Back to before the person's last bid or nomination, else before the last sale that they decided on; in person the last sale. */
  | { readonly type: 'undo' }
  /** Takes back that sale and all after it. */
  | { readonly type: 'resetToSale'; readonly saleNumber: number }
  /** Takes back everything. With another `seed` the bots will bid otherwise. */
  | { readonly type: 'startOver'; readonly seed?: string }
  /** Time is up. `deadlineMs` names which time, so that two who notice do not act twice. */
  | { readonly type: 'clockExpired'; readonly deadlineMs: number }
  | QueueCommand
  | { readonly type: 'updateSettings'; readonly changes: SettingsChange };

export type AuctionEvent =
  | {
      readonly type: 'nominated' | 'bid';
      readonly saleNumber: number;
      readonly seat: number;
      readonly entityId: EntityId;
      readonly dollars: number;
    }
  | { readonly type: 'passed'; readonly saleNumber: number; readonly seat: number; readonly entityId: EntityId }
  | { readonly type: 'sold'; readonly saleNumber: number; readonly sale: Sale }
  | { readonly type: 'saleEdited'; readonly saleNumber: number; readonly sale: Sale }
  /** Every sale from this number on is taken back; with the number at hand only bids are. */
  | { readonly type: 'salesRemoved'; readonly fromSaleNumber: number }
  | ClosingEvent
  | QueueEvent
  | { readonly type: 'settingsChanged'; readonly changes: SettingsChange };

/** Why a command is refused: the reasons of drafts, where they apply, and those of money. */
export type AuctionRefusal =
  | DraftRefusal
  | 'other-sale'
  | 'no-nomination'
  | 'nomination-open'
  | 'already-high-bidder'
  | 'bid-too-low'
  | 'bid-too-high';

export type AuctionOutcome = Outcome<AuctionState, AuctionEvent, AuctionRefusal>;
