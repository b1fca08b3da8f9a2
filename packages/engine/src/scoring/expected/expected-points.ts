/** Points to expect of a projection, under any scoring system. */
import type { Position } from '../../vocabulary/positions.ts';
import { activeSettings } from '../points.ts';
import { SCORING_RULES } from '../scoring-keys.ts';
import type { ScoringSettings } from '../scoring-settings.ts';
import type { StatLine } from '../stat-keys.ts';
import { expectedUnits } from './expected-units.ts';

/**
 * Expected points.
 *
 * A bonus for 300 yards adds its value times the odds of 300 yards, so a passer who is expected to throw 290 has nearly
 * half of it and one of 310 not the whole.
 *
 * @param line expected totals over `games` games
 * @param position what the player is; null for individual defenders
 * @param settings a scoring system
 * @param games how many games the line covers, > 0; 1 for a week
 * @returns points over all those games, unrounded
 * @example expectedPoints({ rushingYards: 84.3, rushingTouchdowns: 0.5 }, 'RB', { rushingYards: 0.1, rushingTouchdowns:
 *   6 }, 1) // → 11.43
 */
export function expectedPoints(
  line: StatLine,
  position: Position | null,
  settings: ScoringSettings,
  games: number,
): number {
  let sum = 0;
  for (const [key, value] of activeSettings(settings)) {
    sum += value * expectedUnits(SCORING_RULES[key].effect, line, position, games);
  }
  return sum;
}
