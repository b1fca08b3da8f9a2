// When the games of a week of the regular season begin, and whether all is told of them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { gameProgress } from './game-progress.ts';

/** A week of a season. */
export interface WeekOfSeason {
  readonly season: number;
  readonly week: number;
}

/** Rows of a week's games. */
function rowsOf({ tables }: Edition, { season, week }: WeekOfSeason): readonly number[] {
  const { column, length } = tables.games;
  return Array.from({ length }, (_, row) => row).filter(
    (row) => column.season[row] === season && column.week[row] === week && column.seasonType[row] !== 'POST',
  );
}

/** First and last kick-off of a week, milliseconds since 1970; null without any. */
export function kickoffsOf(
  edition: Edition,
  of: WeekOfSeason,
): { readonly first: number; readonly last: number } | null {
  const { kickoff } = edition.tables.games.column;
  const moments = rowsOf(edition, of)
    .map((row) => Date.parse(kickoff[row] ?? ''))
    .filter((moment) => !Number.isNaN(moment));
  return moments.length === 0 ? null : { first: Math.min(...moments), last: Math.max(...moments) };
}

/** Whether every game of a week is over, and its box score told: scores come hours before. */
export function isTold(edition: Edition, of: WeekOfSeason): boolean {
  const { games, statWeeks } = edition.tables;
  const rows = rowsOf(edition, of);
  const states = rows.map((row) => gameProgress(games, row).state);
  if (rows.length === 0 || states.some((state) => state !== 'final' && state !== 'canceled')) return false;
  const { column, length } = statWeeks;
  const told = new Set<string>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] === of.season && column.week[row] === of.week) told.add(column.teamId[row] ?? '');
  }
  return rows.every(
    (row, at) =>
      states[at] === 'canceled' ||
      [games.column.homeTeamId[row], games.column.awayTeamId[row]].every((team) => told.has(team ?? '')),
  );
}
