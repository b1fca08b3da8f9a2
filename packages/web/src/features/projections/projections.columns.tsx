import { unlocked } from '@pylon/contract/plans/tiers';
import type { ProjectionRow } from '@pylon/contract/projections/projections';
import { projections } from '@pylon/contract/tables/week/projections.table';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { inFile, PLAYER_IN_FILE } from '@pylon/engine/tables/table-file';
import { ScaleHead } from '../../ui/charts/ScaleHead.tsx';
import type { Domain } from '../../ui/charts/scale.ts';
import type { Column } from '../../ui/table/column.ts';
import { decimal } from '../../widgets/player/display.ts';
import { type PointsOutlook, PointsRange } from '../../widgets/player/PointsRange.tsx';
import { declaredColumn, placeColumn, playerColumn } from '../../widgets/table/declared-columns.tsx';
import { type StatColumn, statColumns, statOf } from '../../widgets/table/stat-columns.ts';
import type { ProjectionPeriod } from './projections.search.ts';

/** The points of a row with their range; null when they are locked. */
export function outlookOf(row: ProjectionRow): PointsOutlook | null {
  const [floor, expected, ceiling] = [
    unlocked(row.floorFantasyPoints),
    unlocked(row.projectedFantasyPoints),
    unlocked(row.ceilingFantasyPoints),
  ];
  return floor === null || expected === null || ceiling === null ? null : { floor, expected, ceiling };
}

/**
 * The columns of the projections table: points with their range, then the amounts of the position.
 *
 * @param rows those that are open
 */
export function projectionColumns(
  positions: readonly string[],
  rows: readonly ProjectionRow[],
  period: ProjectionPeriod,
  domain: Domain,
): readonly Column<ProjectionRow>[] {
  const isWeekly = period === 'weekly';
  return [
    placeColumn(projections.columns.rank, 'w-10 min-w-10', (row) => unlocked(row.rank)),
    // with a bye behind it a name needs more room, and on a wide screen the others have some to spare
    playerColumn(
      `max-w-0 w-full ${isWeekly ? 'md:w-64 md:max-w-64 md:min-w-60 xxl:w-80 xxl:max-w-80' : 'md:w-72 md:max-w-72 md:min-w-72 xxl:w-88 xxl:max-w-88'}`,
      ({ positionRank, byeWeek }) => ({
        positionRank: unlocked(positionRank),
        ...(isWeekly ? {} : { byeWeek }),
      }),
    ),
    isWeekly ? declaredColumn(projections, 'game', rows) : declaredColumn(projections, 'games', rows),
    declaredColumn(projections, 'floorFantasyPoints', rows, {
      key: 'floor',
      cell: (row) => <span className="text-muted">{decimal(unlocked(row.floorFantasyPoints), 1)}</span>,
    }),
    declaredColumn(projections, 'middleFantasyPoints', rows, {
      key: 'middle',
      cell: (row) => <span className="text-muted">{decimal(unlocked(row.middleFantasyPoints), 1)}</span>,
    }),
    declaredColumn(projections, 'projectedFantasyPoints', rows, {
      key: 'points',
      cell: (row) => (
        <span className="font-semibold text-lg md:text-base">{decimal(unlocked(row.projectedFantasyPoints), 1)}</span>
      ),
    }),
    declaredColumn(projections, 'ceilingFantasyPoints', rows, {
      key: 'ceiling',
      heading: (
        <>
          <span className="md:hidden">Ceil</span>
          <span className="max-md:hidden">Ceiling</span>
        </>
      ),
      cell: (row) => <span className="text-muted">{decimal(unlocked(row.ceilingFantasyPoints), 1)}</span>,
    }),
    {
      key: 'range',
      title: 'Range',
      heading: <ScaleHead title="Range" domain={domain} />,
      hint: 'Floor to ceiling on one scale',
      shows: 'desktop',
      className: 'md:min-w-28',
      cell: (row) => <PointsRange domain={domain} points={outlookOf(row)} />,
    },
    ...statColumns(positions).map(
      (column): Column<ProjectionRow> => ({
        key: column.key,
        title: column.title,
        hint: column.meaning,
        // The server sorts by one stat: a column of several added up has no order.
        ...(column.keys.length === 1 ? { sortKey: column.key, isHighFirst: true } : {}),
        align: 'right',
        shows: 'desktop',
        cell: (row) => decimal(amountOf(row, column), 1),
      }),
    ),
  ];
}

/** What a row is expected to have of a column; nothing is 0. */
const amountOf = (row: ProjectionRow, column: StatColumn): number | null => {
  const stats = unlocked(row.stats);
  return stats && (statOf(stats, column) ?? 0);
};

/** The same as a file. */
export const projectionCsv = (positions: readonly string[]): readonly CsvColumn<ProjectionRow>[] => [
  inFile(projections, 'rank'),
  PLAYER_IN_FILE.name,
  PLAYER_IN_FILE.position,
  PLAYER_IN_FILE.team,
  inFile(projections, 'byeWeek'),
  inFile(projections, 'game'),
  inFile(projections, 'games'),
  inFile(projections, 'floorFantasyPoints'),
  inFile(projections, 'middleFantasyPoints'),
  inFile(projections, 'projectedFantasyPoints'),
  inFile(projections, 'ceilingFantasyPoints'),
  ...statColumns(positions).map(
    (column): CsvColumn<ProjectionRow> => ({ head: column.meaning, cell: (row) => amountOf(row, column) }),
  ),
];
