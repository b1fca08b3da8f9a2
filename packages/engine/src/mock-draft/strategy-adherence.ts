// Which plans a team's picks fit, whatever it set out to do. Each plan is a statement about the first rounds, so it can be told
// only when those rounds are over.
import { DRAFT_STRATEGIES, type DraftStrategy } from '../vocabulary/drafts.ts';
import type { Position } from '../vocabulary/positions.ts';

interface Statement {
  /** The last round that the plan speaks of. */
  readonly rounds: number;
  readonly fits: (early: readonly Position[]) => boolean;
}

const count = (picks: readonly Position[], position: Position): number =>
  picks.filter((each) => each === position).length;

/** @source research algorithms §2, table of strategies */
const STATEMENTS: Readonly<Record<DraftStrategy, Statement>> = {
  balanced: { rounds: 4, fits: (early) => count(early, 'RB') >= 1 && count(early, 'WR') >= 1 },
  zeroRB: { rounds: 5, fits: (early) => count(early, 'RB') === 0 },
  heroRB: { rounds: 5, fits: (early) => count(early, 'RB') === 1 },
  heavyRB: { rounds: 5, fits: (early) => count(early, 'RB') >= 3 },
  earlyWR: { rounds: 5, fits: (early) => count(early, 'WR') >= 3 },
  puntTE: { rounds: 9, fits: (early) => count(early, 'TE') === 0 },
  lateRoundQB: { rounds: 8, fits: (early) => count(early, 'QB') === 0 },
};

/** Whether picks fit a plan; null while the rounds it speaks of are not over. */
export function fitsStrategy(strategy: DraftStrategy, picksByRound: readonly Position[]): boolean | null {
  const { rounds, fits } = STATEMENTS[strategy];
  return picksByRound.length < rounds ? null : fits(picksByRound.slice(0, rounds));
}

/**
 * Every plan that a team's picks fit.
 *
 * @param picksByRound the positions taken, from round one on, without gaps
 * @example fittingStrategies(['RB', 'WR', 'WR', 'WR', 'QB']) // → ['balanced', 'heroRB', 'earlyWR']
 */
export const fittingStrategies = (picksByRound: readonly Position[]): readonly DraftStrategy[] =>
  DRAFT_STRATEGIES.filter((strategy) => fitsStrategy(strategy, picksByRound) === true);
