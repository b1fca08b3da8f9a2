// Who rises and who falls when a scoring changes.
import { type EntityRow, entityKey } from '../../widgets/player/entity.ts';

/** A player who is ranked elsewhere now. Places count from 1. */
export interface RankMove extends EntityRow {
  readonly from: number;
  readonly to: number;
}

export interface RankMoves {
  /** Furthest first. */
  readonly risers: readonly RankMove[];
  readonly fallers: readonly RankMove[];
}

interface Ranked extends EntityRow {
  readonly rank: number;
}

/** Picks that blur the first places: from second to first is no great rise. Half a round of a usual league. */
const BLUR = 6;

/**
 * Size of a move, above zero for a rise. It is a ratio, because ten places mean a round at the top and nothing at the
 * end.
 */
const reach = ({ from, to }: RankMove): number => Math.log((from + BLUR) / (to + BLUR));

/**
 * The furthest moves between two rankings, among those who are near the top in either: far down the list a place means
 * nothing.
 *
 * @param near how many places are near the top: the line-ups of all teams
 * @param most how many to name on each side
 */
export function rankMoves(before: readonly Ranked[], after: readonly Ranked[], near: number, most: number): RankMoves {
  const places = new Map(before.map((row) => [entityKey(row), row.rank]));
  const moves = after.flatMap(({ athlete, team, rank }): RankMove[] => {
    const from = places.get(entityKey({ athlete, team }));
    if (from === undefined || from === rank || Math.min(from, rank) > near) return [];
    return [{ athlete, team, from, to: rank }];
  });
  const furthest = (sign: 1 | -1) =>
    moves
      .filter((move) => sign * reach(move) > 0)
      .sort((a, b) => sign * (reach(b) - reach(a)))
      .slice(0, most);
  return { risers: furthest(1), fallers: furthest(-1) };
}
