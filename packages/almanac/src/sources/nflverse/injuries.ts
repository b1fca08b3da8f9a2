import type { RowOf } from '../../tables/table.ts';
import type { injuries } from '../../tables/usage.ts';
import { isReported, type Joining, lastByKey } from '../joining/joining.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { INJURIES_SOURCE } from './usage.dictionary.ts';

export type InjuryRecord = RecordOf<typeof INJURIES_SOURCE>;

export const readInjuries = readerOf(INJURIES_SOURCE);

const PRACTICE: readonly (readonly [RegExp, string])[] = [
  [/^full/i, 'full'],
  [/^limited/i, 'limited'],
  [/^did not/i, 'none'],
];

const practiceOf = (text: string | null): string | null =>
  PRACTICE.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;

/** Rows of the reports known by the day: by their own date where they have one, else two days before the game. */
export function injuryRows(records: readonly InjuryRecord[], joining: Joining): readonly RowOf<typeof injuries>[] {
  const rows = records.flatMap((record) => {
    const { season, week, team: teamId, full_name: name, gsis_id: gsis, position } = record;
    const written = record.date_modified?.slice(0, 10) ?? null;
    const known = written === null ? isReported(joining, season, week, teamId) : written <= joining.asOf;
    if (!known) return [];
    const playerId = joining.join.playerId({ ids: { gsis }, name, position, teamId, season });
    if (!playerId) return [];
    return {
      season,
      week,
      playerId,
      teamId,
      reportStatus: record.report_status,
      injury: record.report_primary_injury ?? record.practice_primary_injury,
      practiceStatus: practiceOf(record.practice_status),
    };
  });
  return lastByKey(rows, (row) => `${row.season} ${row.week} ${row.playerId}`);
}
