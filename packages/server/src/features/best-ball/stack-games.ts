import type { Edition } from '@pylon/almanac/editions/edition';
import type { StackGame } from '@pylon/engine/best-ball/stacks';

/** The regular season's games of a week. */
export function gamesOf({ tables }: Edition, season: number, week: number): readonly StackGame[] {
  const { column, length } = tables.games;
  const games: StackGame[] = [];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week || column.seasonType[row] !== 'REG') continue;
    games.push({ home: column.homeTeamId[row] ?? '', away: column.awayTeamId[row] ?? '' });
  }
  return games;
}
