/**
 * What is known of a player before or during a week.
 *
 * Terminology of this room:
 * - **Curve**: the points below which given shares of a player's weeks lie, {@link CURVE_LEVELS}.
 * - **Draw**: one course that the whole week might take, everybody's points in it.
 * - **Share left**: how much of a player's game is still to be played, 1 before it and 0 after it.
 */
import type { Position } from '../vocabulary/positions.ts';

/** The shares of weeks that a curve tells the points of, rising. */
export const CURVE_LEVELS = [0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98] as const;

/** A player and their week. Points are those of the league in question. */
export interface WeekPlayer {
  /** Tells players apart; also decides a player's luck, so that it stays the same beside whomever they are drawn. */
  readonly id: string;
  readonly positions: readonly Position[];
  /** NFL team. Players of one team, and of a team and its opponent, stray together. */
  readonly team: string;
  /** The NFL team they play against; null in the bye week. */
  readonly opponent: string | null;
  /** Will not play: injured, suspended, inactive. */
  readonly isOut: boolean;
  /** Expected points of the whole game. */
  readonly points: number;
  /** Points at each of {@link CURVE_LEVELS}, of the whole game; only their shape matters, their mean is `points`. */
  readonly percentiles: readonly number[];
  /**
   * Their place among the players of their position in their NFL team, 1 for the one expected to score most. Without
   * it, their place among the players given.
   */
  readonly depth?: number;
  /** Where their game stands, once it has begun: points scored so far, and the share of it left, 0 to 1. */
  readonly game?: { readonly scored: number; readonly left: number };
}

/** Whether a player has a game and takes part in it. Nobody else is ever seated, however few points the others have. */
export const takesPart = ({ opponent, isOut }: Pick<WeekPlayer, 'opponent' | 'isOut'>): boolean =>
  opponent !== null && !isOut;
