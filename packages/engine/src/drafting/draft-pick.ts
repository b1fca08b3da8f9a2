// A place of a draft and how it is written. A pick number counts all picks, or sales, from 1; a round counts from 1.
import type { EntityId } from '../vocabulary/entities.ts';
import type { Position } from '../vocabulary/positions.ts';

/** A cell of the draft, done or not. */
export interface DraftPick {
  readonly pickNumber: number;
  readonly round: number;
  /** Index of the participant. */
  readonly seat: number;
  /** 'round.pick': '2.05'. */
  readonly label: string;
  readonly isKeeper: boolean;
  readonly isAutoDraft: boolean;
  /** Who was picked; null while the pick is not done. */
  readonly player: { readonly entityId: EntityId; readonly position: Position } | null;
  /** Milliseconds since 1970; null for keepers and picks not made. */
  readonly pickedAtMs: number | null;
}

/** The round of a pick. @example roundOfPick(13, 12) // → 2 */
export const roundOfPick = (pickNumber: number, teams: number): number => Math.ceil(pickNumber / teams);

/** The place of a pick within its round, from 1. */
export const placeInRound = (pickNumber: number, teams: number): number =>
  pickNumber - (roundOfPick(pickNumber, teams) - 1) * teams;

/**
 * How a pick is written in tables and sentences: with two digits after the dot, so that columns line up.
 * @example pickLabel(13, 12) // → '2.01'
 */
export const pickLabel = (pickNumber: number, teams: number): string =>
  `${roundOfPick(pickNumber, teams)}.${String(placeInRound(pickNumber, teams)).padStart(2, '0')}`;
