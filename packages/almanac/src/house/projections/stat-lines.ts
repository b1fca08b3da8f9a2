// Arithmetic on stat lines.
import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';

/** The line of a row of stat columns; missing amounts are left out. */
export function lineOf(row: Readonly<Record<StatKey, number | null>>): StatLine {
  const line: Partial<Record<StatKey, number>> = {};
  for (const key of STAT_KEYS) {
    const amount = row[key];
    if (amount !== null && amount !== 0) line[key] = amount;
  }
  return line;
}

/**
 * Sum of lines, each times its weight.
 * @example weightedSum([[{ rushingYards: 80 }, 0.5]]) // → { rushingYards: 40 }
 */
export function weightedSum(parts: readonly (readonly [line: StatLine, weight: number])[]): StatLine {
  const sum: Partial<Record<StatKey, number>> = {};
  for (const [line, weight] of parts) {
    if (weight === 0) continue;
    // The line's own keys
    for (const key of Object.keys(line) as StatKey[]) sum[key] = (sum[key] ?? 0) + weight * (line[key] ?? 0);
  }
  return sum;
}

/** A line times a factor. */
export const scaled = (line: StatLine, factor: number): StatLine => weightedSum([[line, factor]]);

/** Digits kept of an expected amount: more would claim more than is known. */
const DECIMALS = 1000;

/**
 * The stat columns of a row: every key, amounts to three decimals, 0 where the line has none; only points and yards
 * allowed may be missing.
 */
export function columnsOf(line: StatLine): Record<StatKey, number | null> {
  const columns = {} as Record<StatKey, number | null>; // filled with every key below
  for (const key of STAT_KEYS) {
    const amount = line[key] ?? (MAY_BE_UNKNOWN.has(key) ? null : 0);
    columns[key] = amount === null ? null : Math.round(amount * DECIMALS) / DECIMALS + 0;
  }
  return columns;
}

/** Zero yards allowed is a result, not a missing value. */
const MAY_BE_UNKNOWN: ReadonlySet<StatKey> = new Set(['defensePointsAllowed', 'defenseYardsAllowed']);
