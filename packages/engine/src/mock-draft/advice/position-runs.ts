// A run: everybody takes the same position. Kickers and defences do not count, they all go at the end anyway.
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';

/**
 * Picks looked at, and how many of one position among them make a run.
 * @source docs/sources.md "Tier breaks and runs"
 */
export const RUN_WINDOW = 8;
export const RUN_LEAST = 4;

export interface PositionRun {
  readonly position: Position;
  /** Picks of that position among the last `of`. */
  readonly count: number;
  readonly of: number;
}

/**
 * Runs among the latest picks, the strongest first.
 *
 * @param positions of the picks made so far, in order; only the last {@link RUN_WINDOW} matter
 * @example positionRuns(['RB', 'RB', 'WR', 'RB', 'RB']) // → [{ position: 'RB', count: 4, of: 5 }]
 */
export function positionRuns(positions: readonly Position[]): readonly PositionRun[] {
  const latest = positions.slice(-RUN_WINDOW);
  return POSITIONS.filter((position) => position !== 'K' && position !== 'DST')
    .map((position) => ({
      position,
      count: latest.filter((each) => each === position).length,
      of: latest.length,
    }))
    .filter((run) => run.count >= RUN_LEAST)
    .sort((x, y) => y.count - x.count);
}
