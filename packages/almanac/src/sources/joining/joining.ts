import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { Calendar } from '../reading/calendar.ts';
import type { FileJoin } from './join.ts';

/** What a reader needs to turn a file's records into rows: whom they speak of, and what was known on the day. */
export interface Joining {
  readonly join: FileJoin;
  readonly calendar: Calendar;
  /** Nothing that became known after this day goes into a row. */
  readonly asOf: string;
}

/** Whether a team's game of a week was played by the day; false in a bye. */
export const isPlayed = ({ calendar, asOf }: Joining, season: number, week: number, teamId: TeamId): boolean => {
  const game = calendar.gameOf(season, week, teamId);
  return game !== undefined && game.day <= calendar.lastResultDay(asOf);
};

/** Whether an undated report about a team's week was known by the day. */
export const isReported = ({ calendar, asOf }: Joining, season: number, week: number, teamId: TeamId): boolean => {
  const day = calendar.reportDay(season, week, teamId);
  return day !== undefined && day <= asOf;
};

/** REG or POST of the week in which a team played. */
export const seasonTypeOf = (gameType: string): 'REG' | 'POST' => (gameType === 'REG' ? 'REG' : 'POST');

/** Keeps the last row of each key: sources that revise a report append it. */
export function lastByKey<R>(rows: readonly R[], key: (row: R) => string): readonly R[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}

/** Makes rows of records: who and when, then what is told of them. Records of whom nothing may be told give none. */
export const rowsWith =
  <W, H extends object>(head: (record: W, joining: Joining) => H | undefined) =>
  <R extends W, C extends object>(cells: (record: R) => C) =>
  (records: readonly R[], joining: Joining): readonly (H & C)[] =>
    records.flatMap((record) => {
      const who = head(record, joining);
      return who ? [{ ...who, ...cells(record) }] : [];
    });
