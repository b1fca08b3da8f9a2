import type { ScoringKey } from '../scoring/scoring-keys.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { Period } from '../vocabulary/weeks.ts';

/** Touchdowns and the chances that they come from. */
export const CHANCES = [
  { made: 'passingTouchdowns', chance: 'passingAttempts' },
  { made: 'rushingTouchdowns', chance: 'rushingAttempts' },
  { made: 'receivingTouchdowns', chance: 'receivingTargets' },
] as const satisfies readonly { readonly made: ScoringKey; readonly chance: ScoringKey }[];

type Thrower = Exclude<Position, 'K' | 'DST'>;
type Made = (typeof CHANCES)[number]['made'];

/** How often chances become touchdowns, as numbers. */
export interface OpportunityConstants {
  /** Touchdowns per chance; absent for chances that a position hardly gets. */
  readonly rates: Readonly<Record<Thrower, Readonly<Partial<Record<Made, number>>>>>;
  /** Share of the touchdowns that follows the chances, 0 to 1. */
  readonly shares: Readonly<Record<Period, Readonly<Record<Thrower, number>>>>;
}
