import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import type { TableRows } from '../../tables/all.ts';
import type { PlayedLine } from './season-line.ts';
import { lineOf, weightedSum } from './stat-lines.ts';

/** Regular-season totals by season and entity. */
export type PlayedLines = (season: number, entityId: string) => PlayedLine | null;

/** Sums the stat weeks of the regular seasons; each row is a game played. */
export function playedLines(rows: TableRows['statWeeks']): PlayedLines {
  const weeks = new Map<string, TableRows['statWeeks'][number][]>();
  for (const row of rows) {
    if (row.seasonType !== 'REG' || row.week > REGULAR_SEASON_WEEKS) continue;
    const key = `${row.season} ${row.entityId}`;
    const known = weeks.get(key);
    if (known) known.push(row);
    else weeks.set(key, [row]);
  }
  const summed = new Map<string, PlayedLine>();
  return (season, entityId) => {
    const key = `${season} ${entityId}`;
    const games = weeks.get(key);
    if (!games) return null;
    let total = summed.get(key);
    if (!total) {
      total = { games: games.length, line: weightedSum(games.map((row) => [lineOf(row), 1] as const)) };
      summed.set(key, total);
    }
    return total;
  };
}
