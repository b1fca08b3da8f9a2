import { roundedExpectations } from '../../tables/expected-chances.ts';
import type { usageWeeks } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import { isPlayed, type Joining } from '../joining/joining.ts';
import type { PlayCounts } from './plays.ts';

/** Rows of what was counted from the plays, of the games played by the day. */
export function usageWeekRows(
  { usage, teams: plays }: PlayCounts,
  joining: Joining,
): readonly RowOf<typeof usageWeeks>[] {
  return usage.flatMap(({ gsisId, long: _, ...counts }) => {
    const { season, week, teamId } = counts;
    if (!isPlayed(joining, season, week, teamId)) return [];
    const playerId = joining.join.playerId({ ids: { gsis: gsisId }, teamId, season });
    const team = plays.get(`${season} ${week} ${teamId}`);
    if (!playerId) return [];
    return {
      ...{ ...counts, ...roundedExpectations(counts), playerId },
      ...{ teamDropbacks: team?.dropbacks ?? 0, teamRushes: team?.rushes ?? 0 },
    };
  });
}
