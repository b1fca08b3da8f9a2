// Which plans a team has really followed, whatever it set out to do. A plan speaks of the first rounds; it is judged
// when those are over.
import { DRAFT_STRATEGIES, type DraftStrategy } from '../../vocabulary/drafts.ts';
import type { Position } from '../../vocabulary/positions.ts';

/** What a plan promises, and the round after which it can be told. */
interface PlanPromise {
  readonly judgedAfter: number;
  readonly isKept: (taken: (position: Position, throughRound: number) => number) => boolean;
}

/** @source docs/sources.md "Draft strategies" */
const PROMISES: Readonly<Record<DraftStrategy, PlanPromise>> = {
  balanced: { judgedAfter: 4, isKept: (taken) => taken('RB', 4) >= 1 && taken('WR', 4) >= 1 },
  zeroRB: { judgedAfter: 5, isKept: (taken) => taken('RB', 5) === 0 },
  heroRB: { judgedAfter: 5, isKept: (taken) => taken('RB', 5) === 1 },
  heavyRB: { judgedAfter: 5, isKept: (taken) => taken('RB', 5) >= 3 },
  earlyWR: { judgedAfter: 5, isKept: (taken) => taken('WR', 5) >= 3 },
  puntTE: { judgedAfter: 9, isKept: (taken) => taken('TE', 9) === 0 },
  lateRoundQB: { judgedAfter: 8, isKept: (taken) => taken('QB', 8) === 0 },
};

/**
 * The plans that a team's picks fit.
 *
 * @param picks of the team, keepers included, rounds from 1
 * @param roundsDone rounds of which the team's picks are all made
 * @returns in the order of {@link DRAFT_STRATEGIES}; those that cannot be told yet are left out
 * @example keptStrategies([{ round: 1, position: 'WR' }], 3) // → []
 */
export function keptStrategies(
  picks: readonly { readonly round: number; readonly position: Position }[],
  roundsDone: number,
): readonly DraftStrategy[] {
  const taken = (position: Position, throughRound: number): number =>
    picks.filter((pick) => pick.position === position && pick.round <= throughRound).length;
  return DRAFT_STRATEGIES.filter((strategy) => {
    const { judgedAfter, isKept } = PROMISES[strategy];
    return roundsDone >= judgedAfter && isKept(taken);
  });
}
