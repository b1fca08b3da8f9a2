import type { Edition } from '@pylon/almanac/editions/edition';
import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { finishes } from '@pylon/engine/scoring/finishes';
import { changeSetting, type ScoringSeason, scoringSeason } from '@pylon/engine/scoring/rescore';
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';

/** A player's points in a regular season. */
export interface SeasonPoints {
  readonly points: number;
  readonly games: number;
  /**
   * Place among those of their position, from 1, which equals share; null for positions that fantasy leagues do not
   * draft.
   */
  readonly positionFinish: number | null;
}

/** The games of a week, ready to be scored in any system: cell n is the n-th game. */
interface WeekOfGames {
  readonly week: number;
  /** Rows of `statWeeks`. */
  readonly rows: readonly number[];
  readonly entityIds: readonly string[];
  readonly positions: readonly (Position | null)[];
  readonly units: ScoringSeason;
}

/** The weeks of a season in their order, each made when it is first asked for. */
export const weeksOfGames = (
  edition: Edition,
  season: number,
  seasonType: 'REG' | 'POST' = 'REG',
): readonly (() => WeekOfGames)[] =>
  onceFor(edition, `weeks of games ${season} ${seasonType}`, () => {
    const { column, length } = edition.tables.statWeeks;
    const rows = Array.from({ length }, (_, row) => row).filter(
      (row) => column.season[row] === season && column.seasonType[row] === seasonType,
    );
    return [...Map.groupBy(rows, (row) => column.week[row] ?? 0)].map(([week, ofWeek]) => {
      let made: WeekOfGames | undefined;
      return () => {
        made ??= weekOfGames(edition, season, week, ofWeek);
        return made;
      };
    });
  });

function weekOfGames(edition: Edition, season: number, week: number, rows: readonly number[]): WeekOfGames {
  const { statWeeks } = edition.tables;
  const entityIds = rows.map((row) => statWeeks.column.entityId[row] ?? '');
  const positions = entityIds.map((entityId) => {
    const position = edition.indexes.positionOf(entityId, season);
    return position !== null && isPosition(position) ? position : null;
  });
  const cells = rows.map((row, cell) => ({
    cell,
    line: statLineAt(statWeeks, row),
    position: positions[cell] ?? null,
  }));
  return { week, rows, entityIds, positions, units: scoringSeason(cells, cells.length, undefined, Float64Array) };
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

/** A game of somebody whom fantasy leagues draft. */
export interface ScoredGame {
  readonly entityId: string;
  readonly position: Position;
  readonly week: number;
  /** Its row of `statWeeks`. */
  readonly row: number;
  readonly points: number;
  /** Place of the week among all of the position who played, from 1, which equals share. */
  readonly finish: number;
}

/** All games of a season in a scoring, week by week: whoever rests in a week has no game, and no place. */
export const scoredGames = (
  edition: Edition,
  season: number,
  scoring: KnownScoring,
  seasonType: 'REG' | 'POST' = 'REG',
): readonly ScoredGame[] =>
  onceFor(edition, `scored games ${season} ${seasonType} ${JSON.stringify(scoring.settings)}`, () =>
    weeksOfGames(edition, season, seasonType).flatMap((games) => scoredWeek(games(), scoring.settings)),
  );

function scoredWeek(games: WeekOfGames, settings: ScoringSettings): readonly ScoredGame[] {
  const points = pointsOf(games, settings);
  const cells = games.rows.map((_, cell) => cell).filter((cell) => games.positions[cell] !== null);
  return [...Map.groupBy(cells, (cell) => games.positions[cell] as Position)].flatMap(([position, ofPosition]) => {
    const places = finishes(ofPosition.map((cell) => points[cell] ?? 0));
    return ofPosition.map((cell, index) => ({
      entityId: games.entityIds[cell] ?? '',
      position,
      week: games.week,
      row: games.rows[cell] ?? -1,
      points: points[cell] ?? 0,
      finish: places[index] ?? 0,
    }));
  });
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
    const totals = new Map<string, { position: Position | null; points: number; games: number }>();
    for (const week of weeksOfGames(edition, season)) {
      const games = week();
      const points = pointsOf(games, scoring.settings);
      games.entityIds.forEach((entityId, cell) => {
        const total = totals.get(entityId) ?? { position: games.positions[cell] ?? null, points: 0, games: 0 };
        totals.set(entityId, total);
        total.points += points[cell] ?? 0;
        total.games++;
      });
    }
    const byPosition = Map.groupBy(totals, ([, { position }]) => position);
    return new Map(
      [...byPosition].flatMap(([position, ofPosition]) => {
        const places = finishes(ofPosition.map(([, { points }]) => points));
        return ofPosition.map(([entityId, { points, games }], index): [string, SeasonPoints] => [
          entityId,
          { points, games, positionFinish: position === null ? null : (places[index] ?? null) },
        ]);
      }),
    );
  });
