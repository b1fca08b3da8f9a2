import { unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import type { Move } from '../../widgets/table/MoverList.tsx';

/** How many a list of the front page shows. */
const SHOWN = 5;

function toMove(row: RankingRow): Move | null {
  const [from, to, change] = [unlocked(row.consensus), unlocked(row.adp), unlocked(row.difference)];
  if (from === null || to === null || change === null) return null;
  return { athlete: row.athlete, team: row.team, from, to, change };
}

/**
 * Where the market and the experts differ most.
 * @param rows of the rankings, in any order
 * @returns those who go latest against their rank, and those who go earliest; at most five each, widest first
 */
export function bargains(rows: readonly RankingRow[]): {
  readonly later: readonly Move[];
  readonly earlier: readonly Move[];
} {
  const moves = rows
    .map(toMove)
    .filter((move) => move !== null)
    .sort((a, b) => b.change - a.change);
  return {
    later: moves.filter((move) => move.change > 0).slice(0, SHOWN),
    earlier: moves
      .filter((move) => move.change < 0)
      .slice(-SHOWN)
      .reverse(),
  };
}
