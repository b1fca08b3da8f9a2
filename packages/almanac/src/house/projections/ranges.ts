/**
 * How far points may fall from a projection: a whole distribution, of which floor, middle and ceiling are shown.
 *
 * That depends on the position and on how much is projected, hardly on the scoring. So its percentiles are kept as
 * multiples of the expected points: they hold for any scoring.
 * @source analysis/projections: weekly from Sleeper's projections of 2023, seasonal from expert ranks of 2012 to 2020
 */
import type { RangeRatios } from '@pylon/engine/scoring/expected/points-range';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { GAMES_PER_TEAM } from '@pylon/engine/vocabulary/weeks';
import { RANGE_CURVES } from './range-curves.data.ts';
import { type Knot, RANGE_LEVELS } from './range-curves.shape.ts';

/** Multiples of the expected points by {@link RANGE_LEVELS}. */
type Percentiles = readonly number[];

/**
 * The points below which a share of outcomes is expected, as a multiple of the expected points.
 *
 * @param points expected half-PPR points of the whole line
 * @param games games that a rest-of-season line covers; its range lies between a week's and a season's, by the square
 *   root of the games, since luck averages out and injuries do not
 * @param share 0 to 1; straight between the levels that are known, level beyond them
 */
export const rangeRatio = (position: Position, period: Period, points: number, games: number, share: number): number =>
  atShare(percentiles(position, period, points, games), share);

/** Floor, middle and ceiling of a projection, the tenth, fiftieth and ninetieth percentile; see {@link rangeRatio}. */
export function rangeRatios(position: Position, period: Period, points: number, games: number): RangeRatios {
  const of = percentiles(position, period, points, games);
  return {
    floorRatio: Math.min(1, Math.max(0, atShare(of, 0.1))),
    middleRatio: atShare(of, 0.5),
    ceilingRatio: Math.max(1, atShare(of, 0.9)),
  };
}

function percentiles(position: Position, period: Period, points: number, games: number): Percentiles {
  if (period === 'weekly') return at(RANGE_CURVES.weekly[position], points);
  if (period === 'seasonal') return at(RANGE_CURVES.seasonal[position], points);
  const played = Math.min(GAMES_PER_TEAM, Math.max(1, games));
  const season = at(RANGE_CURVES.seasonal[position], (points * GAMES_PER_TEAM) / played);
  const week = at(RANGE_CURVES.weekly[position], points / played);
  const whole = 1 / Math.sqrt(GAMES_PER_TEAM);
  return between(season, week, (1 / Math.sqrt(played) - whole) / (1 - whole));
}

/** The curve at a level: straight between knots, level beyond them. */
function at(curve: readonly Knot[], level: number): Percentiles {
  const right = curve.find((knot) => (knot[0] ?? 0) >= level) ?? curve.at(-1) ?? [];
  const left = curve.findLast((knot) => (knot[0] ?? 0) <= level) ?? right;
  const [leftLevel = 0, ...low] = left;
  const [rightLevel = 0, ...high] = right;
  return between(low, high, rightLevel > leftLevel ? (level - leftLevel) / (rightLevel - leftLevel) : 0);
}

const between = (from: Percentiles, to: Percentiles, share: number): Percentiles =>
  share === 0 ? from : from.map((low, index) => low + share * ((to[index] ?? low) - low));

function atShare(ratios: Percentiles, share: number): number {
  const after = RANGE_LEVELS.findIndex((level) => level >= share);
  const last = RANGE_LEVELS.length - 1;
  const right = after === -1 ? last : after;
  const left = after === -1 ? last : Math.max(0, after - 1);
  const [low = 0, high = 1] = [RANGE_LEVELS[left], RANGE_LEVELS[right]];
  const part = high > low && share > low ? (share - low) / (high - low) : 0;
  const from = ratios[left] ?? 1;
  return from + part * ((ratios[right] ?? from) - from);
}
