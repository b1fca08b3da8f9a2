import { isLocked } from '@pylon/contract/plans/tiers';
import { SERIES_STATS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import type { PlayerSeries, SeriesWeek } from '@pylon/contract/tables/time-series/time-series';
import { decimal, NONE, percent } from '../../../widgets/player/display.ts';

/** A stat's number as it is told. @example tellStat('targetShare', 25.64) // → '25.6%' */
export function tellStat(key: SeriesKey, value: number | null, { isMean = false } = {}): string {
  const { kind } = SERIES_STATS[key];
  if (kind === 'share') return percent(value);
  return decimal(value, kind === 'decimal' || (isMean && kind === 'whole') ? 1 : 0);
}

/** The open numbers of a stat by week; null for a gap, and for what a plan opens. */
export const openValues = (weeks: readonly Pick<SeriesWeek, 'values'>[], key: SeriesKey): readonly (number | null)[] =>
  weeks.map(({ values }) => {
    const value = values[key];
    return value === undefined || isLocked(value) ? null : value;
  });

/** Whether a plan would open more of a stat. */
export const isShut = (weeks: readonly Pick<SeriesWeek, 'values'>[], key: SeriesKey): boolean =>
  weeks.some(({ values }) => isLocked(values[key]));

/** Mean of what is there; null of nothing. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** How many weeks a picture has: up to the last one in which any line has a number. */
export const weeksDrawn = (lines: readonly (readonly (number | null)[])[]): number =>
  Math.max(0, ...lines.map((values) => values.findLastIndex((value) => value !== null) + 1));

/** Why a week has no number. */
const STATE_WORDS: Readonly<Record<SeriesWeek['state'], string>> = {
  played: NONE,
  missed: 'DNP',
  bye: 'Bye',
  ahead: NONE,
};
export const stateWord = ({ state }: Pick<PlayerSeries['weeks'][number], 'state'>): string => STATE_WORDS[state];
