/**
 * How many units of a setting a game holds: counted exactly, for what has happened.
 */
import type { Position } from '../vocabulary/positions.ts';
import type { ScoringEffect } from './scoring-keys.ts';
import type { StatKey, StatLine } from './stat-keys.ts';

/** The sum of some of a line's amounts. */
export function statSum(line: StatLine, stats: readonly StatKey[]): number {
  let sum = 0;
  for (const stat of stats) sum += line[stat] ?? 0;
  return sum;
}

/**
 * Units that one game earns of one effect.
 *
 * @param line what the player or team did in ONE game: thresholds and brackets speak of games, never of seasons
 * @param position what the player is; null for individual defenders, who have no position bonus
 * @returns the amount (per-unit, position-bonus), or 1 or 0 (threshold, bracket)
 * @example units({ kind: 'threshold', stats: ['passingYards'], atLeast: 300 }, { passingYards: 300 }, 'QB') // → 1
 */
export function units(effect: ScoringEffect, line: StatLine, position: Position | null): number {
  switch (effect.kind) {
    case 'per-unit':
      return statSum(line, effect.stats) - (effect.less === undefined ? 0 : (line[effect.less] ?? 0));
    case 'threshold':
      return statSum(line, effect.stats) >= effect.atLeast ? 1 : 0;
    case 'bracket': {
      const amount = line[effect.stat];
      return amount !== undefined && amount >= effect.from && amount <= effect.to ? 1 : 0;
    }
    case 'position-bonus':
      return position === effect.position ? (line[effect.stat] ?? 0) : 0;
  }
}
