// The quiet line behind a player's weeks: what those who start at the same position do.
import type { Edition } from '@pylon/almanac/editions/edition';
import { SERIES_KEYS } from '@pylon/contract/tables/time-series/series-stats';
import { leagueStarters } from '@pylon/engine/player-value/replacement';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { type ScoredGame, scoredGames } from '../../../football/season-points.ts';
import type { KnownScoring } from '../../../wire/scoring-system.ts';
import { type WeekValues, weekValues } from './week-values.ts';

/** Players of a position whom a league starts, and the means of those of them who played, by week. */
export interface Starters {
  readonly count: number;
  readonly byWeek: ReadonlyMap<number, WeekValues>;
}

/**
 * Starters of a season so far: whom the scoring's league would field if every team had known the season's points,
 * places for several positions filled by the best left over.
 */
export const startersOf = (
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  position: Position,
): Starters | undefined => {
  const games = onceFor(edition, `starters' games ${season} ${scoring.key}`, () =>
    gamesOfStarters(edition, season, scoring),
  );
  const ofPosition = games.get(position);
  if (!ofPosition) return undefined;
  return onceFor(edition, `starters ${season} ${scoring.key} ${position}`, () => {
    const valuesOf = weekValues(edition, season);
    const weeks = Map.groupBy(ofPosition, ({ week }) => week);
    return {
      count: new Set(ofPosition.map(({ entityId }) => entityId)).size,
      byWeek: new Map(
        [...weeks].map(([week, played]) => [
          week,
          meansOf(played.flatMap((scored) => valuesOf({ ...scored, scored }) ?? [])),
        ]),
      ),
    };
  });
};

function gamesOfStarters(
  edition: Edition,
  season: number,
  scoring: KnownScoring,
): ReadonlyMap<Position, readonly ScoredGame[]> {
  const players = [...Map.groupBy(scoredGames(edition, season, scoring), ({ entityId }) => entityId).values()].flatMap(
    (games) => {
      const [first] = games;
      return first
        ? [{ games, position: first.position, points: games.reduce((sum, { points }) => sum + points, 0) }]
        : [];
    },
  );
  const starting = leagueStarters(players, scoring.league);
  const games = players.filter((_, index) => starting.has(index)).flatMap((player) => player.games);
  return Map.groupBy(games, ({ position }) => position);
}

/** Means stat by stat, of those who have it. */
function meansOf(all: readonly WeekValues[]): WeekValues {
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  // Every stat is a key
  return Object.fromEntries(
    SERIES_KEYS.map((key) => [key, mean(all.flatMap((values) => values[key] ?? []))]),
  ) as WeekValues;
}
