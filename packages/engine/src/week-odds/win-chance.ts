// The chance to win a match-up. A line-up's points are the sum of many players' and near enough to normal, so the
// chance follows from the expected lead and its variance, to which players of one game add or from which they take. In
// the games' course scored points count as they are, and only what is left strays.
import { normalCdf } from '../statistics/normal.ts';
import { correlationsAmong } from './correlations.ts';
import { pointsTable } from './points-table.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';
import { WIN_MODEL } from './win-model.data.ts';

/** The expected lead of one line-up over another, points, and how it strays. */
export interface Lead {
  readonly mean: number;
  readonly variance: number;
}

/**
 * The lead of a line-up over another; over nobody, its own points.
 *
 * @param own starters; who takes no part brings nothing
 */
export function leadOf(own: readonly WeekPlayer[], opponents: readonly WeekPlayer[]): Lead {
  const ours = own.filter(takesPart);
  const all = [...ours, ...opponents.filter(takesPart)];
  const tables = all.map(pointsTable);
  const signs = all.map((_, at) => (at < ours.length ? 1 : -1));
  return leadFrom(tables, signs, correlationsAmong(all));
}

/** The sum of players' points, each with their sign. */
function leadFrom(
  tables: readonly { readonly mean: number; readonly variance: number }[],
  signs: readonly number[],
  correlations: Float64Array,
): Lead {
  const strays = tables.map(({ variance }, at) => (signs[at] ?? 0) * Math.sqrt(variance));
  let mean = 0;
  let variance = 0;
  tables.forEach((table, row) => {
    mean += (signs[row] ?? 0) * table.mean;
    let withOthers = 0;
    for (let column = 0; column < tables.length; column += 1) {
      withOthers += (correlations[row * tables.length + column] ?? 0) * (strays[column] ?? 0);
    }
    variance += (strays[row] ?? 0) * withOthers;
  });
  return { mean, variance: Math.max(0, variance) };
}

/**
 * The chance that a lead turns out above nothing; a certain tie is ½.
 *
 * @param scale see `WinModel`
 * @returns 0 to 1
 */
export function chanceOfLead({ mean, variance }: Lead, scale = WIN_MODEL.scale): number {
  if (variance > LEAST_VARIANCE) return normalCdf((scale * mean) / Math.sqrt(variance));
  return Math.abs(mean) < LEAST_LEAD ? 0.5 : mean > 0 ? 1 : 0;
}
/** Square points that are the error of a sum and no luck. */
const LEAST_VARIANCE = 1e-9;
/** Points are told to the hundredth. */
const LEAST_LEAD = 0.005;

/**
 * Chance of a line-up to score more than another, before or during the games.
 *
 * @param own starters of one team; who takes no part brings nothing
 * @param opponents starters of the other
 * @returns 0 to 1; that of the opponent is what is missing to 1. Equal expectations give ½
 */
export const winChance = (own: readonly WeekPlayer[], opponents: readonly WeekPlayer[]): number =>
  chanceOfLead(leadOf(own, opponents));

/**
 * Chance of a line-up to score more than so many points: a record, a threshold, what a finished opponent has.
 *
 * @example chanceToBeat(starters, 120)
 */
export function chanceToBeat(own: readonly WeekPlayer[], points: number): number {
  const { mean, variance } = leadOf(own, []);
  return chanceOfLead({ mean: mean - points, variance });
}
