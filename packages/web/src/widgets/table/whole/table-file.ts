import { BRAND } from '@pylon/contract/brand';
import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { isLock } from '@pylon/engine/tables/table';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/states/toast-store.ts';

/** Hands the text of a table to the browser's downloads; the mark before it tells spreadsheets its encoding. */
export const saveCsv = (name: string, text: string): void => saveFile(name, `\ufeff${text}`, 'text/csv;charset=utf-8');

/**
 * Hands a table to the browser's downloads, and says so when some of its cells are empty because they are locked.
 *
 * @param title '2025 Game Logs, Week 5' is saved as 2025-game-logs-week-5.csv
 */
export function saveTable<R>(title: string, columns: readonly CsvColumn<R>[], rows: readonly R[]): void {
  saveCsv(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, toCsv(columns, rows));
  if (rows.some((row) => columns.some((column) => isLock(column.cell(row)))))
    toasts.show('warning', `What is locked is empty in the file. ${BRAND.plan} fills it.`);
}

/** Some rows of a table, and how many there are. */
interface TablePart<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

/**
 * Reads a table to its end, one answer after the other.
 *
 * @param partAt asks for so many rows from the given one, counted from 0
 */
export async function readToEnd<R>(
  partAt: (page: { readonly limit: number; readonly offset: number }) => Promise<TablePart<R>>,
): Promise<readonly R[]> {
  const rows: R[] = [];
  for (let hasMore = true; hasMore; ) {
    const part = await partAt({ limit: MOST_ROWS, offset: rows.length });
    rows.push(...part.rows);
    hasMore = part.rows.length === MOST_ROWS && rows.length < part.total; // the last part, and a locked one, is short
  }
  return rows;
}
