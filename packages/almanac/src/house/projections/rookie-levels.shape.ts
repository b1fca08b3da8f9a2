import type { Position } from '@pylon/engine/vocabulary/positions';

type SkillPosition = Exclude<Position, 'K' | 'DST'>;

/** What a first season is made of, as numbers. */
export interface RookieConstants {
  /** Power of draft capital. */
  readonly exponent: number;
  /** The overall pick at which capital says nothing either way. */
  readonly neutralPick: number;
  /** The pick that stands for an undrafted player. */
  readonly undraftedPick: number;
  readonly levels: Readonly<Record<SkillPosition, number>>;
}
