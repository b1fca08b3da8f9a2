import { BRAND } from '@pylon/contract/brand';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { isLock } from '@pylon/engine/tables/table';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/states/toast-store.ts';

/** Hands the text of a table to the browser's downloads; the mark before it tells spreadsheets its encoding. */
export const saveCsv = (name: string, text: string): void => saveFile(name, `\ufeff${text}`, 'text/csv;charset=utf-8');

/** Hands a table to the browser's downloads, and says so when some of its cells are empty because they are locked. */
export function saveTable<R>(name: string, columns: readonly CsvColumn<R>[], rows: readonly R[]): void {
  saveCsv(name, toCsv(columns, rows));
  if (rows.some((row) => columns.some((column) => isLock(column.cell(row)))))
    toasts.show('warning', `What is locked is empty in the file. ${BRAND.plan} fills it.`);
}
