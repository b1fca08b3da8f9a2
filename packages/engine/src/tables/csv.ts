/** Rows as comma-separated values, which spreadsheets open and run nothing of. */
import { isLock, type Lock } from './table.ts';

export type CsvValue = string | number | null | undefined | Lock;

/** A column of a file: its head, and what stands in a row's cell. A locked cell is empty. */
export interface CsvColumn<R> {
  readonly head: string;
  readonly cell: (row: R) => CsvValue;
}

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/;

const field = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  const text = isLock(value) ? '' : (value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values (RFC 4180), heads first. Nothing in it is run by a spreadsheet. */
export const toCsv = <R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string =>
  [columns.map((column) => field(column.head)), ...rows.map((row) => columns.map((column) => field(column.cell(row))))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');
