/** How many units of a setting are to be expected of a projection: bonuses are odds, never thresholds of the mean. */
import type { Position } from '../../vocabulary/positions.ts';
import type { ScoringEffect } from '../scoring-keys.ts';
import type { StatKey, StatLine } from '../stat-keys.ts';
import { bracketOdds, LONG_TOUCHDOWN_SHARES, thresholdOdds } from './game-spread.ts';
import { kickYardsOver30 } from './kick-yards.ts';

/**
 * An amount of a projection; yards of kicks beyond thirty follow from how many there are, and long touchdowns that it
 * does not name are the usual share of the touchdowns it does.
 */
function expectedAmount(line: StatLine, stat: StatKey): number {
  const amount = line[stat];
  // A line that joins games played to games to come may give the yards of the games played alone.
  if (stat === 'fieldGoalYardsOver30') return Math.max(amount ?? 0, kickYardsOver30(line));
  if (amount !== undefined) return amount;
  const share = LONG_TOUCHDOWN_SHARES[stat];
  return share === undefined ? 0 : share[1] * (line[share[0]] ?? 0);
}

/**
 * Expected units of one effect.
 *
 * @param line a projection: expected totals over `games` games
 * @param position what the player is; null for individual defenders
 * @param games how many games the line covers, > 0 and possibly broken (15.8 of a season); 1 for a week
 * @returns expected amount, or expected number of games that earn the bonus, 0 to `games`
 * @example expectedUnits({ kind: 'threshold', stats: ['passingYards'], atLeast: 300 }, { passingYards: 299.5 }, 'QB',
 *   1) // → 0.5
 */
export function expectedUnits(effect: ScoringEffect, line: StatLine, position: Position | null, games: number): number {
  switch (effect.kind) {
    case 'per-unit': {
      let sum = 0;
      for (const stat of effect.stats) sum += expectedAmount(line, stat);
      // Some projections name completions and no attempts: nobody throws fewer than none.
      return effect.less === undefined ? sum : Math.max(0, sum - expectedAmount(line, effect.less));
    }
    case 'threshold': {
      if (!(games > 0)) return 0;
      const perGame = effect.stats.map((stat) => [stat, (line[stat] ?? 0) / games] as const);
      return games * thresholdOdds(perGame, effect.atLeast);
    }
    case 'bracket': {
      const amount = line[effect.stat];
      if (amount === undefined || !(games > 0)) return 0;
      return games * bracketOdds(effect.stat, amount / games, effect.from, effect.to);
    }
    case 'position-bonus':
      return position === effect.position ? expectedAmount(line, effect.stat) : 0;
  }
}
