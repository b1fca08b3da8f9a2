// Averages of weekly projections against each publisher alone, on the player weeks that all of them project.
//
//     node analysis/projections/weekly.ts [--season <year>] [--data <folder>]
import { rangeRatio } from '../../packages/almanac/src/house/projections/ranges.ts';
import { type Asked, askedOf } from '../arguments.ts';
import { mean } from '../statistics.ts';
import {
  crosswalk,
  espnPoints,
  nflPoints,
  type PointsByPlayerWeek,
  positionOf,
  sleeperPoints,
  WEEKLY_POSITIONS,
  type WeeklyPosition,
} from './weekly-lines.ts';

/** Players that a line-up would consider: this many by mean projection each week. */
const POOL = { QB: 24, RB: 48, WR: 60, TE: 24, K: 24, DST: 24 } as const;

/** How far publishers, their mean and their median were off at a position. */
export interface WeeklyErrors {
  readonly position: WeeklyPosition;
  readonly count: number;
  /**
   * Mean absolute error in half PPR by publisher, of their 'mean' and 'median', and of 'middle': the points that are as
   * often missed as passed by somebody of whom the mean is expected.
   */
  readonly errors: Readonly<Record<string, number>>;
}

/** Every publisher that the folder has of the season. */
export function publishersOf({ season, data }: Asked): Readonly<Record<string, PointsByPlayerWeek>> {
  const ids = crosswalk(data);
  const all = {
    sleeper: sleeperPoints('projections', season, ids, data),
    nfl: nflPoints(season, ids, data),
    espn: espnPoints(season, data),
  };
  return Object.fromEntries(Object.entries(all).filter(([, points]) => points.size > 0));
}

/** Errors on the weeks 1 to 17 of the players whom all publishers of their position project. */
export function weeklyErrors(
  { season, data }: Asked,
  publishers: Readonly<Record<string, PointsByPlayerWeek>>,
): readonly WeeklyErrors[] {
  const ids = crosswalk(data);
  const actual = sleeperPoints('stats', season, ids, data);
  return WEEKLY_POSITIONS.flatMap((position) => {
    const names = Object.entries(publishers)
      .filter(([, points]) => [...points.keys()].some((key) => positionOf(key, ids) === position))
      .map(([name]) => name);
    const rows = [...actual].flatMap(([key, happened]) => {
      if (positionOf(key, ids) !== position) return [];
      const lines = names.map((name) => publishers[name]?.get(key) ?? Number.NaN);
      if (lines.some((line) => Number.isNaN(line) || line <= 0)) return [];
      return [{ week: key.split(' ')[0] ?? '', lines, happened, expected: mean(lines) }];
    });
    const pool = [...Map.groupBy(rows, ({ week }) => week).values()].flatMap((own) =>
      own.sort((a, b) => b.expected - a.expected).slice(0, POOL[position]),
    );
    if (pool.length === 0) return [];
    const errorOf = (forecast: (row: (typeof pool)[number]) => number) =>
      mean(pool.map((row) => Math.abs(forecast(row) - row.happened)));
    const own = names.map((name, index) => [name, errorOf(({ lines }) => lines[index] ?? 0)] as const);
    const together = {
      mean: errorOf(({ expected }) => expected),
      median: errorOf(({ lines }) => middleOf(lines)),
      middle: errorOf(({ expected }) => expected * rangeRatio(position, 'weekly', expected, 1, 0.5)),
    };
    return [{ position, count: pool.length, errors: { ...Object.fromEntries(own), ...together } }];
  });
}

function middleOf(lines: readonly number[]): number {
  const sorted = [...lines].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

if (import.meta.main) {
  const asked = askedOf();
  const publishers = publishersOf(asked);
  console.log(`${asked.season}: mean absolute error, half PPR, weeks 1-17, ${Object.keys(publishers).join(' and ')}`);
  console.table(weeklyErrors(asked, publishers).map(({ errors, ...row }) => ({ ...row, ...errors })));
}
