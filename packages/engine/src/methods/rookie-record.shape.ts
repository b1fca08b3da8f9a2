/** How near a way of telling came to points a season of rookies whose class it had not seen. */
export interface RookieRecord {
  readonly name: string;
  readonly count: number;
  readonly correlation: number;
  /** R²; below 0 is worse than the mean. */
  readonly told: number;
  /** Mean absolute error in points a season. */
  readonly error: number;
}

/** How often the range and the share held for classes that they had not seen. */
export interface RookieRangeRecord {
  /** Shares of runners between floor and ceiling, and below the floor. */
  readonly within: number;
  readonly below: number;
  /** Brier scores of the share of starters: the model's, and one share for everybody. */
  readonly brier: number;
  readonly brierOfOne: number;
}

/** The order of a later class by pick, against what its first season brought. */
export interface RookieClassRecord {
  readonly draftClass: number;
  readonly count: number;
  readonly correlation: number;
}
