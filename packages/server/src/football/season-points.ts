import type { Edition } from '@pylon/almanac/editions/edition';
import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { changeSetting, type ScoringSeason, scoringSeason } from '@pylon/engine/scoring/rescore';
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';

/** A player's points in a regular season. */
export interface SeasonPoints {
  readonly points: number;
  readonly games: number;
  /** Place among those of their position, from 1; null for positions that fantasy leagues do not draft. */
  readonly positionFinish: number | null;
}

/** The games of a week, ready to be scored in any system: cell n is the n-th game. */
interface WeekOfGames {
  /** Of `statWeeks`. */
  readonly rows: readonly number[];
  readonly entityIds: readonly string[];
  readonly units: ScoringSeason;
}

/** The weeks of a regular season in their order, each made when it is first asked for. */
export const weeksOfGames = (edition: Edition, season: number): readonly (() => WeekOfGames)[] =>
  onceFor(edition, `weeks of games ${season}`, () => {
    const { column, length } = edition.tables.statWeeks;
    const rows = Array.from({ length }, (_, row) => row).filter(
      (row) => column.season[row] === season && column.seasonType[row] === 'REG',
    );
    return [...Map.groupBy(rows, (row) => column.week[row]).values()].map((week) => {
      let made: WeekOfGames | undefined;
      return () => {
        made ??= weekOfGames(edition, season, week);
        return made;
      };
    });
  });

function weekOfGames(edition: Edition, season: number, rows: readonly number[]): WeekOfGames {
  const { statWeeks } = edition.tables;
  const games = rows.map((row) => {
    const entityId = statWeeks.column.entityId[row] ?? '';
    const position = edition.indexes.positionOf(entityId, season);
    return {
      entityId,
      line: statLineAt(statWeeks, row),
      position: position !== null && isPosition(position) ? position : null,
    };
  });
  const cells = games.map(({ line, position }, cell) => ({ cell, line, position }));
  return {
    rows,
    entityIds: games.map(({ entityId }) => entityId),
    units: scoringSeason(cells, cells.length, undefined, Float64Array),
  };
}

/** Points of each game of a week, added up in the order of the settings. */
export function pointsOf({ entityIds, units }: WeekOfGames, settings: ScoringSettings): Float64Array {
  const points = new Float64Array(entityIds.length);
  // Object.entries forgets the closed set of keys.
  for (const [key, value] of Object.entries(settings) as [ScoringKey, number][]) {
    changeSetting(units, points, key, value);
  }
  return points;
}

/**
 * Points of all players in a regular season, by entity: the sum over their games, so that bonuses of single games
 * count.
 */
export const seasonPoints = (
  edition: Edition,
  season: number,
  scoring: KnownScoring,
): ReadonlyMap<string, SeasonPoints> =>
  onceFor(edition, `season points ${season} ${JSON.stringify(scoring.settings)}`, () => {
    const totals = new Map<string, { points: number; games: number }>();
    for (const week of weeksOfGames(edition, season)) {
      const games = week();
      const points = pointsOf(games, scoring.settings);
      games.entityIds.forEach((entityId, cell) => {
        const total = totals.get(entityId) ?? { points: 0, games: 0 };
        totals.set(entityId, total);
        total.points += points[cell] ?? 0;
        total.games++;
      });
    }
    return withFinishes(edition, season, totals);
  });

function withFinishes(
  edition: Edition,
  season: number,
  totals: ReadonlyMap<string, { points: number; games: number }>,
): ReadonlyMap<string, SeasonPoints> {
  const counts = new Map<string, number>();
  return new Map(
    [...totals]
      .sort(([, a], [, b]) => b.points - a.points)
      .map(([entityId, total]): [string, SeasonPoints] => {
        const position = edition.indexes.positionOf(entityId, season);
        if (position === null || !isPosition(position)) return [entityId, { ...total, positionFinish: null }];
        const positionFinish = (counts.get(position) ?? 0) + 1;
        counts.set(position, positionFinish);
        return [entityId, { ...total, positionFinish }];
      }),
  );
}
