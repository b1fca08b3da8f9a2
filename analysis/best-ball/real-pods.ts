// Real best-ball drafts with what became of them: twelve teams a draft, of which the two with most points after week 14
// advanced. Nothing of the season is known but the average draft positions that stood on the board.
import type { ListedDraftable } from '@pylon/engine/best-ball/advance-odds';
import { isPosition, POSITIONS } from '@pylon/engine/vocabulary/positions';
import { DATA } from '../arguments.ts';
import { type CsvRow, readCsv } from '../projections/files.ts';

/** The file of a season's drafts, in a folder laid out as `../shared/data`. */
const FILES: Readonly<Record<number, string>> = {
  2022: 'underdog/best_ball_mania_iii_2022/drafts_first_60_percent.csv.gz',
};
const TEAMS = 12;
const ADVANCING = 2;
/** Where a player without an average draft position goes: behind everybody who is drafted. */
const UNRANKED = 222;

export interface RealPod {
  readonly id: string;
  readonly startedAt: string;
  readonly draftRounds: number;
  /** Everybody drafted, by average draft position. */
  readonly list: readonly ListedDraftable[];
  readonly teams: readonly RealTeam[];
}

export interface RealTeam {
  /** Numbers of the list. */
  readonly roster: readonly number[];
  readonly points: number;
  readonly isAdvanced: boolean;
}

/**
 * The drafts of a season whose teams all have points, the oldest first.
 *
 * @throws where no file of the season is known
 */
export function realPods(season: number, data = DATA): readonly RealPod[] {
  const file = FILES[season];
  if (file === undefined) throw new Error(`there are no best-ball drafts of ${season} with their results`);
  const byDraft = Map.groupBy(readCsv(file, data), (row) => row['draft_id'] ?? '');
  return [...byDraft]
    .flatMap(([id, rows]) => podOf(id, rows) ?? [])
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

function podOf(id: string, rows: readonly CsvRow[]): RealPod | null {
  const adpOf = (row: CsvRow): number => Number(row['projection_adp']) || UNRANKED;
  const inOrder = rows.toSorted((a, b) => adpOf(a) - adpOf(b));
  const numberOf = new Map(inOrder.map((row, at) => [row, at]));
  const byTeam = Map.groupBy(rows, (row) => Number(row['pick_order']));
  const teams = Array.from({ length: TEAMS }, (_, seat) => byTeam.get(seat + 1) ?? []);
  const points = teams.map(([first]) => Number(first?.['roster_points']));
  if (points.some((each) => !(each > 0))) return null;
  const line = points.toSorted((a, b) => b - a)[ADVANCING - 1] ?? 0;
  return {
    ...{ id, startedAt: rows[0]?.['draft_time'] ?? '', draftRounds: rows.length / TEAMS },
    list: inOrder.map((row) => {
      const position = row['position_name'] ?? '';
      if (!isPosition(position)) throw new Error(`unknown position ${position}`);
      return { position: POSITIONS.indexOf(position), adp: adpOf(row), byeWeek: Number(row['bye_week']) || 0 };
    }),
    teams: teams.map((own, seat) => ({
      roster: own.map((row) => numberOf.get(row) ?? 0),
      points: points[seat] ?? 0,
      isAdvanced: (points[seat] ?? 0) >= line,
    })),
  };
}
