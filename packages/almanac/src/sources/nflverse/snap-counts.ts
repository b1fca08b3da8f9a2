import type { RowOf } from '../../tables/table.ts';
import type { snapCounts } from '../../tables/usage.ts';
import { isPlayed, type Joining, lastByKey } from '../joining/joining.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { SNAP_COUNTS_SOURCE } from './usage.dictionary.ts';

export type SnapRecord = RecordOf<typeof SNAP_COUNTS_SOURCE>;

export const readSnapCounts = readerOf(SNAP_COUNTS_SOURCE);

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Rows of the games played by the day. Linemen whom no id list has are left out and named in the join's report. */
export function snapCountRows(records: readonly SnapRecord[], joining: Joining): readonly RowOf<typeof snapCounts>[] {
  const rows = records.flatMap((record) => {
    const { season, week, team: teamId } = record;
    if (!isPlayed(joining, season, week, teamId)) return [];
    const { player: name, position, pfr_player_id: pfr } = record;
    const playerId = joining.join.playerId({ ids: { pfr }, name, position, teamId, season });
    if (!playerId) return [];
    return {
      season,
      week,
      playerId,
      teamId,
      offenseSnaps: Math.round(record.offense_snaps),
      offensePercent: percent(record.offense_pct),
      defenseSnaps: Math.round(record.defense_snaps),
      defensePercent: percent(record.defense_pct),
    };
  });
  return lastByKey(rows, (row) => `${row.season} ${row.week} ${row.playerId}`);
}
