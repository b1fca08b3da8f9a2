import type { Edition } from '@pylon/almanac/editions/edition';
import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { points } from '@pylon/engine/scoring/points';
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
    const { column, length } = edition.tables.statWeeks;
    const totals = new Map<string, { points: number; games: number }>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season || column.seasonType[row] !== 'REG') continue;
      const entityId = column.entityId[row] ?? '';
      const position = edition.indexes.positionOf(entityId, season);
      const total = totals.get(entityId) ?? { points: 0, games: 0 };
      totals.set(entityId, total);
      const line = statLineAt(edition.tables.statWeeks, row);
      total.points += points(line, position !== null && isPosition(position) ? position : null, scoring.settings);
      total.games++;
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
