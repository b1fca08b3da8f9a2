import type { DraftStrategy } from '../../vocabulary/drafts.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { strategyFactor } from './strategies.ts';

/** What a plan says of a position where a player goes. */
type PlanMark = 'target' | 'wait';

/** From here on a plan wants a position, and up to here it leaves it. Estimates [E], between its own steps. */
const WANTS = 3;
const LEAVES = 0.5;

/**
 * What a plan says of the first of a position in a round.
 *
 * @param round from 1
 * @returns null where the plan is silent; the balanced plan always is, for it speaks of what a team lacks
 * @example planMark('zeroRB', 2, 'RB') // → 'wait'
 */
export function planMark(strategy: DraftStrategy, round: number, position: Position): PlanMark | null {
  if (strategy === 'balanced') return null;
  const factor = strategyFactor(strategy, round, position, 0);
  return factor >= WANTS ? 'target' : factor <= LEAVES ? 'wait' : null;
}
