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
