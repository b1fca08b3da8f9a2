// What may be asked of an auction, what then happened, and why it may be refused.
import type { Outcome } from '../../drafting/outcome.ts';
import type { SharedCommand, SharedEvent, SharedRefusal } from '../../drafting/shared-command.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { AuctionState, Sale } from './auction-state.ts';
import type { OutsideAuction } from './outside-auction.ts';

/**
 * How long the person goes on passing: this player only, until a queued one is up, or until it is their turn to
 * nominate.
 */
export const PASS_UNTIL = ['next', 'queued', 'nomination'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

export type AuctionCommand =
  | SharedCommand
  /** The person puts a player up. `saleNumber` is the sale that they saw; a late click is refused by it. */
  | { readonly type: 'nominate'; readonly saleNumber: number; readonly entityId: EntityId; readonly dollars: number }
  | { readonly type: 'bid'; readonly saleNumber: number; readonly dollars: number }
  /** The high bidder may have the player. */
  | { readonly type: 'pass'; readonly saleNumber: number; readonly until: PassUntil }
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
  /** Takes back that sale and all after it. */
  | { readonly type: 'resetToSale'; readonly saleNumber: number; readonly seed?: string | undefined }
  /** A followed auction is made equal to the outside one. */
  | { readonly type: 'follow'; readonly outside: OutsideAuction }
  /** A followed auction goes on as an ordinary one against bots. */
  | { readonly type: 'unfollow' };

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
  | SharedEvent;

/** Why a command is refused: what drafts of every kind refuse, and the reasons of money. */
export type AuctionRefusal =
  | SharedRefusal
  | 'other-sale'
  | 'no-nomination'
  | 'nomination-open'
  | 'already-high-bidder'
  | 'bid-too-low'
  | 'bid-too-high'
  /** Sales come from an outside platform; they are made and taken back there. */
  | 'follows-outside-draft'
  | 'not-followed';

export type AuctionOutcome = Outcome<AuctionState, AuctionEvent, AuctionRefusal>;
