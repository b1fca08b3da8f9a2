import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableSearch } from '../table-search.ts';
import { tableFile } from './save-table.ts';

/** A table as its page has it. */
interface WholeTableWish<R> {
  readonly search: TableSearch;
  /** The call and the input that the rows of the page answer; all rows are asked for as these were. */
  readonly question: readonly [call: string, input: object];
  /** What the answer calls its rows. */
  readonly rowsIn: string;
  /** The rows of the page, which of a whole table are the first ones. */
  readonly rows: readonly R[];
  /** How many the table has. */
  readonly total: number;
}

/** The rows to show: those of the page, or all that have come. */
interface RowsInSight<R> {
  readonly rows: readonly R[];
  /** Asks again for those that did not come; null while they are coming, and when all are there. */
  readonly onRetry: (() => void) | null;
  /** Every row that is wanted, for a file. */
  readonly readAll: () => Promise<readonly R[]>;
}

/** Of 'All rows' the first answer is shown at once, and the others as soon as all of them are there. */
export function useWholeTable<R>({ search, question, rowsIn, rows, total }: WholeTableWish<R>): RowsInSight<R> {
  const queries = useQueryClient();
  const [call, input] = question;
  const readAll = async () =>
    (await tableFile()).readToEnd(async (page) => {
      const part = await queries.fetchQuery<Record<string, unknown>>({ queryKey: [call, { ...input, ...page }] });
      return { rows: part[rowsIn] as R[], total: part['total'] as number }; // the same call answers in the same shape
    });
  const { data, isError, refetch } = useQuery({
    queryKey: [...question, 'to the end'],
    queryFn: readAll,
    enabled: search.rows === 'all' && rows.length === MOST_ROWS && total > MOST_ROWS,
  });
  return { rows: data ?? rows, onRetry: isError ? () => void refetch() : null, readAll };
}
