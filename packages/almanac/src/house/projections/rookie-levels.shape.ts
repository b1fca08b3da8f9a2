import type { Position } from '@pylon/engine/vocabulary/positions';

type SkillPosition = Exclude<Position, 'K' | 'DST'>;

/** What a first season is made of, as numbers. */
export interface RookieConstants {
  /** Power of draft capital. */
  readonly exponent: number;
  /** The overall pick at which capital says nothing either way. */
  readonly neutralPick: number;
  /** What counts as the pick of somebody whom no team picked. */
  readonly undraftedPick: number;
  readonly levels: Readonly<Record<SkillPosition, number>>;
}
