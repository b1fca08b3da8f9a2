// Written by `node analysis/rookie-runners/constants.ts` from the files named in its README.
import type { RookieClassRecord, RookieRangeRecord, RookieRecord } from './rookie-record.shape.ts';

/** How ways of telling a rookie's points a season did on classes that they had not seen, ours first. */
export const ROOKIE_RECORDS: readonly RookieRecord[] = [
  { name: 'Draft slot', count: 202, correlation: 0.618, told: 0.382, error: 42.898 },
  { name: 'Draft pick as a number', count: 202, correlation: 0.585, told: 0.342, error: 44.573 },
  { name: 'Slot and weight', count: 202, correlation: 0.626, told: 0.392, error: 42.818 },
  { name: 'Slot and age', count: 202, correlation: 0.614, told: 0.377, error: 42.935 },
  { name: 'Slot and build', count: 202, correlation: 0.626, told: 0.392, error: 43.173 },
  { name: 'Slot and kind of college', count: 202, correlation: 0.611, told: 0.373, error: 43.155 },
  { name: 'Slot and all of them', count: 202, correlation: 0.614, told: 0.377, error: 43.73 },
  { name: 'The mean', count: 202, correlation: 0, told: -0.011, error: 58.562 },
];

/** How the range and the share of starters did on them. */
export const ROOKIE_RANGE: RookieRangeRecord = { within: 0.812, below: 0.094, brier: 0.135, brierOfOne: 0.161 };

/** Later classes, by their first season. */
export const ROOKIE_CLASSES: readonly RookieClassRecord[] = [
  { draftClass: 2020, count: 17, correlation: 0.795 },
  { draftClass: 2023, count: 18, correlation: 0.887 },
  { draftClass: 2025, count: 25, correlation: 0.664 },
];
