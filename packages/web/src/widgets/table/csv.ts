import { BRAND } from '@pylon/contract/brand';
import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/states/toast-store.ts';

type CsvValue = string | number | null | undefined | Locked;

/** A column of a file: its head, and what stands in a row's cell. A locked cell is empty. */
export interface CsvColumn<R> {
  readonly head: string;
  readonly cell: (row: R) => CsvValue;
}

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/;

const field = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  const text = isLocked(value) ? '' : (value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values (RFC 4180), heads first. Nothing in it is run by a spreadsheet. */
export const toCsv = <R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string =>
  [columns.map((column) => field(column.head)), ...rows.map((row) => columns.map((column) => field(column.cell(row))))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');

/** Hands the text of a table to the browser's downloads; the mark before it tells spreadsheets its encoding. */
export const saveCsv = (name: string, text: string): void => saveFile(name, `\ufeff${text}`, 'text/csv;charset=utf-8');

/** Hands a table to the browser's downloads, and says so when some of its cells are empty because they are locked. */
export function saveTable<R>(name: string, columns: readonly CsvColumn<R>[], rows: readonly R[]): void {
  saveCsv(name, toCsv(columns, rows));
  if (rows.some((row) => columns.some((column) => isLocked(column.cell(row)))))
    toasts.show('warning', `What is locked is empty in the file. ${BRAND.plan} fills it.`);
}
