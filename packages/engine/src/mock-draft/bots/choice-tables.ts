// The choice model made ready for one league: every term raised to odds and tabulated, so that weighing a candidate
// costs a few look-ups and no exponential. Also the place where a model fitted on one kind of league (12 teams, QB RB
// RB WR WR WR TE FLEX and ten on the bench, 18 rounds) is carried over to another.

import { isCustomary, rosterCustoms } from '../../drafting/roster-customs.ts';
import { rosterRules } from '../../drafting/roster-rules.ts';
import { DRAFT_STRATEGIES, type DraftStrategy, type LeagueType, type RoomType } from '../../vocabulary/drafts.ts';
import { rosterSize, type SlotCounts } from '../../vocabulary/league.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import type { ChoiceModel } from './choice-model.shape.ts';
import { needUtility } from './position-need.ts';
import { strategyFactor } from './strategies.ts';

export const POSITION_COUNT = POSITIONS.length;
/** Counts above this minus one are treated as it. */
export const COUNTS = 16;
/** Most candidates that are ever weighed. */
export const WINDOW_MAX = 80;
/** Looseness is tabulated from −1.2 to 1.2. */
const LOOSENESS_STEPS = 25;
const LOOSENESS_STEP = 0.1;

export const WANTED_STEPS = 256;

/** Odds multipliers of one league, above 0 unless said otherwise. */
export interface ChoiceTables {
  /** [looseness step][rank]; see {@link rankRow}. */
  readonly rank: Float64Array;
  /** [strategy][round][position][count]; see {@link teamRow}. Zero for what custom forbids and plans nobody has. */
  readonly team: Float64Array;
  /** [position][0 to 8 of the last eight picks]. */
  readonly run: Float64Array;
  /** By position. A quarterback's first two are those of one receiver and of two. */
  readonly bondFirst: Float64Array;
  readonly bondFurther: Float64Array;
  readonly teammate: Float64Array;
  readonly byeClash: Float64Array;
  /**
   * By chance of being there, in 256 steps: how much of their share somebody is still taken for whom others passed
   * over.
   */
  readonly wanted: Float64Array;
  readonly rounds: number;
  /** What utilities are multiplied by before they become odds. */
  readonly sharpness: number;
}

/** Where the ranks of a looseness start in {@link ChoiceTables.rank}. */
export function rankRow(loose: number): number {
  const step = Math.round(loose / LOOSENESS_STEP) + (LOOSENESS_STEPS - 1) / 2;
  return Math.min(LOOSENESS_STEPS - 1, Math.max(0, step)) * WINDOW_MAX;
}

/** Index of a plan; the one after the last is having none. */
export const planIndex = (strategy: DraftStrategy | null): number =>
  strategy === null ? DRAFT_STRATEGIES.length : DRAFT_STRATEGIES.indexOf(strategy);

/** Where a plan (index) and round (0-based) start in {@link ChoiceTables.team}. */
export const teamRow = (rounds: number, strategy: number, round: number): number =>
  (strategy * rounds + round) * POSITION_COUNT * COUNTS;

/**
 * Casual rooms stray further from the board: utilities shrink by this factor, which widens every spread. An estimate
 * [E], to be fitted when drafts of home leagues are at hand. @source docs/sources.md "Real drafts scatter"
 */
const SHARPNESS: Readonly<Record<RoomType, number>> = { tight: 1, home: 0.75 };

/**
 * Who knows averages alone, and not where players went in the latest drafts, knows less surely who goes when: utilities
 * shrink.
 * @source analysis/pick-model "Without recent drafts"
 */
const WITHOUT_FORM = 0.96;

/** Stacks pay in best ball, on which the model was fitted; elsewhere drafters care for them less. An estimate [E]. */
const STACKING: Readonly<Record<LeagueType, number>> = { bestBall: 1, fantasy: 0.3, dynasty: 0.15 };

/** What of a league the choices depend on. */
export interface ChoosingLeague {
  readonly slots: SlotCounts;
  readonly strategies: readonly (DraftStrategy | null)[];
  readonly roomType: RoomType;
  readonly leagueType: LeagueType;
  /** Whether the board knows where players went in the latest drafts. */
  readonly isFormKnown: boolean;
}

/** Value of a curve at `x`: straight between knots, constant outside. */
export function curveAt(knots: readonly number[], values: readonly number[], x: number): number {
  const last = knots.length - 1;
  let right = 1;
  while (right < last && x > (knots[right] as number)) right++;
  // Knots and values are as long as each other, two or more: the fit writes them so.
  const from = knots[right - 1] as number;
  const share = Math.min(1, Math.max(0, (x - from) / ((knots[right] as number) - from)));
  return (values[right - 1] as number) * (1 - share) + (values[right] as number) * share;
}

const tabulate = (length: number, value: (i: number) => number) => Float64Array.from({ length }, (_, i) => value(i));

function teamTable(model: ChoiceModel, league: ChoosingLeague, sharpness: number): Float64Array {
  const rounds = rosterSize(league.slots);
  const teams = league.strategies.length;
  const customs = rosterCustoms(league.slots, rosterRules(league.slots), league.leagueType);
  const table = new Float64Array((DRAFT_STRATEGIES.length + 1) * rounds * POSITION_COUNT * COUNTS);
  const plans = [...new Set(league.strategies)];
  for (let round = 0; round < rounds; round++) {
    const fittedRound = ((round + 0.5) * teams) / 12 + 0.5;
    POSITIONS.forEach((position, p) => {
      for (let count = 0; count < COUNTS; count++) {
        if (!isCustomary(customs, round, p, count)) continue;
        const odds = Math.exp(sharpness * needUtility(model, league.slots, position, count, fittedRound));
        for (const plan of plans) {
          // A plan is kept as firmly in a casual room, so sharpness does not touch it.
          const factor = plan === null ? 1 : strategyFactor(plan, round + 1, position, count);
          table[teamRow(rounds, planIndex(plan), round) + p * COUNTS + count] = odds * factor;
        }
      }
    });
  }
  return table;
}

/** Look-up tables of a league. */
export function choiceTables(model: ChoiceModel, league: ChoosingLeague): ChoiceTables {
  const sharpness = SHARPNESS[league.roomType] * (league.isFormKnown ? 1 : WITHOUT_FORM);
  const stacking = STACKING[league.leagueType];
  const odds = (utility: number) => Math.exp(sharpness * utility);
  const perPosition = (first: number, values: readonly number[], weight = 1) =>
    tabulate(POSITION_COUNT, (p) => odds(weight * (p === 0 ? first : (values[p] ?? 0))));
  const looseAt = (i: number) => (Math.floor(i / WINDOW_MAX) - (LOOSENESS_STEPS - 1) / 2) * LOOSENESS_STEP;
  return {
    rank: tabulate(LOOSENESS_STEPS * WINDOW_MAX, (i) => {
      const rank = i % WINDOW_MAX;
      const loose =
        looseAt(i) * (model.loosenessByRootRank * Math.sqrt(rank) + (rank === 0 ? model.loosenessForFirst : 0));
      return odds(curveAt(model.rank.knots, model.rank.values, rank) + loose);
    }),
    team: teamTable(model, league, sharpness),
    run: tabulate(POSITION_COUNT * 9, (i) => odds(((model.run[Math.floor(i / 9)] ?? 0) * (i % 9)) / 8)),
    bondFirst: perPosition(model.quarterbackOfOne, model.receiverOfQuarterback, stacking),
    bondFurther: perPosition(model.quarterbackOfTwo, model.furtherReceiver, stacking),
    teammate: perPosition(model.teammate[0] ?? 0, model.teammate, stacking),
    byeClash: perPosition(model.byeClash[0] ?? 0, model.byeClash),
    wanted: tabulate(WANTED_STEPS + 1, (i) => {
      const there = (i + 0.5) / (WANTED_STEPS + 0.5);
      return there / (there + model.unwanted);
    }),
    rounds: rosterSize(league.slots),
    sharpness,
  };
}
