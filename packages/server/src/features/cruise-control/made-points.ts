// What was made in a week that is over.
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { pointsOf, weeksOfGames } from '../../football/season-points.ts';
import type { KnownLeague } from '../../leagues/known-league.ts';

/** Points of everybody who has a line in the box scores of a week; nobody's while there are none. */
export function boxScorePoints(
  edition: KnownLeague['edition'],
  season: number,
  week: number,
  { settings }: { readonly settings: ScoringSettings },
): ReadonlyMap<string, number> {
  const games = weeksOfGames(edition, season)
    .map((make) => make())
    .find((each) => each.week === week);
  if (!games) return new Map();
  const points = pointsOf(games, settings);
  return new Map(games.entityIds.map((entityId, cell) => [entityId, points[cell] ?? 0]));
}
