import type { Period } from '../vocabulary/weeks.ts';

/** How near forecasts came to what happened. */
interface Score {
  /** Mean absolute error: points a game, of rookies points a season. */
  readonly error: number;
  /** Rank correlation with what happened, -1 to 1. */
  readonly order: number;
}

/**
 * How a house expert did against what they start from, in seasons that did not choose their constants.
 * @source analysis/house-experts
 */
export interface ExpertRecord {
  readonly expert: 'opportunity' | 'schedule' | 'rookie';
  readonly period: Period;
  /** A position, or 'All'. */
  readonly name: string;
  /** Whether the product does so; else the expert is as what they start from. */
  readonly isUsed: boolean;
  /** Forecasts judged. */
  readonly count: number;
  /** Scout; of rookies the rank alone. */
  readonly baseline: Score;
  readonly own: Score;
  /** A player's plain mean so far, where there is one. */
  readonly plain: Score | null;
}
