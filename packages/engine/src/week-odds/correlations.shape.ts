/** Who a player is to their NFL team: their position and their place in it by expected points. */
export const ROLES = ['QB1', 'RB1', 'RB2', 'WR1', 'WR2', 'WR3', 'TE1', 'K1', 'DST1'] as const;
export type Role = (typeof ROLES)[number];

/** How strongly two roles stray together from what is expected of them, -1 to 1. Pairs not named do not. */
export interface Correlations {
  readonly teamMates: readonly (readonly [Role, Role, number])[];
  readonly opponents: readonly (readonly [Role, Role, number])[];
}
