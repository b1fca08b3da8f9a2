// The picks to talk about: those that surprise. A pick is as surprising as it lies far from where drafters take the
// player, measured by how far real picks stray there: two picks mean much of the second player of a board and nothing
// of the eightieth. Most rooms have a few such picks, some have none.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { PickGrade } from '../../drafting/team-grades.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { SPREAD_POWER } from '../bots/choice-model.shape.ts';

/**
 * The spread of real picks around a board value is this many times its power {@link SPREAD_POWER}: .46 at the first
 * picks, .58 to .62 from the tenth on.
 * @source packages/engine/src/methods/choice-model-figures.data.ts
 */
const SPREAD_AT_ONE = 0.6;
/**
 * Standard deviations that are bold: one pick of forty on either side.
 * @source docs/sources.md "Bold moves"
 */
const BOLD = 2;
/**
 * Kickers and defences are taken last by custom, whatever their board value says: never a find, and bold only when
 * somebody takes one in the earlier half of the draft.
 */
const BY_CUSTOM: ReadonlySet<number> = new Set([POSITIONS.indexOf('K'), POSITIONS.indexOf('DST')]);

export interface BoldMoves {
  /** Who fell furthest and brought more than such a pick usually does, most points beyond the usual first. */
  readonly topPicks: readonly PickGrade[];
  /** Who was taken furthest before their time, by the spread of real picks, first. */
  readonly topReaches: readonly PickGrade[];
}

/**
 * Bold moves among graded picks.
 *
 * @param picks of the whole draft or of one participant
 * @param most of each kind
 */
export function boldMoves(picks: readonly PickGrade[], pool: Pick<DraftPool, 'table' | 'league'>, most = 3): BoldMoves {
  const { table, league } = pool;
  const last = league.teams * rosterSize(league.slots);
  const surplus = (pick: PickGrade): number => pick.vorp - pick.expectedVorp;
  const told = picks.flatMap((pick) => {
    const player = table.numberOf.get(pick.entityId);
    const board = player === undefined ? undefined : table.board[player];
    if (player === undefined || board === undefined) return [];
    const isByCustom = BY_CUSTOM.has(table.position[player] ?? 0);
    if (isByCustom && pick.pickNumber > last / 2) return [];
    // Whoever is expected after the draft's end may be had with its last picks.
    return [{ pick, surprise: surpriseOf(pick.pickNumber, Math.min(board, last)), isByCustom }];
  });
  return {
    topPicks: told
      .filter(({ pick, surprise, isByCustom }) => !isByCustom && surprise >= BOLD && surplus(pick) > 0)
      .map(({ pick }) => pick)
      .sort((x, y) => surplus(y) - surplus(x))
      .slice(0, most),
    topReaches: told
      .filter(({ surprise }) => surprise <= -BOLD)
      .sort((x, y) => x.surprise - y.surprise)
      .map(({ pick }) => pick)
      .slice(0, most),
  };
}

/** How far behind the player's place on the board a pick came, in standard deviations of real picks there. */
const surpriseOf = (pickNumber: number, board: number): number =>
  (pickNumber - board) / (SPREAD_AT_ONE * board ** SPREAD_POWER);
