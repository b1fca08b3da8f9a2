/** Who somebody is to their NFL team: their position and their place in it. */
export const STACK_ROLES = ['WR1', 'WR2', 'WR3', 'TE1', 'RB1'] as const;
export type StackRole = (typeof STACK_ROLES)[number];

/** How two strayed from what was projected of them, -1 to 1, with the range for nine of ten such samples. */
export interface RoleCorrelation {
  readonly role: StackRole;
  readonly games: number;
  readonly correlation: number;
  readonly low: number;
  readonly high: number;
}

/** Correlations with a quarterback: of his team mates, and of those whom they meet. */
export interface StackCorrelations {
  readonly firstSeason: number;
  readonly lastSeason: number;
  readonly teamMates: readonly RoleCorrelation[];
  readonly opponents: readonly RoleCorrelation[];
}
