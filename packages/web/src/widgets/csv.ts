/** A column of a file: its head, and what stands in a row's cell. */
export interface CsvColumn<R> {
  readonly head: string;
  readonly cell: (row: R) => string | number | null | undefined;
}

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/;

const field = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values (RFC 4180), heads first. Nothing in it is run by a spreadsheet. */
export const toCsv = <R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string =>
  [columns.map((column) => field(column.head)), ...rows.map((row) => columns.map((column) => field(column.cell(row))))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
