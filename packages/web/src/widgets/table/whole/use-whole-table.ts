import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableSearch } from '../table-search.ts';
import { tableFile } from './save-table.ts';

/** A page of a table: its rows under the answer's name for them, and how many the table has. */
type TablePage<K extends string> = Readonly<Record<K, readonly unknown[]>> & { readonly total: number };

/** The rows to show: those of the page, or all that have come. */
interface RowsInSight<R> {
  readonly rows: readonly R[];
  /** Asks again for those that did not come; null while they are coming, and when all are there. */
  readonly onRetry: (() => void) | null;
  /** Every row that is wanted, for a file. */
  readonly readAll: () => Promise<readonly R[]>;
}

/**
 * Of 'All rows' the first answer is shown at once, and the others as soon as all of them are there.
 *
 * @param question the call and the input that the page answers; all rows are asked for as these were
 */
export function useWholeTable<K extends string, P extends TablePage<K>>(
  search: TableSearch,
  question: readonly [call: string, input: object],
  page: P,
  rowsIn: K,
): RowsInSight<P[K][number]> {
  const queries = useQueryClient();
  const [call, input] = question;
  const { [rowsIn]: rows, total } = page;
  const readAll = async () =>
    (await tableFile()).readToEnd(async (part) => {
      const answer = await queries.fetchQuery<P>({ queryKey: [call, { ...input, ...part }] });
      return { rows: answer[rowsIn], total: answer.total };
    });
  const { data, isError, refetch } = useQuery({
    queryKey: [...question, 'to the end'],
    queryFn: readAll,
    enabled: search.rows === 'all' && rows.length === MOST_ROWS && total > MOST_ROWS,
  });
  return { rows: data ?? rows, onRetry: isError ? () => void refetch() : null, readAll };
}
