/** What a throw of a kind becomes on average. */
export interface ThrowWorth {
  /** Share that is caught, 0 to 1. */
  readonly catches: number;
  /** Yards gained, 0 where it is not caught. */
  readonly yards: number;
  /** Share that is caught for a touchdown, 0 to 1. */
  readonly touchdowns: number;
  /** Share that is intercepted, 0 to 1. */
  readonly interceptions: number;
}

/** What a carry of a kind becomes on average. */
export interface CarryWorth {
  readonly yards: number;
  /** Share that ends in the end zone, 0 to 1. */
  readonly touchdowns: number;
}

/** How a runner comes to the ball: by design, when no pass is open, or to let the clock run. */
export const CARRY_KINDS = ['designed', 'scramble', 'kneel'] as const;
export type CarryKind = (typeof CARRY_KINDS)[number];

/** Chances by where they are on the field, and what became of each kind. */
export interface ChanceWorths {
  /** Last yard in the air of each band of throws but the farthest, ascending. */
  readonly airYards: readonly number[];
  /** Last yard between the catch and the goal line of each band but the farthest, ascending; 0 is the end zone. */
  readonly yardsLeft: readonly number[];
  /** By band of yards in the air, then by band of yards left: one more of each than there are last yards. */
  readonly throws: readonly (readonly ThrowWorth[])[];
  /** Throws that were meant for nobody. */
  readonly throwAway: ThrowWorth;
  /** Last yard to the goal line of each band of carries but the farthest, ascending. */
  readonly yardsToGoal: readonly number[];
  /** By kind, then by band: one more than there are last yards. */
  readonly carries: Readonly<Record<CarryKind, readonly CarryWorth[]>>;
}
