/**
 * What becomes of running backs in their first two seasons, by where the NFL drafted them.
 *
 * Teams spend an early pick on whom they will give the ball, and what open data tell beside the pick (weight, age,
 * build, college) added nothing that could be told from chance. So the pick alone says what to expect; weight and age
 * choose only who is named as having been like a rookie. Fullbacks, heavier than 235 pounds and drafted after the
 * hundredth pick, are no runners.
 * @source analysis/rookie-runners
 */
import { quantile } from '../../statistics/estimate.ts';
import { ROOKIE_RUNNERS } from './rookie-runners.data.ts';
import type { PastRunner, RookieRunners } from './rookie-runners.shape.ts';

/** A rookie; what is not known of the rookie is null. */
export interface Rookie {
  /** From 1. */
  readonly overall: number;
  readonly age: number | null;
  readonly pounds: number | null;
}

export interface RookieOutlook {
  /** PPR points a season to expect of the first two. */
  readonly points: number;
  /** What one in ten of those drafted nearest to the rookie stayed below, and one in ten reached. */
  readonly floor: number;
  readonly ceiling: number;
  /** Share of them who were among the first 24 runners in one of two seasons, 0 to 1. */
  readonly starterShare: number;
}

/** Past runners that a range and a share are told from. */
const NEAREST = 20;
const STARTERS = 24;
const FULLBACK_POUNDS = 235;
const FULLBACK_PICK = 100;
/** Years and pounds that tell runners apart about as much as a pick half as early again does. */
const AGE_YEARS = 1.5;
const POUNDS = 20;
const LOG_PICKS = 0.4;

/** Whether somebody drafted as a runner is there to block. */
export const isFullback = ({ overall, pounds }: Rookie): boolean =>
  overall > FULLBACK_PICK && (pounds ?? 0) > FULLBACK_POUNDS;

/**
 * What to expect of a rookie's first two seasons.
 * @example rookieOutlook(2).points // → about 200 a season
 */
export function rookieOutlook(overall: number, model: RookieRunners = ROOKIE_RUNNERS): RookieOutlook {
  const distance = (past: PastRunner) => Math.abs(logPick(past.overall, model) - logPick(overall, model));
  const nearest = model.past.toSorted((one, other) => distance(one) - distance(other)).slice(0, NEAREST);
  const sorted = Float64Array.from(nearest, ({ points }) => points).sort();
  return {
    points: Math.max(0, model.base - model.slope * logPick(overall, model)),
    floor: quantile(sorted, 0.1),
    ceiling: quantile(sorted, 0.9),
    starterShare: nearest.filter(isStarter).length / Math.max(1, nearest.length),
  };
}

/** Whether a runner was among the first 24 in one of their first two seasons. */
export const isStarter = ({ finish }: Pick<PastRunner, 'finish'>): boolean => finish !== null && finish <= STARTERS;

const logPick = (overall: number, { shift }: RookieRunners): number => Math.log(overall + shift);

/**
 * The past runners most like a rookie by pick, weight and age, the most alike first.
 * @param count how many
 */
export function runnersLike(rookie: Rookie, count: number, model: RookieRunners = ROOKIE_RUNNERS) {
  const distance = (past: PastRunner) =>
    ((logPick(past.overall, model) - logPick(rookie.overall, model)) / LOG_PICKS) ** 2 +
    (rookie.age === null ? 0 : ((past.age - rookie.age) / AGE_YEARS) ** 2) +
    (rookie.pounds === null ? 0 : ((past.pounds - rookie.pounds) / POUNDS) ** 2);
  return model.past.toSorted((one, other) => distance(one) - distance(other)).slice(0, count);
}
