/** Yards of made field goals beyond thirty, where only their number by distance and the sum of their yards is told. */
import type { StatLine } from '../stat-keys.ts';

/**
 * Mean yards of made kicks that have none beyond thirty. The others' follow: what is left of the sum, thirty off each.
 * @source analysis/kick-yards
 */
const SHORT_KICK_YARDS = { fieldGoals0To19: 19, fieldGoals20To29: 25.3 } as const;

const LONG_KICKS = ['fieldGoals30To39', 'fieldGoals40To49', 'fieldGoals50To59', 'fieldGoals60Plus'] as const;

/**
 * The sum, over made kicks, of the yards beyond 30: exact where no kick was shorter.
 *
 * @returns 0 where the sum of yards is not told
 * @example kickYardsOver30({ fieldGoals40To49: 1, fieldGoals50To59: 1, fieldGoalYards: 97 }) // → 37
 */
export function kickYardsOver30(line: StatLine): number {
  let yards = line.fieldGoalYards ?? 0;
  yards -= SHORT_KICK_YARDS.fieldGoals0To19 * (line.fieldGoals0To19 ?? 0);
  yards -= SHORT_KICK_YARDS.fieldGoals20To29 * (line.fieldGoals20To29 ?? 0);
  for (const key of LONG_KICKS) yards -= 30 * (line[key] ?? 0);
  return Math.max(0, yards);
}
