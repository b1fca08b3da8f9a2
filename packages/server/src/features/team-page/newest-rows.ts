import type { Edition } from '@pylon/almanac/editions/edition';

/** A team's rows of the last week of a season that a weekly table has of it; week 0 without any. */
export function newestRows(
  { tables }: Edition,
  name: 'depthCharts' | 'injuries',
  { teamId, season }: { readonly teamId: string; readonly season: number },
): { readonly week: number; readonly rows: readonly number[] } {
  const { column, length } = tables[name];
  const rows: number[] = [];
  let week = 0;
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.teamId[row] !== teamId) continue;
    rows.push(row);
    week = Math.max(week, column.week[row] ?? 0);
  }
  return { week, rows: rows.filter((row) => column.week[row] === week) };
}
