import { unlocked } from '@pylon/contract/plans/tiers';
import type { ProjectionRow } from '@pylon/contract/projections/projections';
import { ScaleHead } from '../../ui/charts/ScaleHead.tsx';
import type { Domain } from '../../ui/charts/scale.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { decimal, kickoff, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { type PointsOutlook, PointsRange } from '../../widgets/player/PointsRange.tsx';
import type { CsvColumn } from '../../widgets/table/csv.ts';
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
    {
      key: 'rank',
      title: '#',
      align: 'right',
      shows: 'phone',
      className: 'w-10',
      cell: (row) => <span className="scoreboard font-semibold text-lg">{unlocked(row.rank)}</span>,
    },
    {
      key: 'player',
      title: 'Player',
      sortKey: 'athleteName',
      hint: 'Open a player for his card',
      shows: 'phone',
      className: 'max-w-0 w-full md:w-64 md:max-w-64 md:min-w-60',
      cell: (row) => (
        <PlayerCell
          row={row}
          positionRank={unlocked(row.positionRank)}
          {...(isWeekly ? {} : { byeWeek: row.byeWeek })}
        />
      ),
    },
    ...(isWeekly
      ? [
          {
            key: 'game',
            title: 'Game',
            shows: 'desktop' as const,
            className: 'whitespace-nowrap text-muted text-sm',
            ...columnLock(rows, (row) => row.game),
            cell: (row: ProjectionRow) => whenOpen(row.game, (game) => (game ? kickoff(game) : NONE)),
          },
        ]
      : [
          {
            key: 'games',
            title: 'G',
            hint: 'Expected games',
            align: 'right' as const,
            shows: 'picked' as const,
            cell: (row: ProjectionRow) => decimal(unlocked(row.games), 1),
          },
        ]),
    {
      key: 'floor',
      title: 'Floor',
      sortKey: 'floorFantasyPoints',
      isHighFirst: true,
      hint: 'One time in ten it is less',
      align: 'right',
      shows: 'desktop',
      cell: (row) => <span className="text-muted">{decimal(unlocked(row.floorFantasyPoints), 1)}</span>,
    },
    {
      key: 'points',
      title: 'Points',
      sortKey: 'projectedFantasyPoints',
      isHighFirst: true,
      hint: 'Expected fantasy points in the chosen scoring',
      align: 'right',
      shows: 'phone',
      cell: (row) => (
        <span className="font-semibold text-lg md:text-base">{decimal(unlocked(row.projectedFantasyPoints), 1)}</span>
      ),
    },
    {
      key: 'ceiling',
      title: 'Ceiling',
      heading: (
        <>
          <span className="md:hidden">Ceil</span>
          <span className="max-md:hidden">Ceiling</span>
        </>
      ),
      sortKey: 'ceilingFantasyPoints',
      isHighFirst: true,
      hint: 'One time in ten it is more',
      align: 'right',
      shows: 'phone',
      cell: (row) => <span className="text-muted">{decimal(unlocked(row.ceilingFantasyPoints), 1)}</span>,
    },
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
  { head: 'Rank', cell: (row) => row.rank },
  { head: 'Player', cell: (row) => entityOf(row)?.name },
  { head: 'Position', cell: (row) => entityOf(row)?.positionLabel },
  { head: 'Team', cell: (row) => entityOf(row)?.teamAlias },
  { head: 'Bye', cell: (row) => row.byeWeek },
  { head: 'Games', cell: (row) => row.games },
  { head: 'Floor', cell: (row) => row.floorFantasyPoints },
  { head: 'Points', cell: (row) => row.projectedFantasyPoints },
  { head: 'Ceiling', cell: (row) => row.ceilingFantasyPoints },
  ...statColumns(positions).map(
    (column): CsvColumn<ProjectionRow> => ({ head: column.meaning, cell: (row) => amountOf(row, column) }),
  ),
];
