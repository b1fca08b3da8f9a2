// A player's points by how lucky they are, luck being a standard normal number. Curves are straight between their
// levels on that scale, go on as they end above the highest level, and stay level below the lowest, since hardly
// anybody loses points.
import { normalCdf, normalQuantile } from '../statistics/normal.ts';
import { CURVE_LEVELS, type WeekPlayer } from './week-player.ts';

/** Luck beyond this is as good as at it. */
const REACH = 4;
const CELLS_PER_UNIT = 16;
const CELLS = 2 * REACH * CELLS_PER_UNIT + 1;

const LUCK = Float64Array.from({ length: CELLS }, (_, cell) => cell / CELLS_PER_UNIT - REACH);
const LEVEL_LUCK = CURVE_LEVELS.map(normalQuantile);
/** Chance that luck is nearest to each cell; the outer ones have all beyond. */
const WEIGHTS = LUCK.map((luck, cell) => {
  const half = 0.5 / CELLS_PER_UNIT;
  const below = cell === 0 ? 0 : normalCdf(luck - half);
  return (cell === CELLS - 1 ? 1 : normalCdf(luck + half)) - below;
});

/** Points by luck, rising, with their mean and variance. */
export interface PointsTable {
  readonly values: Float64Array;
  readonly mean: number;
  readonly variance: number;
}

/**
 * The points a player may end the week with.
 *
 * Before the game their mean is the expected points. In it, what is still to come has a mean and a variance that shrink
 * with the share of the game left, and is never worse than that share of their worst game; scored points are added.
 */
export function pointsTable({ points, percentiles, game }: WeekPlayer): PointsTable {
  let values = withMean(alongCurve(percentiles), points);
  if (game !== undefined) {
    const left = Math.min(1, Math.max(0, game.left));
    const worst = left * (values[0] ?? 0);
    const rest = values.map((value) => Math.max(worst, left * points + Math.sqrt(left) * (value - points)));
    values = withMean(rest, left * points).map((value) => game.scored + value);
  }
  const mean = meanOf(values);
  return { values, mean, variance: meanOf(values.map((value) => (value - mean) ** 2)) };
}

function alongCurve(percentiles: readonly number[]): Float64Array {
  const rising: number[] = [];
  for (const value of percentiles) rising.push(Math.max(value, rising.at(-1) ?? value));
  const last = CURVE_LEVELS.length - 2;
  let part = 0;
  return LUCK.map((luck) => {
    while (part < last && luck > (LEVEL_LUCK[part + 1] ?? 0)) part += 1;
    const [from = 0, to = 0] = [LEVEL_LUCK[part], LEVEL_LUCK[part + 1]];
    const [low = 0, high = 0] = [rising[part], rising[part + 1]];
    return low + ((high - low) * Math.max(0, luck - from)) / (to - from);
  });
}

/** Stretches values so that they have a mean; where that cannot be done without turning them round, moves them. */
function withMean(values: Float64Array, mean: number): Float64Array {
  const now = meanOf(values);
  return now > 0 && mean > 0 ? values.map((value) => (value * mean) / now) : values.map((value) => value + mean - now);
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell += 1) sum += (WEIGHTS[cell] as number) * (values[cell] as number); // both CELLS long
  return sum;
}

/**
 * Points at some luck, a standard normal number: straight between the cells.
 *
 * @example pointsAt(table, normalQuantile(0.9)) // the ceiling
 */
export function pointsAt({ values }: PointsTable, luck: number): number {
  const place = (luck + REACH) * CELLS_PER_UNIT;
  if (place <= 0) return values[0] as number; // the cells are never empty, and `cell + 1` is one of them below
  if (place >= CELLS - 1) return values[CELLS - 1] as number;
  const cell = Math.floor(place);
  const low = values[cell] as number;
  return low + (place - cell) * ((values[cell + 1] as number) - low);
}

/** Points that are the error of a sum, and no less than asked for. */
const ROUNDING = 1e-9;

/**
 * Chance of scoring at least so many points, 0 to 1.
 *
 * @example chanceAtLeast(pointsTable({ ...player, game: { scored: 8, left: 0 } }), 8) // → 1
 */
export function chanceAtLeast({ values }: PointsTable, points: number): number {
  const cell = values.findIndex((value) => value >= points - ROUNDING);
  if (cell === -1) return 0;
  if (cell === 0) return 1;
  const [low = 0, high = 0] = [values[cell - 1], values[cell]];
  return 1 - normalCdf((LUCK[cell - 1] ?? 0) + (points - low) / (high - low) / CELLS_PER_UNIT);
}
