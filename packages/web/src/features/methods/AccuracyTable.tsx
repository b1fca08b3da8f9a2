import type { AccuracyRow } from '@pylon/contract/accuracy/accuracy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { day, decimal, NONE, signed } from '../../widgets/player/display.ts';
import { CsvButton } from '../../widgets/table/CsvButton.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { accuracyInput } from './accuracy.search.ts';
import { ACCURACY_IN_FILE, accuracyTitle } from './accuracy-file.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { NothingToJudge } from './NothingToJudge.tsx';

const KINDS: Readonly<Record<AccuracyRow['kind'], string>> = {
  projections: 'projections',
  rankings: 'ranking',
  adp: 'average picks',
  house: 'our method',
};

const shareOf = (hits: number, of: number): string => (of === 0 ? NONE : `${decimal((100 * hits) / of)}%`);
const COLUMNS: readonly FigureColumn<AccuracyRow>[] = [
  { title: 'Players', cell: ({ cases }) => decimal(cases) },
  { title: 'Order', cell: ({ order }) => decimal(order, 3) },
  { title: 'Plain mean', cell: ({ plainOrder }) => decimal(plainOrder, 3) },
  { title: 'Off by', cell: ({ error }) => decimal(error, 2) },
  { title: 'Plain mean off by', cell: ({ plainError }) => decimal(plainError, 2) },
  { title: 'Bias', cell: ({ bias }) => signed(bias, 2) },
  { title: 'Starters', cell: ({ hits, starters }) => shareOf(hits, starters) },
  { title: 'Plain mean’s', cell: ({ plainHits, plainStarters }) => shareOf(plainHits, plainStarters) },
  { title: 'Newest list', cell: ({ asOf }) => day(asOf) },
];

export interface AccuracyTableProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** Everybody who spoke in time, the best order first, with the plain mean on the same players beside each. */
export function AccuracyTable({ search, onSearch }: AccuracyTableProps) {
  const season = useSeason();
  const input = accuracyInput(search, season);
  const { rows, provenance } = useSuspenseQuery(answer('listAccuracy', input)).data;
  const caption =
    input.period === 'Seasonal'
      ? `Lists from before the ${input.seasonId} season against its points so far; errors in points of a season, once it is over`
      : `Lists of ${input.week === undefined ? 'all weeks' : `week ${input.week}`} of ${input.seasonId} that are over; errors in points a game`;
  return (
    <div className="flex flex-col gap-4">
      {rows.length === 0 ? (
        <NothingToJudge input={input} onSearch={onSearch} />
      ) : (
        <FigureTable
          caption={caption}
          of="Source"
          rows={rows.map((row) => ({ ...row, name: `${row.name}, ${KINDS[row.kind]}` }))}
          columns={COLUMNS}
        />
      )}
      {rows.length > 0 && (
        <div className="no-print flex justify-end">
          <CsvButton onExport={() => saveTable(accuracyTitle(input), ACCURACY_IN_FILE, rows)} />
        </div>
      )}
      <SourcesFoot provenance={provenance} />
    </div>
  );
}
