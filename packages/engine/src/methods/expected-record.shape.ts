/** Mean absolute error, in points a game, and R²: the share of the differences between games that was told. */
interface ErrorAndTold {
  readonly error: number;
  readonly told: number;
}

/** How near the points expected of chances came to those scored with them, in games whose weeks chose nothing. */
export interface ExpectedRecord {
  readonly position: 'QB' | 'RB' | 'WR' | 'TE';
  /** Games of players that were judged. */
  readonly count: number;
  readonly expected: ErrorAndTold;
  /** What stands beside it: a line through a game's sums near the goal, chances at their mean worth, and the mean. */
  readonly sums: ErrorAndTold;
  readonly chances: ErrorAndTold;
  readonly mean: ErrorAndTold;
  /** Four weeks of players with two games in them and two in the four weeks after. */
  readonly spans: number;
  /** Correlation of the points of those next weeks with what was expected before, and with what was scored before. */
  readonly nextByExpected: number;
  readonly nextByScored: number;
}
