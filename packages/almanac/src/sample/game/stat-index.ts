import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';

/** Place of each stat key in a line of counts. */
export const STAT = Object.fromEntries(STAT_KEYS.map((key, index) => [key, index])) as Readonly<
  Record<StatKey, number>
>; // one entry per key, by construction

const ZEROS: readonly number[] = STAT_KEYS.map(() => 0);

/** A line of counts with nothing in it; a plain array, because many short-lived small typed arrays cost far more. */
export const emptyLine = (): number[] => ZEROS.slice();

/** Adds a line of counts to another, each as often as `weight` says. */
export function addLine(to: number[], line: readonly number[], weight = 1): void {
  for (let key = 0; key < to.length; key++) to[key] = (to[key] ?? 0) + weight * (line[key] ?? 0);
}
