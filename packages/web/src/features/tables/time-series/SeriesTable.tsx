import { SERIES_STATS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { ReactNode } from 'react';
import type { Answer } from '../../../api/call.ts';
import { StatTable, type StatTableColumn } from '../../../ui/table/StatTable.tsx';
import { whenOpen } from '../../../widgets/paywall/LockedCell.tsx';
import { NONE } from '../../../widgets/player/display.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { meanOf, openValues, stateWord, tellStat } from './series-words.ts';

export interface SeriesTableProps {
  readonly series: Answer<'getTimeSeries'>;
  readonly stat: SeriesKey;
  readonly title: string;
}

/** A week, or the mean of all of them. */
type Row = { readonly at: number; readonly week: number } | 'mean';

/** The numbers of the picture: a row a week, a column a player, and those of the starters at the end. */
export function SeriesTable({ series: { weeks, players, starters }, stat, title }: SeriesTableProps) {
  const meanCell = (values: readonly (number | null)[]) => tellStat(stat, meanOf(values), { isMean: true });
  const columns: readonly StatTableColumn<Row>[] = [
    { title: 'Week', isWords: true, cell: (row) => (row === 'mean' ? 'Mean' : row.week) },
    ...players.map(
      (player): StatTableColumn<Row> => ({
        title: entityOf(player)?.shortName ?? NONE,
        className: 'font-semibold',
        cell: (row) => {
          if (row === 'mean') return meanCell(openValues(player.weeks, stat));
          const game = player.weeks[row.at];
          return game ? <PlayerWeek game={game}>{told(stat, game)}</PlayerWeek> : NONE;
        },
      }),
    ),
    ...starters.map(
      ({ position, count, weeks: means }): StatTableColumn<Row> => ({
        title: `${POSITION_LABELS[position]} starters`,
        hint: `Mean of the ${count} whom the league of this scoring starts, of those who played`,
        className: 'text-muted',
        cell: (row) =>
          row === 'mean'
            ? meanCell(openValues(means, stat))
            : whenOpen(means[row.at]?.values[stat] ?? null, (value) => tellStat(stat, value, { isMean: true })),
      }),
    ),
  ];
  return (
    <StatTable<Row>
      label={`${SERIES_STATS[stat].title} by week`}
      caption={`${title}: ${SERIES_STATS[stat].title} by week`}
      headClass="whitespace-nowrap"
      columns={columns}
      rows={[...weeks.map((week, at) => ({ at, week })), 'mean']}
      keyOf={(row) => (row === 'mean' ? 'mean' : String(row.week))}
    />
  );
}

type Game = Answer<'getTimeSeries'>['players'][number]['weeks'][number];

const told = (stat: SeriesKey, game: Game): ReactNode =>
  whenOpen(game.values[stat] ?? null, (value) => (value === null ? stateWord(game) : tellStat(stat, value)));

/** A number with whom it was made against. */
const PlayerWeek = ({ game: { opponent, state }, children }: { readonly game: Game; readonly children: ReactNode }) => (
  <>
    {opponent !== null && <span className="mr-2 font-normal text-muted text-sm">{opponent}</span>}
    <span className={state === 'played' ? 'inline-block min-w-12' : 'inline-block min-w-12 font-normal text-muted'}>
      {children}
    </span>
  </>
);
