// FantasyPros season projections: column names repeat (YDS, TDS, ATT by kind of play), so columns count by place.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { Fault } from '../reading/faults.ts';
import { parseRecords } from '../reading/records.ts';
import { dated, type ImportedProjection, type ImportKind } from './import-file.ts';

type Column = StatKey | null;

interface Layout {
  readonly header: readonly string[];
  /** Position of all records, or null when the file has a column for it. */
  readonly position: string | null;
  /** What each column from the third on holds; null is passed over. */
  readonly columns: readonly Column[];
}

const RUSHING: readonly Column[] = ['rushingAttempts', 'rushingYards', 'rushingTouchdowns'];

const LAYOUTS: readonly Layout[] = [
  {
    header: ['Player', 'Team', 'ATT', 'CMP', 'YDS', 'TDS', 'INTS', 'ATT', 'YDS', 'TDS', 'FL', 'FPTS'],
    position: 'QB',
    columns: [
      'passingAttempts',
      'passingCompletions',
      'passingYards',
      'passingTouchdowns',
      'passingInterceptions',
      ...RUSHING,
      'fumblesLost',
      null,
    ],
  },
  {
    header: ['Player', 'Team', 'POS', 'ATT', 'YDS', 'TDS', 'REC', 'YDS', 'TDS', 'FL', 'FPTS'],
    position: null,
    columns: [null, ...RUSHING, 'receivingReceptions', 'receivingYards', 'receivingTouchdowns', 'fumblesLost', null],
  },
  {
    header: ['Player', 'Team', 'SACK', 'INT', 'FR', 'FF', 'TD', 'SAFETY', 'PA', 'YDS_AGN', 'FPTS'],
    position: 'DST',
    columns: [
      'defenseSacks',
      'defenseInterceptions',
      'defenseFumbleRecoveries',
      'defenseForcedFumbles',
      'defenseTouchdowns',
      'defenseSafeties',
      'defensePointsAllowed',
      'defenseYardsAllowed',
      null,
    ],
  },
];

const KICKER_HEADER = ['Player', 'Team', 'FG', 'FGA', 'XPT', 'FPTS'];

/**
 * How the league's made and missed field goals of 2025 spread over the distances. Kickers' projections only give
 * totals, which are split by these shares.
 * @source docs/sources.md "NFL kicking"
 */
const MADE_SHARES: readonly (readonly [StatKey, number])[] = [
  ['fieldGoals0To19', 4 / 931],
  ['fieldGoals20To29', 202 / 931],
  ['fieldGoals30To39', 278 / 931],
  ['fieldGoals40To49', 264 / 931],
  ['fieldGoals50To59', 171 / 931],
  ['fieldGoals60Plus', 12 / 931],
];
const MISSED_SHARES: readonly (readonly [StatKey, number])[] = [
  ['fieldGoalsMissed20To29', 4 / 134],
  ['fieldGoalsMissed30To39', 14 / 134],
  ['fieldGoalsMissed40To49', 41 / 134],
  ['fieldGoalsMissed50Plus', 75 / 134],
];

function kickerLine([made = 0, tried = 0, extraPoints = 0]: readonly number[]): StatLine {
  const missed = Math.max(0, tried - made);
  return Object.fromEntries([
    ...MADE_SHARES.map(([key, share]) => [key, made * share]),
    ...MISSED_SHARES.map(([key, share]) => [key, missed * share]),
    ['extraPoints', extraPoints],
  ]);
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** '1,667.2' and '1667.2'. */
const amount = (cell: string): number => Number(cell.replaceAll(',', '').trim() || Number.NaN);

/** Season projections of quarterbacks, of running backs, receivers and tight ends, of kickers, of team defences. */
export const fantasyprosProjections: ImportKind = {
  kind: 'fantasypros-projections',
  recognises: (header) => same(header, KICKER_HEADER) || LAYOUTS.some((layout) => same(layout.header, header)),
  read: (file) => {
    const parsed = parseRecords(file.bytes, file.name);
    if (!parsed.ok) return parsed;
    const day = dated(file);
    if (!day.ok) return day;
    const [first = [], ...records] = parsed.value;
    const header = first.map((name) => name.trim());
    const layout = LAYOUTS.find((candidate) => same(candidate.header, header));
    const faults: Fault[] = [];
    const projections: ImportedProjection[] = [];
    for (const [index, record] of records.entries()) {
      if (record.every((cell) => cell.trim() === '')) continue;
      const fault = recordFault(file.name, index + 1, header, record, layout);
      if (fault) {
        faults.push(fault);
        continue;
      }
      const [name = '', team = ''] = record;
      const position = layout ? (layout.position ?? record[2] ?? '') : 'K';
      const line = layout
        ? Object.fromEntries(
            layout.columns.flatMap((key, at) => (key === null ? [] : [[key, amount(record[at + 2] ?? '')]])),
          )
        : kickerLine(record.slice(2, 5).map(amount));
      const who = { name: name.trim(), position, teamId: toTeamId(team) ?? null };
      const provider = file.options?.publisher ?? 'fantasypros';
      projections.push({ ...day.value, who, period: 'seasonal', week: 0, provider, line });
    }
    if (faults.length > 0) return { ok: false, reason: faults.slice(0, 20) };
    return { ok: true, value: { kind: 'fantasypros-projections', projections } };
  },
};

function recordFault(
  file: string,
  row: number,
  header: readonly string[],
  record: readonly string[],
  layout: Layout | undefined,
): Fault | undefined {
  if (record.length !== header.length) {
    const detail = `${record.length} cells where the header has ${header.length}`;
    return { file, row, column: null, reason: 'truncated', detail };
  }
  const team = record[1] ?? '';
  if (toTeamId(team) === undefined) {
    return { file, row, column: 'Team', reason: 'unknown-team', detail: `'${team}' is not a team` };
  }
  const from = layout?.position === null ? 3 : 2;
  const bad = record.findIndex((cell, at) => at >= from && Number.isNaN(amount(cell)));
  if (bad < 0) return undefined;
  return { file, row, column: header[bad] ?? null, reason: 'wrong-type', detail: `'${record[bad]}' is not a number` };
}
