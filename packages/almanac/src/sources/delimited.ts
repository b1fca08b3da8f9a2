// Reads a CSV file against its source dictionary: every cell is checked, every fault says where.
import { CsvError, parse } from 'csv-parse/sync';
import type { RecordOf, SourceColumn, SourceDictionary } from './dictionary.ts';
import type { Fault, FaultReason, Read } from './faults.ts';
import { toTeamId } from './team-codes.ts';

/** More faults than this in one file say no more than these. */
const MAX_FAULTS = 20;

/** A cell's value, or undefined when it does not fit the type. */
type Cell = string | number | boolean | null;

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const FLAGS: Readonly<Record<string, boolean>> = {
  TRUE: true,
  FALSE: false,
  true: true,
  false: false,
  1: true,
  0: false,
};

function cellOf(type: SourceColumn['type'], text: string): Cell | undefined {
  switch (type) {
    case 'text':
      return text;
    case 'number':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'whole': {
      const value = NUMBER.test(text) ? Number(text) : Number.NaN;
      return Number.isInteger(value) ? value : undefined;
    }
    case 'flag':
      return FLAGS[text];
    case 'date':
      return DATE.test(text) ? text : undefined;
    case 'team':
      return toTeamId(text);
  }
}

const TYPE_NAMES = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number',
  flag: 'TRUE or FALSE',
  date: 'a date',
  team: 'a team',
};

interface Options<N> {
  /** Name for faults. */
  readonly file: string;
  /** Columns to deliver; all are checked in any case. Default: all. */
  readonly pick?: readonly N[];
  /** Whether a file that does not end with a line break is cut off. True for the published sources, which all end so. */
  readonly endsWithLineBreak?: boolean;
  /** For files made by hand or by a spreadsheet: what else stands for a missing cell ('-'), and what is forgiven. */
  readonly missing?: readonly string[];
  /** Records of any number of cells are taken; missing ones are empty. */
  readonly ragged?: boolean;
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

/** Splits a CSV file into records; quoted line breaks, doubled quotes and a byte order mark are understood. */
export function parseRecords(bytes: Buffer, file: string): Read<string[][]> {
  try {
    const value: string[][] = parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: true });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = typeof error['records'] === 'number' ? error['records'] : 0;
    const cut = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const detail = cut ? 'the file ends inside a quoted cell' : error.message;
    return {
      ok: false,
      faults: [{ file, row: Math.max(1, records), column: null, reason: cut ? 'truncated' : 'malformed', detail }],
    };
  }
}

/**
 * Reads a file and checks it against its dictionary. Columns that the dictionary does not know are passed over: sources
 * add columns, and a new one is no reason to refuse a file.
 *
 * @returns records in the file's order with the picked columns; or up to twenty faults: truncated, malformed,
 *   missing-column, missing-value, wrong-type, unknown-team, duplicate-key
 */
export function readDelimited<const D extends SourceDictionary, N extends keyof D['columns'] & string>(
  bytes: Buffer,
  dictionary: D,
  { file, pick, endsWithLineBreak = true, missing = [], ragged = false }: Options<N>,
): Read<readonly RecordOf<D, N>[]> {
  const faults: Fault[] = [];
  const fault = (row: number | null, column: string | null, reason: FaultReason, detail: string) => {
    if (faults.length < MAX_FAULTS) faults.push({ file, row, column, reason, detail });
  };

  const parsed = parseRecords(bytes, file);
  if (!parsed.ok) return parsed;
  const [head = [], ...records] = parsed.value;
  const header = head.map((name) => name.trim());
  const columns = Object.entries(dictionary.columns).map(([name, column]) => {
    const at = [name, ...column.aliases].map((spelling) => header.indexOf(spelling)).find((index) => index >= 0) ?? -1;
    if (at < 0 && column.presence !== 'later') fault(null, name, 'missing-column', `the column is missing`);
    return { name, column, at, wanted: !pick || (pick as readonly string[]).includes(name) };
  });
  if (faults.length > 0) return { ok: false, faults };

  if (endsWithLineBreak && bytes.length > 0 && bytes[bytes.length - 1] !== 0x0a) {
    fault(records.length, null, 'truncated', 'the file ends within a record');
  }
  const rows: Record<string, Cell>[] = [];
  for (let index = 0; index < records.length; index++) {
    const record = records[index] ?? [];
    if (isBlank(record)) continue;
    if (record.length !== header.length && !ragged) {
      const cut = index === records.length - 1 && record.length < header.length;
      fault(
        index + 1,
        null,
        cut ? 'truncated' : 'malformed',
        `${record.length} cells where the header has ${header.length}`,
      );
      continue;
    }
    const row: Record<string, Cell> = {};
    for (const { name, column, at, wanted } of columns) {
      const text = at < 0 ? '' : (record[at] ?? '').trim();
      let value: Cell | undefined = null;
      if (text === '' || text === 'NA' || missing.includes(text)) {
        if (column.presence === 'need') fault(index + 1, header[at] ?? name, 'missing-value', 'the cell is empty');
      } else {
        value = cellOf(column.type, text);
        if (value === null && column.presence === 'need') {
          fault(index + 1, header[at] ?? name, 'missing-value', `'${text}' is no team`);
        } else if (value === undefined) {
          const team = column.type === 'team';
          fault(
            index + 1,
            header[at] ?? name,
            team ? 'unknown-team' : 'wrong-type',
            `'${text}' is not ${TYPE_NAMES[column.type]}`,
          );
        }
      }
      if (wanted) row[name] = value ?? null;
    }
    rows.push(row);
    if (faults.length >= MAX_FAULTS) break;
  }
  if (faults.length === 0) {
    const places = dictionary.key.map((name) => columns.find((column) => column.name === name)?.at ?? -1);
    checkKeys(dictionary.key, places, records, fault);
  }
  // Each row was filled column by column from the dictionary, with the presence rules checked.
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: rows as unknown as RecordOf<D, N>[] };
}

function checkKeys(
  key: readonly string[],
  places: readonly number[],
  records: readonly (readonly string[])[],
  fault: (row: number, column: string, reason: FaultReason, detail: string) => void,
) {
  if (key.length === 0) return;
  const first = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    if (isBlank(record)) continue;
    const cells = places.map((place) => record[place] ?? '');
    const id = cells.join('\u0001');
    const before = first.get(id);
    if (before === undefined) first.set(id, index + 1);
    else fault(index + 1, key.join('+'), 'duplicate-key', `'${cells.join(' ')}' is already in row ${before}`);
  }
}
