/** What win chances were found to need beyond the players' own curves. */
export interface WinModel {
  /**
   * Part of the expected lead, in standard deviations, that chances go by: below 1, since projections say too much of
   * who is better.
   */
  readonly scale: number;
}
