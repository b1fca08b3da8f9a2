/**
 * A whole season's points under any scoring system, and again as fast as a person can move a stepper.
 *
 * Points are values times units, so a change of values needs only the units, kept once by setting: one sparse
 * column for each, with the cells (a player in a week) that have any. Most cells have none of most settings, which
 * makes scoring a season a walk over a few dozen short lists, and a change of one setting a walk over one.
 */
import type { Position } from '../vocabulary/positions.ts';
import { SCORING_KEYS, SCORING_RULES, type ScoringEffect, type ScoringKey } from './scoring-keys.ts';
import type { ScoringSettings } from './scoring-settings.ts';
import type { StatLine } from './stat-keys.ts';
import { units } from './units.ts';

/** What one cell of a season holds. Absent lines (byes, players not yet drafted) are simply not given. */
export interface ScoringCell {
  /** Where its points go: 0 to `cells` − 1, for instance player × weeks + week. */
  readonly cell: number;
  readonly line: StatLine;
  /** Null for individual defenders. */
  readonly position: Position | null;
  /** Games that the line covers; absent is one. */
  readonly games?: number;
}

/** 32-bit arrays take half the bytes; 64-bit arrays keep all digits. */
type Amounts = Float32Array | Float64Array;

/** Which cells earn units of one setting, and how many. */
interface UnitColumn {
  readonly key: ScoringKey;
  readonly cells: Uint16Array | Uint32Array;
  readonly units: Amounts;
}

/** A season ready to be scored; made by {@link scoringSeason}. Cells count from 0. */
export interface ScoringSeason {
  readonly cells: number;
  /** Settings of which some cell has units; the others cannot matter. */
  readonly columns: readonly UnitColumn[];
  /**
   * The systems' values for {@link columns}, kept while the systems are in use: looking up dozens of keys costs more
   * than a change.
   */
  readonly values: WeakMap<ScoringSettings, Float64Array>;
}

/** Counts units of an effect: exactly ({@link units}) or as expectations. */
export type UnitCounter = (effect: ScoringEffect, line: StatLine, position: Position | null, games: number) => number;

/**
 * Sorts a season's lines into columns. Done once; costs milliseconds.
 *
 * @param lines in any order; a cell given twice adds up
 * @param cells how many cells there are
 * @param count how units are counted; for projections of a week `expectedUnits`
 * @param Units how units are kept: in 32 bits, which a whole season of weeks is scored the quickest from, or in 64
 */
export function scoringSeason(
  lines: readonly ScoringCell[],
  cells: number,
  count: UnitCounter = units,
  Units: Float32ArrayConstructor | Float64ArrayConstructor = Float32Array,
): ScoringSeason {
  const columns: UnitColumn[] = [];
  const foundCells = new Uint32Array(lines.length);
  const foundUnits = new Units(lines.length);
  for (const key of SCORING_KEYS) {
    const { effect } = SCORING_RULES[key];
    let found = 0;
    for (const { cell, line, position, games = 1 } of lines) {
      const amount = count(effect, line, position, games);
      if (amount === 0) continue;
      foundCells[found] = cell;
      foundUnits[found] = amount;
      found += 1;
    }
    if (found === 0) continue;
    // Half the bytes for the season of usual size, and reading them is what scoring spends its time on.
    const Cells = cells <= 0x10000 ? Uint16Array : Uint32Array;
    columns.push({ key, cells: Cells.from(foundCells.subarray(0, found)), units: foundUnits.slice(0, found) });
  }
  return { cells, columns, values: new WeakMap() };
}

/**
 * Scores everything.
 *
 * @param into reused when given, at least `season.cells` long
 * @returns points by cell, unrounded; cells without a line have 0
 */
export function scoreSeason(
  season: ScoringSeason,
  settings: ScoringSettings,
  into: Float64Array = new Float64Array(season.cells),
): Float64Array {
  into.fill(0);
  for (const column of season.columns) addColumn(column, settings[column.key] ?? 0, into);
  return into;
}

/**
 * Applies a change of settings: only the columns whose value differs are walked.
 *
 * @param from a system that does not change after it was given here; so is `to`
 * @param totals what {@link scoreSeason} gave for `from`; changed in place, which is the point of it
 */
export function rescore(season: ScoringSeason, totals: Float64Array, from: ScoringSettings, to: ScoringSettings): void {
  const before = valuesOf(season, from);
  const after = valuesOf(season, to);
  for (let at = 0; at < after.length; at += 1) {
    const change = (after[at] as number) - (before[at] as number);
    if (change !== 0) addColumn(season.columns[at] as UnitColumn, change, totals);
  }
}

/** Values of a system, in the order of the columns. */
function valuesOf({ columns, values }: ScoringSeason, settings: ScoringSettings): Float64Array {
  const known = values.get(settings);
  if (known !== undefined) return known;
  const found = Float64Array.from(columns, ({ key }) => settings[key] ?? 0);
  values.set(settings, found);
  return found;
}

/**
 * Applies the change of one setting, as a press of + makes it. This is the quickest way, because nothing is compared.
 *
 * @param totals points by cell; changed in place
 * @param change new value less old
 */
export function changeSetting(season: ScoringSeason, totals: Float64Array, key: ScoringKey, change: number): void {
  const column = season.columns.find((one) => one.key === key);
  if (column !== undefined) addColumn(column, change, totals);
}

function addColumn(column: UnitColumn, value: number, totals: Float64Array): void {
  if (value === 0) return;
  // Two loops, so that each sees one kind of array and stays monomorphic.
  if (column.cells instanceof Uint16Array) addNarrow(column.cells, column.units, value, totals);
  else addWide(column.cells, column.units, value, totals);
}

// The casts below are on indexes that the loops bound themselves; a default would cost a branch for each cell.

function addNarrow(cells: Uint16Array, amounts: Amounts, value: number, totals: Float64Array): void {
  const count = cells.length;
  for (let at = 0; at < count; at += 1) {
    const cell = cells[at] as number;
    totals[cell] = (totals[cell] as number) + value * (amounts[at] as number);
  }
}

function addWide(cells: Uint32Array, amounts: Amounts, value: number, totals: Float64Array): void {
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as number;
    totals[cell] = (totals[cell] as number) + value * (amounts[at] as number);
  }
}
