import type { Position } from '@pylon/engine/vocabulary/positions';
import { RANK_LINES } from './rank-lines.data.ts';
import type { SeasonLine } from './rank-lines.shape.ts';

/**
 * Kickers and team defences keep a trace of their order: this difference between the first and the 32nd. It is a
 * tie-break, not a finding.
 */
const SPECIALIST_SPREAD = 0.06;
const SPECIALISTS = 32;
/** Amounts that grow as a defence gets worse. */
const WORSE_WHEN_MORE: ReadonlySet<string> = new Set(['defensePointsAllowed', 'defenseYardsAllowed']);

/**
 * The season of 17 games that a rank implies.
 *
 * @param rank within the position, from 1; fractions are fine, ranks beyond the last knot fade towards nothing
 * @returns games 0 to 17 and amounts over them
 */
export function rankImpliedLine(position: Position, rank: number): SeasonLine {
  if (position === 'K' || position === 'DST') return specialistLine(position, rank);
  const knots = RANK_LINES.knots[position];
  const last = knots.at(-1) ?? [];
  const at = Math.max(1, rank);
  const right = knots.find((knot) => (knot[0] ?? 0) >= at) ?? last;
  const left = knots.findLast((knot) => (knot[0] ?? 0) <= at) ?? right;
  const [leftRank = 1, rightRank = 1] = [left[0], right[0]];
  const share = rightRank > leftRank ? Math.log(at / leftRank) / Math.log(rightRank / leftRank) : 0;
  const fade = Math.min(1, ((last[0] ?? at) / at) ** 2);
  const amount = (column: number) => ((left[column] ?? 0) * (1 - share) + (right[column] ?? 0) * share) * fade;
  return {
    games: amount(1),
    line: Object.fromEntries(RANK_LINES.stats.map((stat, index) => [stat, amount(index + 2)])),
  };
}

function specialistLine(position: 'K' | 'DST', rank: number): SeasonLine {
  const { games, line } = RANK_LINES.mean[position];
  const place = (Math.min(Math.max(rank, 1), SPECIALISTS) - 1) / (SPECIALISTS - 1);
  const better = 1 + SPECIALIST_SPREAD * (0.5 - place);
  return {
    games,
    line: Object.fromEntries(
      Object.entries(line).map(([stat, amount]) => [
        stat,
        WORSE_WHEN_MORE.has(stat) ? amount / better : amount * better,
      ]),
    ),
  };
}
