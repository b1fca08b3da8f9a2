// What a drafter with a plan does differently from the average one, who is not quite balanced: of real teams one in
// seven has no running back or no receiver after four rounds. A plan multiplies the odds of a position: in which
// rounds, and given how many of it the team has, because 'one running back early' cannot be said by rounds alone. The
// multipliers are estimates [E], set so that 95 of 100 simulated drafters keep their plan (strategies.test.ts counts
// them).
import type { DraftStrategy } from '../../vocabulary/drafts.ts';
import type { Position } from '../../vocabulary/positions.ts';

/** One clause of a plan; it speaks of rounds `from` to `to` (1-based, inclusive). */
interface Clause {
  readonly position: Position;
  readonly from: number;
  readonly to: number;
  /** Odds are multiplied by this. */
  readonly times: number;
  /** The clause holds while the team has at least this many of the position (default 0) … */
  readonly atLeast?: number;
  /** … and fewer than this many (default: no limit). */
  readonly fewerThan?: number;
}

/** As good as never, while the roster rules can still force it. */
const AVOID = 0.002;

const PLANS: Readonly<Record<DraftStrategy, readonly Clause[]>> = {
  balanced: [
    { position: 'RB', from: 3, to: 3, times: 3, fewerThan: 1 },
    { position: 'RB', from: 4, to: 4, times: 25, fewerThan: 1 },
    { position: 'WR', from: 3, to: 3, times: 3, fewerThan: 1 },
    { position: 'WR', from: 4, to: 4, times: 25, fewerThan: 1 },
  ],
  zeroRB: [{ position: 'RB', from: 1, to: 5, times: AVOID }],
  heroRB: [
    { position: 'RB', from: 1, to: 1, times: 6, fewerThan: 1 },
    { position: 'RB', from: 2, to: 3, times: 12, fewerThan: 1 },
    { position: 'RB', from: 4, to: 5, times: 200, fewerThan: 1 },
    { position: 'RB', from: 1, to: 5, times: AVOID, atLeast: 1 },
  ],
  heavyRB: [
    { position: 'RB', from: 1, to: 3, times: 6 },
    { position: 'RB', from: 4, to: 4, times: 40, fewerThan: 3 },
    { position: 'RB', from: 5, to: 5, times: 400, fewerThan: 3 },
  ],
  earlyWR: [
    { position: 'WR', from: 1, to: 3, times: 6 },
    { position: 'WR', from: 4, to: 4, times: 40, fewerThan: 3 },
    { position: 'WR', from: 5, to: 5, times: 400, fewerThan: 3 },
  ],
  puntTE: [{ position: 'TE', from: 1, to: 9, times: AVOID }],
  lateRoundQB: [{ position: 'QB', from: 1, to: 8, times: AVOID }],
};

/**
 * How a plan changes the odds of taking a position.
 *
 * @param round 1-based
 * @param count how many of the position the team has
 * @returns a factor above 0; 1 where the plan is silent. It never decides alone: a roster that must take a position
 *   takes it.
 * @example strategyFactor('zeroRB', 2, 'RB', 0) // → 0.002
 * @source docs/sources.md "Draft strategies"
 */
export function strategyFactor(strategy: DraftStrategy, round: number, position: Position, count: number): number {
  let factor = 1;
  for (const clause of PLANS[strategy]) {
    const speaks =
      clause.position === position &&
      round >= clause.from &&
      round <= clause.to &&
      count >= (clause.atLeast ?? 0) &&
      count < (clause.fewerThan ?? Number.POSITIVE_INFINITY);
    if (speaks) factor *= clause.times;
  }
  return factor;
}
