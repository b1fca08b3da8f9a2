// The choice model made ready for one league: every curve raised to odds and cut into small steps, so that weighing a
// candidate costs a handful of look-ups instead of exponentials. Also the place where a model fitted on one kind of league
// (12 teams, QB RB RB WR WR WR TE FLEX, 18 rounds, no kickers) is carried over to another.
import { DRAFT_STRATEGIES, type RoomType } from '../vocabulary/drafts.ts';
import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import type { ChoiceModel } from './choice-model.ts';
import { strategyFactor } from './strategies.ts';

/** Steps per unit of the z and gap tables. */
export const STEPS = 32;
export const Z_MIN = -6;
export const Z_MAX = 8;
export const GAP_MAX = 10;
/** Counts above this are treated as this. */
export const COUNTS = 16;
/** Most candidates that are ever weighed. */
export const WINDOW_MAX = 80;
export const POSITION_COUNT = POSITIONS.length;

/** Odds multipliers of one league, all above 0. */
export interface ChoiceTables {
  readonly rank: Float64Array;
  /** Stage by stage, {@link Z_STEPS} numbers each. */
  readonly fall: readonly Float64Array[];
  readonly gap: Float64Array;
  /** [strategy][round][position][count], see {@link teamIndex}. */
  readonly team: Float64Array;
  /** [position][0 to 8 of the last eight picks]. */
  readonly run: Float64Array;
  readonly stackQuarterback: number;
  readonly stackReceiver: number;
  readonly byeClash: Float64Array;
  readonly rounds: number;
}

/** Where {@link ChoiceTables.team} starts for a strategy (index) and round (0-based). */
export const teamIndex = (rounds: number, strategy: number, round: number): number =>
  (strategy * rounds + round) * POSITION_COUNT * COUNTS;

/**
 * Casual rooms stray further from the board: utilities shrink by this factor, which widens every spread. An estimate [E],
 * to be fitted when drafts of home leagues are at hand. @source research algorithms §2 "Realism check"
 */
export const HOME_SHARPNESS = 0.75;

function curveAt(knots: readonly number[], values: readonly number[], x: number): number {
  const last = knots.length - 1;
  // Knots and values have the same length and are never empty: written by the fit.
  if (x <= (knots[0] as number)) return values[0] as number;
  for (let i = 1; i <= last; i++) {
    const right = knots[i] as number;
    if (x > right) continue;
    const left = knots[i - 1] as number;
    const share = (x - left) / (right - left);
    return (values[i - 1] as number) * (1 - share) + (values[i] as number) * share;
  }
  return values[last] as number;
}

const tabulate = (length: number, odds: (i: number) => number) => Float64Array.from({ length }, (_, i) => odds(i));

/** Starters of a position, flex places shared out as teams use them [E]. */
function demand(slots: SlotCounts, position: Position): number {
  const { FLEX, SUPERFLEX, RBWR, WRTE } = slots;
  switch (position) {
    case 'QB':
      return slots.QB + 0.9 * SUPERFLEX;
    case 'RB':
      return slots.RB + 0.45 * FLEX + 0.04 * SUPERFLEX + 0.5 * RBWR;
    case 'WR':
      return slots.WR + 0.45 * FLEX + 0.05 * SUPERFLEX + 0.5 * RBWR + 0.7 * WRTE;
    case 'TE':
      return slots.TE + 0.1 * FLEX + 0.01 * SUPERFLEX + 0.3 * WRTE;
    default:
      return slots[position];
  }
}

/** The league that the model was fitted on. */
const FITTED: SlotCounts = {
  QB: 1,
  RB: 2,
  WR: 3,
  TE: 1,
  FLEX: 1,
  SUPERFLEX: 0,
  RBWR: 0,
  WRTE: 0,
  K: 0,
  DST: 0,
  BN: 10,
};

/** How much less a spare quarterback or tight end is wanted per bench place that a league has fewer than the fitted one [E]. */
const SPARE_PENALTY = 0.15;
/** Utility of the first kicker or defence in the rounds in which bots take them [E]; the data have none. */
const LATE_NEED = 1.5;

/**
 * Utility of taking one more of a position. A league that starts more of it than the fitted one is `shift` players behind in
 * its wants: its third quarterback in a two-quarterback league is the fitted league's second.
 */
function need(model: ChoiceModel, slots: SlotCounts, position: Position, count: number): number {
  const curve = model.need[POSITIONS.indexOf(position)];
  if (!curve) return count < slots[position] ? LATE_NEED : -6;
  const shift = demand(slots, position) - demand(FITTED, position);
  const want = Math.max(0, count - shift);
  const knots = curve.map((_, i) => i);
  const last = curve.length - 1;
  const beyond = Math.max(0, want - last) * -0.7;
  const spare = count >= demand(slots, position) && (position === 'QB' || position === 'TE') ? 1 : 0;
  return curveAt(knots, curve, want) + beyond - spare * SPARE_PENALTY * Math.max(0, FITTED.BN - slots.BN);
}

function teamTable(model: ChoiceModel, slots: SlotCounts, teams: number, sharpness: number): Float64Array {
  const rounds = rosterSize(slots);
  const table = new Float64Array(DRAFT_STRATEGIES.length * rounds * POSITION_COUNT * COUNTS);
  DRAFT_STRATEGIES.forEach((strategy, strategyIndex) => {
    for (let round = 0; round < rounds; round++) {
      // Timing was fitted for rounds of twelve picks.
      const fittedRound = ((round + 0.5) * teams) / 12 + 0.5;
      POSITIONS.forEach((position, p) => {
        const timing = model.timing.values[p];
        const time = timing ? curveAt(model.timing.knots, timing, fittedRound) : 0;
        const start = teamIndex(rounds, strategyIndex, round) + p * COUNTS;
        for (let count = 0; count < COUNTS; count++) {
          // A plan is kept as firmly in a casual room, so sharpness does not touch it.
          table[start + count] =
            Math.exp(sharpness * (need(model, slots, position, count) + time)) *
            strategyFactor(strategy, round + 1, position, count);
        }
      });
    }
  });
  return table;
}

/**
 * Look-up tables of a league.
 *
 * @param teams 1 or more
 */
export function choiceTables(
  model: ChoiceModel,
  league: { readonly slots: SlotCounts; readonly teams: number; readonly roomType: RoomType },
): ChoiceTables {
  const sharpness = league.roomType === 'home' ? HOME_SHARPNESS : 1;
  const odds = (utility: number) => Math.exp(sharpness * utility);
  const { fall, gap, rank } = model;
  return {
    rank: tabulate(WINDOW_MAX, (i) => odds(curveAt(rank.knots, rank.values, i))),
    fall: fall.values.map((values) =>
      tabulate((Z_MAX - Z_MIN) * STEPS + 1, (i) => odds(curveAt(fall.knots, values, Z_MIN + (i + 0.5) / STEPS))),
    ),
    gap: tabulate(GAP_MAX * STEPS + 1, (i) => odds(curveAt(gap.knots, gap.values, (i + 0.5) / STEPS))),
    team: teamTable(model, league.slots, league.teams, sharpness),
    run: tabulate(POSITION_COUNT * 9, (i) => odds(((model.run[Math.floor(i / 9)] ?? 0) * (i % 9)) / 8)),
    stackQuarterback: odds(model.stackQuarterback),
    stackReceiver: odds(model.stackReceiver),
    byeClash: tabulate(POSITION_COUNT, (i) => odds(model.byeClash[i] ?? 0)),
    rounds: rosterSize(league.slots),
  };
}
