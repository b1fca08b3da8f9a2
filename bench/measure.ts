// How every benchmark is timed and printed: best of several runs by the process's own CPU time, which other programs on
// the machine disturb least, after warming up, so that it is optimised code that runs.

/** One line of a table: what was done, how fast, and against what. */
export interface BenchRow {
  readonly name: string;
  readonly ours: Figure;
  /** The best peer or the target; absent when there is neither. */
  readonly against?: Figure & { readonly what: string };
}

/** An amount and whether more or less of it is better. */
export interface Figure {
  readonly amount: number;
  readonly unit: 'per second' | 'ms' | 'µs' | 'kB' | 'MB' | 'points' | 'answers';
}

/** One benchmark file: `export const bench: Bench = { name, run }`. */
export interface Bench {
  readonly name: string;
  run(): Promise<readonly BenchRow[]>;
}

/** How long and how often to measure. */
interface Effort {
  /** CPU time of one run, at least. */
  readonly runMs: number;
  readonly runs: number;
}

const USUAL_EFFORT: Effort = { runMs: 150, runs: 5 };

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * CPU time of one call, the best of several runs.
 *
 * @param work done again and again; give back something that depends on the work, so that none of it can be left out
 * @returns milliseconds a call
 */
export function millisecondsOf(work: () => number, effort: Effort = USUAL_EFFORT): number {
  let kept = 0;
  // As often as fills a run; finding that out is the warming up.
  let calls = 1;
  for (;;) {
    const start = cpuMs();
    for (let call = 0; call < calls; call += 1) kept += work();
    const spent = cpuMs() - start;
    if (spent >= effort.runMs) break;
    calls = Math.ceil(calls * Math.min(10, Math.max(2, (1.2 * effort.runMs) / Math.max(spent, 0.01))));
  }
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < effort.runs; run += 1) {
    const start = cpuMs();
    for (let call = 0; call < calls; call += 1) kept += work();
    best = Math.min(best, (cpuMs() - start) / calls);
  }
  if (Number.isNaN(kept)) throw new Error('a benchmark computed NaN, so it did not do its work');
  return best;
}

/** The middle one of several measurements, the upper of two; 0 for none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The least of several measurements that the given share of them (0 to 1) does not exceed; 0 for none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Calls a second, from {@link millisecondsOf}; `perCall` when one call does several things. */
export const perSecond = (milliseconds: number, perCall = 1): Figure => ({
  amount: (1000 * perCall) / milliseconds,
  unit: 'per second',
});

/** Milliseconds or microseconds, whichever reads better. */
export const duration = (milliseconds: number): Figure =>
  milliseconds < 1 ? { amount: 1000 * milliseconds, unit: 'µs' } : { amount: milliseconds, unit: 'ms' };

/** A row of what should take so many milliseconds at most. */
export const atMost =
  (targetMs: number) =>
  (name: string, milliseconds: number): BenchRow => ({
    name,
    ours: { amount: milliseconds, unit: 'ms' },
    against: { amount: targetMs, unit: 'ms', what: 'at most' },
  });

const IN_BASE_UNITS: Readonly<Record<Figure['unit'], number>> = {
  'per second': 1,
  ms: 1,
  µs: 0.001,
  kB: 1,
  MB: 1000,
  points: 1,
  answers: 1,
};

/** How many times better ours is: above 1 it wins. */
function ratio({ ours, against }: BenchRow): number | null {
  if (against === undefined) return null;
  const own = ours.amount * IN_BASE_UNITS[ours.unit];
  const other = against.amount * IN_BASE_UNITS[against.unit];
  const moreIsBetter = ours.unit === 'per second' || ours.unit === 'points';
  return moreIsBetter ? own / other : other / own;
}

/** @example figure({ amount: 1234567, unit: 'per second' }) // → '1,230,000 /s' */
function figure({ amount, unit }: Figure): string {
  const rounded = Number(amount.toPrecision(3)).toLocaleString('en');
  return unit === 'per second' ? `${rounded} /s` : `${rounded} ${unit}`;
}

/** The rows as aligned text: name | ours | peer or target | ratio. */
function benchTable(rows: readonly BenchRow[]): string {
  const cells = [
    ['name', 'ours', 'peer or target', 'ratio'],
    ...rows.map((row) => {
      const times = ratio(row);
      return [
        row.name,
        figure(row.ours),
        row.against === undefined ? '' : `${figure(row.against)} (${row.against.what})`,
        times === null ? '' : `${Number(times.toPrecision(3)).toLocaleString('en')}x`,
      ];
    }),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints the rows of one benchmark. */
export function printRows(rows: readonly BenchRow[]): void {
  console.log(benchTable(rows));
}
