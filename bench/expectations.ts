// What benchmarks are expected to cost, and whether they still do.
import type { BenchRow } from './measure.ts';

/** By benchmark and row: its cost in multiples of the reference, or the size itself. Less is better. */
export type Expectations = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A benchmark may lose this share of its speed. */
const ALLOWED_FALL = 0.25;

/**
 * What a row costs: its time in multiples of the reference; of a size, the size in kB.
 *
 * @param referenceMs milliseconds of the reference, in the same run
 * @returns null for points and numbers of answers, which are no cost
 */
export function costOf({ ours: { amount, unit } }: BenchRow, referenceMs: number): number | null {
  switch (unit) {
    case 'per second':
      return 1_000 / amount / referenceMs;
    case 'ms':
      return amount / referenceMs;
    case 'µs':
      return amount / 1_000 / referenceMs;
    case 'kB':
      return amount;
    case 'MB':
      return amount * 1_000;
    case 'points':
    case 'answers':
      return null;
  }
}

/** Costs of a benchmark's rows by name. */
export type Costs = Readonly<Record<string, number>>;

export const costsOf = (rows: readonly BenchRow[], referenceMs: number): Costs =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const cost = costOf(row, referenceMs);
      return cost === null ? [] : [[row.name, cost]];
    }),
  );

/** The lower cost of each row: of several measurements the least disturbed one. */
export const leastOf = (one: Costs, other: Costs): Costs =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      Math.min(one[name] ?? Number.POSITIVE_INFINITY, other[name] ?? Number.POSITIVE_INFINITY),
    ]),
  );

/**
 * What has fallen, a line for each: rows with less than three quarters of the speed that is expected of them, and rows
 * that are expected and were not measured. Rows of which nothing is expected are not looked at.
 */
export function fallsOf(expected: Costs, measured: Costs): readonly string[] {
  return Object.entries(expected).flatMap(([name, cost]) => {
    const now = measured[name];
    if (now === undefined) return [`${name}: was not measured`];
    const speed = cost / now;
    return speed < 1 - ALLOWED_FALL ? [`${name}: ${Math.round(speed * 100)} % of the speed that is expected`] : [];
  });
}
