import { expect, it } from 'vitest';
import { FFPC_SCORING } from '../platform-scorings.ts';
import type { StatLine } from '../stat-keys.ts';
import { expectedPoints } from './expected-points.ts';
import { kickYardsOver30 } from './kick-yards.ts';

it.each<[name: string, line: StatLine, yards: number]>([
  ['none', {}, 0],
  ['one of 52', { fieldGoals50To59: 1, fieldGoalYards: 52 }, 22],
  ['one of exactly 30', { fieldGoals30To39: 1, fieldGoalYards: 30 }, 0],
  ['33, 47 and 61', { fieldGoals30To39: 1, fieldGoals40To49: 1, fieldGoals60Plus: 1, fieldGoalYards: 141 }, 51],
  ['a short one, which has none', { fieldGoals20To29: 1, fieldGoalYards: 22 }, 0],
  ['no yards told', { fieldGoals40To49: 2 }, 0],
])('yards beyond thirty of %s: %d', (_, line, yards) => {
  expect(kickYardsOver30(line)).toBeCloseTo(yards, 9);
});

it('a kicker who is expected to make two of 45 yards has 9 points where kicks count by the yard', () => {
  expect(expectedPoints({ fieldGoals40To49: 2, fieldGoalYards: 90 }, 'K', FFPC_SCORING, 1)).toBeCloseTo(9, 9);
});

it('what a projection says of the yards itself counts where it says more', () => {
  const line = { fieldGoalYardsOver30: 12 };
  expect(expectedPoints(line, 'K', { specialKickerFieldGoalYardsOver30: 1 }, 1)).toBe(12);
});
