import type { Edition } from '@pylon/almanac/editions/edition';
import { isOverAt } from './games/game-progress.ts';

/** The first week of the regular season of which a game is still to end; the last when all are over or called off. */
export function weekAhead({ tables }: Edition, season: number): number {
  const { column, length } = tables.games;
  const regular = Array.from({ length }, (_, row) => row).filter(
    (row) => column.season[row] === season && column.seasonType[row] === 'REG',
  );
  const open = regular.filter((row) => !isOverAt(tables.games, row));
  const weekOf = (row: number) => column.week[row] ?? 0;
  return open.length > 0 ? Math.min(...open.map(weekOf)) : Math.max(0, ...regular.map(weekOf));
}
