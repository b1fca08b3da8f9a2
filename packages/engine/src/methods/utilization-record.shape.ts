/** How much of the points of four weeks to come is told by what four weeks showed: R², 1 is all. */
export interface UtilizationRecord {
  readonly position: 'RB' | 'WR' | 'TE' | 'WR and TE';
  /**
   * `everybody`: with a snap in two of the four weeks before and two of those after; `regulars`: with a carry or a
   * target in three and three.
   */
  readonly pool: 'everybody' | 'regulars';
  /** Four weeks of players that were judged. */
  readonly count: number;
  readonly score: number;
  /** What stands beside it, each fitted alike: points, carries with targets, and snaps so far. */
  readonly points: number;
  readonly touches: number;
  readonly snaps: number;
  /** The score's shares without the points so far. */
  readonly shares: number;
}
