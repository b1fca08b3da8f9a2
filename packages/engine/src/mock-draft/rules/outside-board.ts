// What an outside platform shows of a draft, in our words.
import type { DraftOrder } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { LeagueShape } from '../../vocabulary/league.ts';
import type { Position } from '../../vocabulary/positions.ts';
import type { PartialDraft, TradedPick } from './draft-state.ts';

/** Somebody on the outside board. */
export interface OutsidePick {
  /** 1 to the number of picks of the draft. */
  readonly pickNumber: number;
  readonly entityId: EntityId;
  readonly position: Position;
  readonly isKeeper: boolean;
}

/** An outside draft as it stands. */
export interface OutsideBoard {
  readonly league: LeagueShape;
  readonly order: DraftOrder;
  /** What the teams are called, by their turn in round one. */
  readonly names: readonly string[];
  /** The seat of the person who follows. */
  readonly userSeat: number;
  readonly tradedPicks: readonly TradedPick[];
  /** null for a draft of whole rosters. */
  readonly partial: PartialDraft | null;
  /** Ascending by number; each number and each player once. */
  readonly picks: readonly OutsidePick[];
}
