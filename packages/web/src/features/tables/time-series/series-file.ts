import type { SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { Answer } from '../../../api/call.ts';
import { entityOf } from '../../../widgets/player/entity.ts';

/** A week by its place in the answer. */
export interface SeriesFileRow {
  readonly week: number;
  readonly at: number;
}

/** The weeks as a file: of each player the opponent and the stat, at the end the mean of the starters. */
export const seriesInFile = (
  { players, starters }: Answer<'getTimeSeries'>,
  stat: SeriesKey,
): readonly CsvColumn<SeriesFileRow>[] => [
  { head: 'Week', cell: ({ week }) => week },
  ...players.flatMap((player): readonly CsvColumn<SeriesFileRow>[] => {
    const name = entityOf(player)?.name ?? '';
    return [
      { head: `${name} against`, cell: ({ at }) => player.weeks[at]?.opponent?.replace('@', 'at ') },
      { head: name, cell: ({ at }) => player.weeks[at]?.values[stat] },
    ];
  }),
  ...starters.map(
    ({ position, weeks }): CsvColumn<SeriesFileRow> => ({
      head: `${POSITION_LABELS[position]} starters`,
      cell: ({ at }) => weeks[at]?.values[stat],
    }),
  ),
];

export const seriesFileRows = ({ weeks }: Answer<'getTimeSeries'>): readonly SeriesFileRow[] =>
  weeks.map((week, at) => ({ week, at }));
