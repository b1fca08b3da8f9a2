/** How the teams of a league stray from what is expected of them, in parts of the points of a usual team's week. */
export interface RestModel {
  /** Spread of a team's week. */
  readonly spread: number;
  /** Spread of how good a team turns out to be over the weeks that are left. */
  readonly strength: number;
}
