// An auction as plain data. Like a draft it holds only what cannot be worked out: the settings, who sits where, the
// sales in order, and the player who is up. Money left, open places, whose turn it is to nominate and what a player is
// worth follow from that, so a stored auction cannot contradict itself.
//
// Terms: a seat nominates a player with an opening bid; they are on the block until they are sold to the highest
// bidder. Nobody can bid so much that a dollar for every other open place would be lacking.

import { deadlineSince } from '../../drafting/pick-clock.ts';
import type { SharedSettings, SharedState } from '../../drafting/shared-state.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';

/**
 * A player whom a team keeps: they fill a place of its roster and cost it whole dollars, 1 or more. `seat` counts from
 * 0.
 */
export interface AuctionKeeper {
  readonly seat: number;
  readonly entityId: EntityId;
  readonly position: Position;
  readonly dollars: number;
}

/**
 * The budget of every team is the league's. The pick clock is the time for a nomination and, anew, for an answer to a
 * bid.
 */
export interface AuctionSettings extends SharedSettings {
  readonly keepers: readonly AuctionKeeper[];
}

/** Whole dollars offered by a seat. */
export interface Bid {
  readonly seat: number;
  readonly dollars: number;
}

/** A player on the block. */
export interface Block {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly nominatorSeat: number;
  /** At least the opening one; each higher than the one before. */
  readonly bids: readonly Bid[];
  /** When the last bid was made, milliseconds since 1970. */
  readonly bidAtMs: number;
}

/** A player who was sold. */
export interface Sale {
  readonly entityId: EntityId;
  readonly position: Position;
  /** The buyer. */
  readonly seat: number;
  readonly dollars: number;
  /** Whose turn it was to nominate. */
  readonly nominatorSeat: number;
  /** As on the block; empty when the sale was typed in. */
  readonly bids: readonly Bid[];
  /** Whether the person nominated, bid or passed: to take back 'my last action' is to go back to here. */
  readonly isUsersDecision: boolean;
  /** Whether a bot, the clock or the simulation spoke for the buyer. */
  readonly isAutoDraft: boolean;
  /** Milliseconds since 1970. */
  readonly soldAtMs: number;
}

export interface AuctionState extends SharedState {
  readonly settings: AuctionSettings;
  /** The n-th is sale number n. */
  readonly sales: readonly Sale[];
  readonly block: Block | null;
  /** The sales and bids are those of an auction on an outside platform: nobody bids here. Absent: an ordinary one. */
  readonly isFollowed?: true;
}

/** The highest bid on the block. */
export function highBid({ bids }: Block): Bid {
  const last = bids.at(-1);
  if (last === undefined) throw new RangeError('nobody is on the block without a bid');
  return last;
}

/** Everybody on a roster: keepers and sold players. */
export const soldEntities = ({ settings, sales }: AuctionState): ReadonlySet<EntityId> =>
  new Set([...settings.keepers, ...sales].map(({ entityId }) => entityId));

/**
 * When the high bidder wins or, without a block, the server nominates; milliseconds since 1970. Null without a clock,
 * in person and when the auction is closed.
 */
export function auctionDeadlineMs(state: AuctionState): number | null {
  if (state.settings.mode === 'manual') return null;
  return deadlineSince(state, state.block?.bidAtMs ?? state.sales.at(-1)?.soldAtMs ?? state.draftAtMs);
}
