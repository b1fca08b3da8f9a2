// Depth charts: a chart per week until 2024, time-stamped snapshots since 2025, of which the last of each week is kept.
import type { RowOf } from '../../tables/table.ts';
import type { depthCharts } from '../../tables/usage.ts';
import { isReported, type Joining, lastByKey } from '../joining/joining.ts';
import { seasonOf } from '../reading/calendar.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { mapRead, type ReadByRecord } from '../reading/faults.ts';
import { SNAPSHOT_DEPTH_CHARTS_SOURCE, WEEKLY_DEPTH_CHARTS_SOURCE } from './usage.dictionary.ts';

type WeeklyRecord = RecordOf<typeof WEEKLY_DEPTH_CHARTS_SOURCE>;
type SnapshotRecord = RecordOf<typeof SNAPSHOT_DEPTH_CHARTS_SOURCE>;
type Row = RowOf<typeof depthCharts>;

/** A season's charts in the schema of the file. */
export type DepthCharts =
  | { readonly schema: 'weekly'; readonly records: readonly WeeklyRecord[] }
  | { readonly schema: 'snapshots'; readonly records: readonly SnapshotRecord[] };

/** Reads a season's charts; the header says which schema. */
export function readDepthCharts(bytes: Buffer, file: string): ReadByRecord<DepthCharts> {
  const header = bytes.subarray(0, Math.max(0, bytes.indexOf(0x0a))).toString('utf8');
  if (header.includes('club_code')) {
    const read = readDelimited(bytes, WEEKLY_DEPTH_CHARTS_SOURCE, { file });
    return mapRead(read, (records) => ({ schema: 'weekly', records }));
  }
  const read = readDelimited(bytes, SNAPSHOT_DEPTH_CHARTS_SOURCE, { file });
  return mapRead(read, (records) => ({ schema: 'snapshots', records }));
}

const keyOf = (row: Row): string => `${row.season} ${row.week} ${row.teamId} ${row.slot} ${row.rank} ${row.playerId}`;

/** Rows of the charts known by the day. A place on the field that the source leaves blank is the player's position. */
export const depthChartRows = (charts: DepthCharts, joining: Joining): readonly Row[] =>
  lastByKey(
    charts.schema === 'weekly' ? weeklyRows(charts.records, joining) : snapshotRows(charts.records, joining),
    keyOf,
  );

function weeklyRows(records: readonly WeeklyRecord[], joining: Joining): readonly Row[] {
  return records.flatMap((record) => {
    const { season, week, club_code: teamId, gsis_id: gsis, full_name: name, position } = record;
    const slot = record.depth_position ?? position;
    if (week === null || !slot || !isReported(joining, season, week, teamId)) return [];
    const playerId = joining.join.playerId({ ids: { gsis }, name, position, teamId, season });
    return playerId ? { season, week, playerId, teamId, asOf: null, slot, rank: record.depth_team } : [];
  });
}

/** Places that say nothing about a player's position: returners and holders may be anybody. */
const ANYBODY = new Set(['KR', 'PR', 'H']);

function snapshotRows(records: readonly SnapshotRecord[], joining: Joining): readonly Row[] {
  const { calendar, asOf, join } = joining;
  const dated = records.flatMap((record) => {
    const day = record.dt.slice(0, 10);
    const season = seasonOf(day);
    const week = day <= asOf ? calendar.weekAt(season, day) : undefined;
    return week === undefined ? [] : { record, day, season, week, chart: `${season} ${week} ${record.team}` };
  });
  const latest = new Map<string, string>();
  for (const { chart, record } of dated) if (record.dt > (latest.get(chart) ?? '')) latest.set(chart, record.dt);
  return dated.flatMap(({ record, day, season, week, chart }) => {
    if (latest.get(chart) !== record.dt) return [];
    const { gsis_id: gsis, espn_id: espn, player_name: name, pos_abb: slot, team: teamId } = record;
    // A few records name nobody: a place that the team has not filled.
    if (!gsis && !espn && !name) return [];
    const position = ANYBODY.has(slot) ? null : slot;
    const playerId = join.playerId({ ids: { gsis, espn }, name, position, teamId, season });
    return playerId ? { season, week, playerId, teamId, asOf: day, slot, rank: record.pos_rank } : [];
  });
}
