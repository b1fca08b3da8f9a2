import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';
import { outlookOf } from './outlook-of.ts';

type Row = Answer<'listStartSitStats'>['startSitProjectedStatsTable'][number];

/** What those compared are projected to do, a table for each position. */
export function ProjectedStats({ input }: { readonly input: Input<'listStartSitStats'> }) {
  const { data, error, refetch } = useQuery({
    ...answer('listStartSitStats', input),
    placeholderData: keepPreviousData,
  });
  const rows = data?.startSitProjectedStatsTable ?? [];
  const lock = rows.map(({ stats }) => stats).find(isLocked);
  return (
    <section aria-labelledby="projected-stats" className="flex flex-col gap-4">
      <PartTitle id="projected-stats" title="Projected stats" />
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={input.PlayerIDs.length} label="Loading projected stats" />
      ) : lock ? (
        <LockedNote of={lock} what="Every player’s projected stat line" />
      ) : (
        [...Map.groupBy(rows, ({ position }) => position)].map(([position, own]) => (
          <div key={position} className="bg-surface">
            <StatTable
              label={`Projected stats, ${position ? POSITION_LABELS[position] : 'others'}`}
              caption="Expected amounts of the week."
              columns={columnsOf(position)}
              rows={own}
              keyOf={({ player }) => player.id}
            />
          </div>
        ))
      )}
    </section>
  );
}

const columnsOf = (position: Row['position']): readonly StatTableColumn<Row>[] => [
  { title: position ? POSITION_LABELS[position] : 'Player', isWords: true, cell: ({ player }) => nameOf(player) },
  { title: 'Points', cell: (row) => <b>{decimal(outlookOf(row)?.expected, 1)}</b> },
  ...(position ? statColumns([position]) : []).map(
    (column): StatTableColumn<Row> => ({
      title: column.title,
      hint: column.meaning,
      cell: (row) => {
        const stats = unlocked(row.stats);
        return stats ? decimal(statOf(stats, column) ?? 0, 1) : NONE;
      },
    }),
  ),
];

const nameOf = (player: Row['player']): string => entityOf(player)?.shortName ?? player.id;
