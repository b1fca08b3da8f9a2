import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';

/** Place of each stat key in a line of counts. */
export const STAT = Object.fromEntries(STAT_KEYS.map((key, index) => [key, index])) as Readonly<
  Record<StatKey, number>
>; // one entry per key, by construction

/** A line of counts with nothing in it. */
export const emptyLine = (): Float64Array => new Float64Array(STAT_KEYS.length);
