// Reads a CSV file against its source dictionary: every cell is checked, every fault says where.
import { type Cell, cellOf, TYPE_NAMES } from './cells.ts';
import type { RecordOf, SourceColumn, SourceDictionary } from './dictionary.ts';
import { type Fault, type FaultReason, MOST_FAULTS, type ReadByRecord } from './faults.ts';
import { eachRecord, isBlank } from './records.ts';

export interface ReadingOptions<N> {
  /** Name for faults. */
  readonly file: string;
  /** Columns to deliver; all are checked in any case. Default: all. */
  readonly pick?: readonly N[];
  /**
   * Whether a file that does not end with a line break is cut off. True for the published sources, which all end so.
   */
  readonly endsWithLineBreak?: boolean;
  /** Made by hand or by a spreadsheet: '-' is a missing cell, too, and commas behind the last cell are nothing. */
  readonly byHand?: boolean;
  /** Records of any number of cells are taken; missing ones are empty. */
  readonly ragged?: boolean;
}

/** A described column, found in the file's header. */
interface Place {
  readonly name: string;
  readonly column: SourceColumn;
  /** Where in the record; -1 when the file lacks the column. */
  readonly at: number;
  /** As the header spells it. */
  readonly heading: string;
  readonly wanted: boolean;
}

type Row = Record<string, Cell>;

/** A heading that is one of some spellings but for capitals. */
function headingLike(spellings: readonly string[], header: readonly string[]): string | undefined {
  const known = new Set(spellings.map((spelling) => spelling.toLowerCase()));
  return header.find((heading) => known.has(heading.toLowerCase()));
}

/** One file being read. */
class Reading {
  readonly #dictionary: SourceDictionary;
  readonly #file: string;
  readonly #pick: ReadonlySet<string> | null;
  readonly #missing: ReadonlySet<string>;
  readonly #byHand: boolean;
  readonly #ragged: boolean;
  /** Where each key stands: row of the file and place among {@link rows}, with the date that settles a repetition. */
  readonly #seen = new Map<string, { readonly index: number; readonly at: number; readonly date: string }>();
  #places: readonly Place[] = [];
  #key: readonly Place[] = [];
  #date: Place | undefined;
  /** A row with nothing in it, made at once: one that grows by column becomes a hash table, many times as large. */
  #blank: Row = {};
  #bad = 0;
  #lastBad = 0;
  #cells = 0;
  #shortRow = 0;
  /**
   * Texts of the file, each once and each on its own: names and ids repeat by the thousand, and a cell is a view of the
   * whole file, which it would keep in memory.
   */
  readonly #texts = new Map<string, string>();
  readonly faults: Fault[] = [];
  readonly rows: Row[] = [];

  constructor(dictionary: SourceDictionary, { file, pick, byHand = false, ragged = false }: ReadingOptions<string>) {
    this.#dictionary = dictionary;
    this.#file = file;
    this.#pick = pick ? new Set(pick) : null;
    this.#missing = new Set(['', 'NA', ...(byHand ? ['-'] : [])]);
    this.#byHand = byHand;
    this.#ragged = ragged;
  }

  fault(row: number | null, column: string | null, reason: FaultReason, detail: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ file: this.#file, row, column, reason, detail });
    if (row === null || row === this.#lastBad) return;
    this.#bad++;
    this.#lastBad = row;
  }

  /** Takes the next record, the header first. */
  take(record: readonly string[], index: number): void {
    if (index === 0) this.#takeHeader(record.map((name) => name.trim()));
    else if (this.#places.length > 0 && !isBlank(record)) this.#takeRecord(record, index);
  }

  /** What was read, after the last record: the header's row counts, and a short last record was cut off. */
  end(records: number, endsWithin: boolean): ReadByRecord<readonly Row[]> {
    if (records === 0) this.fault(null, null, 'truncated', 'the file is empty');
    const last = this.faults.findIndex(({ row, column }) => row === records - 1 && column === null);
    const fault = this.faults[last];
    const isShort = this.#shortRow === records - 1;
    if (fault && isShort) this.faults[last] = { ...fault, reason: 'truncated' };
    if (endsWithin && this.faults.length === 0) {
      this.fault(records - 1, null, 'truncated', 'the file ends within a record');
    }
    if (this.faults.length === 0) return { ok: true, value: this.rows };
    const isWhole = !isShort && !endsWithin && this.faults.every(({ row }) => row !== null);
    const rest = { value: this.rows, records: records - 1, bad: this.#bad };
    return { ok: false, reason: this.faults, ...(isWhole && { rest }) };
  }

  #takeHeader(header: readonly string[]): void {
    this.#cells = header.length;
    const places = Object.entries(this.#dictionary.columns).map(([name, column]) => {
      const spellings = [name, ...column.aliases];
      const heading = spellings.find((spelling) => header.includes(spelling)) ?? headingLike(spellings, header);
      if (heading === undefined && column.presence !== 'later') {
        this.fault(null, name, 'missing-column', 'the column is missing');
      }
      const at = heading === undefined ? -1 : header.indexOf(heading);
      return { name, column, at, heading: heading ?? name, wanted: this.#pick?.has(name) ?? true };
    });
    if (this.faults.length > 0) return;
    this.#places = places;
    const columns = places.flatMap(({ name, wanted }) => (wanted ? `${JSON.stringify(name)}:null` : []));
    this.#blank = JSON.parse(`{${columns.join()}}`) as Row;
    this.#key = this.#dictionary.key.flatMap((name) => places.find((place) => place.name === name) ?? []);
    this.#date = places.find(({ name, at }) => name === this.#dictionary.dated && at >= 0);
  }

  #takeRecord(record: readonly string[], index: number): void {
    if (!this.#isWhole(record)) {
      if (record.length < this.#cells) this.#shortRow = index;
      this.fault(index, null, 'malformed', `${record.length} cells where the header has ${this.#cells}`);
      return;
    }
    const badBefore = this.#bad;
    const row: Row = { ...this.#blank };
    for (const place of this.#places) {
      const value = this.#cell(place, place.at < 0 ? '' : (record[place.at] ?? '').trim(), index);
      if (place.wanted) row[place.name] = typeof value === 'string' ? this.#once(value) : value;
    }
    if (this.#bad === badBefore && this.#isWanted(record, index, row)) this.rows.push(row);
  }

  #isWhole(record: readonly string[]): boolean {
    if (this.#ragged || record.length === this.#cells) return true;
    return this.#byHand && record.length > this.#cells && isBlank(record.slice(this.#cells));
  }

  #once(text: string): string {
    const before = this.#texts.get(text);
    if (before !== undefined) return before;
    const own = Buffer.from(text).toString();
    this.#texts.set(own, own);
    return own;
  }

  #cell({ column, heading }: Place, text: string, index: number): Cell {
    if (this.#missing.has(text)) {
      if (column.presence === 'need') this.fault(index, heading, 'missing-value', 'the cell is empty');
      return null;
    }
    const value = cellOf(column.type, text);
    if (value === undefined) {
      const reason = column.type === 'team' ? 'unknown-team' : 'wrong-type';
      this.fault(index, heading, reason, `'${text}' is not ${TYPE_NAMES[column.type]}`);
    } else if (value === null && column.presence === 'need') {
      this.fault(index, heading, 'missing-value', `'${text}' is no team`);
    }
    return value ?? null;
  }

  /**
   * Whether a record goes in as another one. The later of two with one key takes the place of the earlier where the
   * source dates its records; elsewhere nobody can say which of the two is right, and the second is bad.
   */
  #isWanted(record: readonly string[], index: number, row: Row): boolean {
    if (this.#key.length === 0) return true;
    const cells = this.#key.map(({ at }) => record[at] ?? '');
    const id = cells.join('\u0001');
    const date = this.#date ? (record[this.#date.at] ?? '').trim() : '';
    const before = this.#seen.get(id);
    if (before === undefined) {
      this.#seen.set(id, { index, at: this.rows.length, date });
      return true;
    }
    if (date !== '' && before.date !== '' && date !== before.date) {
      if (date > before.date) {
        this.rows[before.at] = row;
        this.#seen.set(id, { index, at: before.at, date });
      }
      return false;
    }
    const detail = `'${cells.join(' ')}' is already in row ${before.index}`;
    this.fault(index, this.#dictionary.key.join('+'), 'duplicate-key', detail);
    return false;
  }
}

/**
 * Reads a file and checks it against its dictionary. Columns that the dictionary does not know are passed over: sources
 * add columns, and a new one is no reason to refuse a file.
 *
 * @returns records in the file's order with the picked columns; or up to twenty faults: truncated, malformed,
 *   missing-column, missing-value, wrong-type, unknown-team, duplicate-key; with the good records of a file that is
 *   whole
 */
export function readDelimited<const D extends SourceDictionary, N extends keyof D['columns'] & string>(
  bytes: Buffer,
  dictionary: D,
  options: ReadingOptions<N>,
): ReadByRecord<readonly RecordOf<D, N>[]> {
  const reading = new Reading(dictionary, options);
  const read = eachRecord(bytes, options.file, (record, index) => reading.take(record, index));
  if (!read.ok) return read;
  const endsWithin = (options.endsWithLineBreak ?? true) && bytes[bytes.length - 1] !== 0x0a;
  // Each row was filled column by column from the dictionary, with the presence rules checked.
  return reading.end(read.value, endsWithin) as unknown as ReadByRecord<readonly RecordOf<D, N>[]>;
}

/** A reader of a source's files, which delivers the picked columns, or all. */
export const readerOf =
  <const D extends SourceDictionary, N extends keyof D['columns'] & string>(dictionary: D, pick?: readonly N[]) =>
  (bytes: Buffer, file: string): ReadByRecord<readonly RecordOf<D, N>[]> =>
    readDelimited(bytes, dictionary, { file, ...(pick && { pick }) });
