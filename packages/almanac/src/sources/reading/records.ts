// Splits CSV into records. A visitor sees them one by one, so that a file of hundreds of columns never lies in memory
// cell by cell.
import Papa, { type ParseError } from 'papaparse';
import { type Read, refused } from './faults.ts';

/** Whether a record has nothing in it: spreadsheets leave such lines. */
export const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

/**
 * Visits a file's records in order, the header first (index 0); quoted line breaks, doubled quotes and a byte order
 * mark are understood. Records may have any number of cells; empty lines are passed over.
 *
 * @returns how many records there were, header included; or the fault, after the records before it were visited
 */
export function eachRecord(
  bytes: Buffer,
  file: string,
  visit: (record: readonly string[], index: number) => void,
): Read<number> {
  let count = 0;
  let broken: ParseError | undefined;
  Papa.parse<string[]>(bytes.toString('utf8'), {
    delimiter: ',',
    skipEmptyLines: true,
    step: ({ data, errors }, parser) => {
      broken = errors.find(({ type }) => type === 'Quotes');
      if (broken) parser.abort();
      else visit(data, count++);
    },
  });
  if (!broken) return { ok: true, value: count };
  if (broken.code !== 'MissingQuotes') return refused(file, 'malformed', broken.message);
  const detail = 'the file ends inside a quoted cell';
  return { ok: false, reason: [{ file, row: Math.max(1, count), column: null, reason: 'truncated', detail }] };
}

/** All records of a small file. */
export function parseRecords(bytes: Buffer, file: string): Read<readonly (readonly string[])[]> {
  const records: (readonly string[])[] = [];
  const read = eachRecord(bytes, file, (record) => records.push(record));
  return read.ok ? { ok: true, value: records } : read;
}
