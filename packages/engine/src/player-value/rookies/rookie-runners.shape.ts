/** A drafted runner whose first two seasons are known. */
export interface PastRunner {
  readonly name: string;
  /** Year of the draft. */
  readonly draftClass: number;
  /** Pick counted over all rounds, from 1. */
  readonly overall: number;
  /** Years with a fraction, at the end of April. */
  readonly age: number;
  readonly pounds: number;
  /** PPR points a season in the first two; who did not play has 0. */
  readonly points: number;
  /** Best place among runners by PPR points in either of them, from 1; null for who did not play. */
  readonly finish: number | null;
}

/** What the model knows. */
export interface RookieRunners {
  /** Points a season = base − slope × ln(overall + shift), and never below 0. */
  readonly base: number;
  readonly slope: number;
  readonly shift: number;
  /** Everybody whom it learned from, by class and pick. */
  readonly past: readonly PastRunner[];
}
