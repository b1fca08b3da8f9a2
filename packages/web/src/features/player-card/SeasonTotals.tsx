import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';

type SeasonRow = PlayerCard['seasons'][number];

/** Regular-season totals, newest season first. */
export function SeasonTotals({ card }: { readonly card: PlayerCard }) {
  const entity = entityOf(card);
  if (card.seasons.length === 0) return <p className="text-base text-muted">No season on record.</p>;
  const columns: readonly StatTableColumn<SeasonRow>[] = [
    { title: 'Season', isWords: true, className: 'font-semibold', cell: ({ seasonId }) => seasonId },
    { title: 'Team', isWords: true, className: 'text-muted', cell: ({ teams }) => teams.join(', ') || NONE },
    { title: 'G', cell: ({ games }) => games },
    { title: 'Points', className: 'font-semibold', cell: ({ points }) => decimal(points, 1) },
    { title: 'A game', cell: ({ pointsPerGame }) => decimal(pointsPerGame, 1) },
    {
      title: 'Finish',
      cell: ({ positionFinish }) => (positionFinish === null ? NONE : `${entity?.positionLabel}${positionFinish}`),
    },
    ...statColumns(entity?.position ? [entity.position] : []).map((column) => ({
      title: column.title,
      hint: column.meaning,
      cell: ({ stats }: SeasonRow) => decimal(statOf(stats, column) ?? 0),
    })),
  ];
  return (
    <StatTable
      label="Season totals"
      caption={`Season totals of ${entity?.name}`}
      headClass="whitespace-nowrap"
      columns={columns}
      rows={card.seasons}
      keyOf={({ seasonId }) => seasonId}
    />
  );
}
