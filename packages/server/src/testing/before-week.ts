import type { Edition } from '@pylon/almanac/editions/edition';

/** An edition as it stood before the games of a week: none of them, and none that come later, has a score. */
export function beforeWeek(edition: Edition, { season, week }: { readonly season: number; readonly week: number }) {
  const { games } = edition.tables;
  const { column, length } = games;
  const isOpen = (row: number) => column.season[row] === season && (column.week[row] ?? 0) >= week;
  const [homeScore, awayScore] = [column.homeScore.slice(), column.awayScore.slice()];
  for (let row = 0; row < length; row++) {
    if (isOpen(row)) homeScore[row] = awayScore[row] = Number.NaN;
  }
  const open = { ...games, column: { ...column, homeScore, awayScore } };
  return { ...edition, id: `${edition.id} before`, tables: { ...edition.tables, games: open } } satisfies Edition;
}
