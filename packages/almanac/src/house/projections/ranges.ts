/**
 * Floor and ceiling.
 *
 * How far points fall from a projection depends on the position and on how much is projected, hardly on the scoring.
 * So the tenth and the ninetieth percentile are kept as multiples of the expected points: they hold for any scoring.
 * @source analysis/projections: weekly from Sleeper's projections of 2023, seasonal from expert ranks of 2012 to 2020
 */
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { GAMES_PER_TEAM } from '@pylon/engine/vocabulary/weeks';
import { RANGE_CURVES } from './range-curves.data.ts';
import type { Knot } from './range-curves.shape.ts';

export interface RangeRatios {
  /** Tenth percentile as a share of expected points, 0 to 1. */
  readonly floorRatio: number;
  /** Ninetieth percentile as a multiple of expected points, from 1. */
  readonly ceilingRatio: number;
}

/**
 * Floor and ceiling of a projection.
 *
 * @param points expected half-PPR points of the whole line
 * @param games games that a rest-of-season line covers; its range lies between a week's and a season's, by the square
 *   root of the games, since luck averages out and injuries do not
 */
export function rangeRatios(position: Position, period: Period, points: number, games: number): RangeRatios {
  if (period === 'weekly') return at(RANGE_CURVES.weekly[position], points);
  if (period === 'seasonal') return at(RANGE_CURVES.seasonal[position], points);
  const played = Math.min(GAMES_PER_TEAM, Math.max(1, games));
  const season = at(RANGE_CURVES.seasonal[position], (points * GAMES_PER_TEAM) / played);
  const week = at(RANGE_CURVES.weekly[position], points / played);
  const whole = 1 / Math.sqrt(GAMES_PER_TEAM);
  const towardsWeek = (1 / Math.sqrt(played) - whole) / (1 - whole);
  return {
    floorRatio: season.floorRatio + towardsWeek * (week.floorRatio - season.floorRatio),
    ceilingRatio: season.ceilingRatio + towardsWeek * (week.ceilingRatio - season.ceilingRatio),
  };
}

/** The curve at a level: straight between knots, level beyond them. */
function at(curve: readonly Knot[], level: number): RangeRatios {
  const right = curve.find((knot) => (knot[0] ?? 0) >= level) ?? curve.at(-1) ?? [];
  const left = curve.findLast((knot) => (knot[0] ?? 0) <= level) ?? right;
  const [leftLevel = 0, leftFloor = 0, leftCeiling = 1] = left;
  const [rightLevel = 0, rightFloor = 0, rightCeiling = 1] = right;
  const share = rightLevel > leftLevel ? (level - leftLevel) / (rightLevel - leftLevel) : 0;
  return {
    floorRatio: leftFloor + share * (rightFloor - leftFloor),
    ceilingRatio: leftCeiling + share * (rightCeiling - leftCeiling),
  };
}
