import type { Edition } from '@pylon/almanac/editions/edition';

/** The first week of the regular season of which a game has no result; the last when all have. */
export function weekAhead({ tables }: Edition, season: number): number {
  const { column, length } = tables.games;
  const regular = Array.from({ length }, (_, row) => row).filter(
    (row) => column.season[row] === season && column.seasonType[row] === 'REG',
  );
  const open = regular.filter((row) => Number.isNaN(column.homeScore[row]));
  const weekOf = (row: number) => column.week[row] ?? 0;
  return open.length > 0 ? Math.min(...open.map(weekOf)) : Math.max(0, ...regular.map(weekOf));
}
