// What a machine is worth today: a fixed piece of work of our own that every run times first. Machines differ
// threefold, so what a benchmark is expected to cost is written in multiples of this.
import { millisecondsOf } from './measure.ts';

const CELLS = 4_096;
const NAMES = 512;

/**
 * The kernel: arithmetic over arrays, a sort, objects and a map, as our own code is made of. Its result depends on all
 * of it.
 */
function kernel(): number {
  let state = 17;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const cells = Float64Array.from({ length: CELLS }, next);
  for (let round = 0; round < 8; round++)
    for (let at = 1; at < CELLS; at++) cells[at] = Math.sqrt((cells[at] ?? 0) * 0.75 + (cells[at - 1] ?? 0) * 0.25);
  cells.sort();
  const people = Array.from({ length: NAMES }, (_, index) => ({ name: `player ${index % 64}`, points: next() }));
  const points = new Map<string, number>();
  for (const { name, points: more } of people) points.set(name, (points.get(name) ?? 0) + more);
  people.sort((one, other) => other.points - one.points);
  return (cells[CELLS / 2] ?? 0) + (points.get(people[0]?.name ?? '') ?? 0);
}

/** Milliseconds of the kernel on this machine, now. */
export const referenceMs = (): number => millisecondsOf(kernel, { runMs: 150, runs: 7 });
