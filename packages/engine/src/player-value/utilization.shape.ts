/** Positions that have a score: what a passer is given tells too little of the points to come. */
export const UTILIZED_POSITIONS = ['RB', 'WR', 'TE'] as const;
export type UtilizedPosition = (typeof UTILIZED_POSITIONS)[number];

/**
 * What the score is made of: shares of what the team had in the player's games, 0 to 1, and points a game in half
 * PPR.
 */
export const UTILIZATION_PARTS = ['targetShare', 'carryShare', 'airYardsShare', 'snapShare', 'points'] as const;
export type UtilizationPart = (typeof UTILIZATION_PARTS)[number];

/** How a position's parts become a score. */
export interface UtilizationWeights {
  /** Points a game to come of somebody without any part, half PPR. */
  readonly base: number;
  /** Points a game to come that a whole part brings, 0 or more. */
  readonly parts: Readonly<Record<UtilizationPart, number>>;
  /** Points a game to come at the scores of 0, 10, … 100, ascending. */
  readonly scale: readonly number[];
}
