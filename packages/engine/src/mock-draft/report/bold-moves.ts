// The picks to talk about: those that brought far more than such a pick usually does, and those that came far before
// their time.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { PickGrade } from '../../drafting/team-grades.ts';

/**
 * A reach is a pick this many standard deviations below the usual yield, or worse.
 * @source docs/sources.md "Bold moves"
 */
const REACH_Z = -1;

export interface BoldMoves {
  /** Most points over replacement beyond the usual first. */
  readonly topPicks: readonly PickGrade[];
  /** Earliest against the board first. */
  readonly topReaches: readonly PickGrade[];
}

/**
 * Bold moves among graded picks.
 *
 * @param picks of the whole draft or of one participant
 * @param most of each kind
 */
export function boldMoves(picks: readonly PickGrade[], pool: DraftPool, most = 3): BoldMoves {
  const surplus = (pick: PickGrade): number => pick.vorp - pick.expectedVorp;
  /**
   * Below 0 when they were taken before their place on the board; in relation, because ten picks mean more early than
   * late.
   */
  const earliness = (pick: PickGrade): number => {
    const player = pool.table.numberOf.get(pick.entityId);
    return player === undefined ? 0 : Math.log(pick.pickNumber / (pool.table.board[player] ?? pick.pickNumber));
  };
  return {
    topPicks: picks
      .filter((pick) => surplus(pick) > 0)
      .sort((x, y) => surplus(y) - surplus(x))
      .slice(0, most),
    topReaches: picks
      .filter((pick) => pick.z < REACH_Z && earliness(pick) < 0)
      .sort((x, y) => earliness(x) - earliness(y))
      .slice(0, most),
  };
}
