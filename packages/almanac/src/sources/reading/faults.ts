// Why a file is refused. A fault is a value that names the place, so that an operator can look there.
import type { Failed, Result } from '@pylon/engine/vocabulary/result';

/** What can be wrong with a file. */
export const FAULT_REASONS = [
  'unreachable',
  'absent',
  'truncated',
  'malformed',
  'missing-column',
  'missing-value',
  'wrong-type',
  'unknown-team',
  'duplicate-key',
  'not-recognised',
  'no-date',
] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

/** One thing that is wrong with a file. */
export interface Fault {
  /** File or address as the reader was given it. */
  readonly file: string;
  /** Record number from 1, the header not counted; null when the file as a whole is at fault. */
  readonly row: number | null;
  /** Column as the file's header (or the answer's field) calls it; null when no single column is at fault. */
  readonly column: string | null;
  readonly reason: FaultReason;
  /** One line for a person. */
  readonly detail: string;
}

/** Something read, or what is wrong with it. */
export type Read<T> = Result<T, readonly Fault[]>;

/**
 * A file whose records stand on their own: when single ones are bad, `rest` is what the others say, for whoever can do
 * without a few.
 */
export type ReadByRecord<T> =
  | { readonly ok: true; readonly value: T }
  | (Failed<readonly Fault[]> & { readonly rest?: Rest<T> });

/** What is left of a file without its bad records. */
export interface Rest<T> {
  readonly value: T;
  readonly records: number;
  readonly bad: number;
}

/** More faults than this in one file say no more than these. */
export const MOST_FAULTS = 20;

/** What was read record by record; the file is whole, so the good records may be believed. */
export function readByRecord<T>(value: T, faults: readonly Fault[], records: number): ReadByRecord<T> {
  if (faults.length === 0) return { ok: true, value };
  const bad = new Set(faults.map(({ row }) => row)).size;
  return { ok: false, reason: faults.slice(0, MOST_FAULTS), rest: { value, records, bad } };
}

/** The same file, made into something else. */
export function mapRead<T, U>(read: ReadByRecord<T>, make: (value: T) => U): ReadByRecord<U> {
  if (read.ok) return { ok: true, value: make(read.value) };
  const { rest } = read;
  return { ok: false, reason: read.reason, ...(rest && { rest: { ...rest, value: make(rest.value) } }) };
}

/** What is wrong with one cell. */
export const faultAt = (file: string, row: number, column: string, reason: FaultReason, detail: string): Fault => ({
  file,
  row,
  column,
  reason,
  detail,
});

/** A whole file refused for one reason. */
export const refused = (file: string, reason: FaultReason, detail: string): Failed<readonly Fault[]> => ({
  ok: false,
  reason: [{ file, row: null, column: null, reason, detail }],
});

/**
 * One line that says where and what.
 * @example faultLine({ file: 'games.csv', row: 3, column: 'week', reason: 'wrong-type', detail: "'x' is not a whole
 *   number" }) // → "games.csv, row 3, column week: 'x' is not a whole number"
 */
export const faultLine = (fault: Fault): string =>
  `${fault.file}${fault.row === null ? '' : `, row ${fault.row}`}${fault.column === null ? '' : `, column ${fault.column}`}: ${fault.detail}`;
