import type { Edition } from '@pylon/almanac/editions/edition';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { WeekOfSeason } from '../../../football/games/week-games.ts';
import { pointsOf, weeksOfGames } from '../../../football/season-points.ts';

/**
 * Points of a week of everybody who took part in it, by entity: a line in the box score, or a snap on offence, which
 * alone scores nothing.
 */
export function weekPoints(
  edition: Edition,
  { season, week }: WeekOfSeason,
  scoring: ScoringSettings,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const { column, length } = edition.tables.snapCounts;
  for (let row = 0; row < length; row++) {
    if (column.season[row] === season && column.week[row] === week && (column.offenseSnaps[row] ?? 0) > 0)
      points.set(column.playerId[row] ?? '', 0);
  }
  const games = weeksOfGames(edition, season)
    .map((make) => make())
    .find((each) => each.week === week);
  if (!games) return points;
  const scored = pointsOf(games, scoring);
  for (const [cell, entityId] of games.entityIds.entries()) points.set(entityId, scored[cell] ?? 0);
  return points;
}
