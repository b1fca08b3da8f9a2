import type { ExpertRecord } from '@pylon/engine/methods/expert-record.shape';
import { decimal } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';

const PERIODS = { seasonal: 'Season', restOfSeason: 'Rest of season', weekly: 'Week' } as const;
type Score = ExpertRecord['own'];

const errorOf = ({ error }: Score): string => decimal(error, error < 1 ? 3 : 2);
const orderOf = ({ order }: Score): string => decimal(order, 3);
/** Two columns: how far off in points, and how alike in order. */
const columnsOf = (
  title: string,
  score: (record: ExpertRecord) => Score | null,
): readonly FigureColumn<{ readonly record: ExpertRecord }>[] => [
  { title: `${title}: off by`, cell: ({ record }) => textOf(score(record), errorOf) },
  { title: `${title}: order`, cell: ({ record }) => textOf(score(record), orderOf) },
];
const textOf = (score: Score | null, text: (score: Score) => string): string => (score ? text(score) : '–');

const COUNT: FigureColumn<{ readonly record: ExpertRecord }> = {
  title: 'Forecasts',
  cell: ({ record }) => decimal(record.count),
};
const IS_USED: FigureColumn<{ readonly record: ExpertRecord }> = {
  title: 'Used',
  cell: ({ record }) => (record.isUsed ? 'Yes' : 'No'),
};

export interface RecordTableProps {
  /** The expert's name; 'scout' is held against a player's plain mean, the others against what they start from. */
  readonly expert: string;
  readonly records: readonly ExpertRecord[];
}

/** Forecasts against what then happened, in seasons that did not choose the method's constants. */
export function RecordTable({ expert, records }: RecordTableProps) {
  const rows = records.map((record) => ({ name: `${PERIODS[record.period]}, ${record.name}`, record }));
  const isScout = expert === 'scout';
  const isRookie = records.some((record) => record.expert === 'rookie');
  const columns = isScout
    ? [COUNT, ...columnsOf('Scout', ({ baseline }) => baseline), ...columnsOf('Mean so far', ({ plain }) => plain)]
    : [
        COUNT,
        ...columnsOf(isRookie ? 'Rank alone' : 'Scout', ({ baseline }) => baseline),
        ...columnsOf(expert, ({ own }) => own),
        IS_USED,
      ];
  const hasUnused = !isScout && records.some(({ isUsed }) => !isUsed);
  const unit = isRookie ? 'points a season' : 'points a game';
  return (
    <FigureTable
      caption={`Mean error in ${unit}, and how far the order agreed with what happened (1 is perfect, 0 is chance)${hasUnused ? '; where not used, the expert ranks as Scout' : ''}`}
      of="Forecast of"
      rows={rows}
      columns={columns}
    />
  );
}
