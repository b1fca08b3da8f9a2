import type { seasonStats } from '@pylon/contract/tables/results/season-stats.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { seasonPoints } from '../../../football/season-points.ts';
import { totalsOf } from '../../../football/season-totals.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { boxScoreOf } from '../reads/box-score.ts';

/** Regular seasons of everybody whom fantasy leagues draft. */
export const rows: RowsOf<typeof seasonStats> = ({ edition, season, scoring }) => {
  const scored = seasonPoints(edition, season, scoring);
  return [...totalsOf(edition, season).values()].flatMap(({ entityId, games, line, teamIds }) => {
    const position = edition.indexes.positionOf(entityId, season);
    const total = scored.get(entityId);
    if (position === null || !isPosition(position) || !total || total.positionFinish === null) return [];
    const score = boxScoreOf((key) => line[key], position);
    return [
      {
        ...{ entityId, games, finish: total.positionFinish, points: total.points, ...score },
        pointsPerGame: total.points / games,
        completionPercent: share(score.passingCompletions, score.passingAttempts),
        yardsPerAttempt: ratio(score.passingYards, score.passingAttempts),
        yardsPerCarry: ratio(score.rushingYards, score.rushingAttempts),
        yardsPerReception: ratio(score.receivingYards, score.receivingReceptions),
        catchPercent: share(score.receivingReceptions, score.receivingTargets),
        teams: teamIds.join(', '),
      },
    ];
  });
};

/** One amount by another; null of nothing. */
const ratio = (amount: number, of: number): number | null => (of > 0 ? amount / of : null);
const share = (amount: number, of: number): number | null => (of > 0 ? (100 * amount) / of : null);
