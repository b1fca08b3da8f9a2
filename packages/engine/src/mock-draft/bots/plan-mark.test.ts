import { expect, it } from 'vitest';
import { planMark } from './plan-mark.ts';

it.each([
  ['zeroRB', 5, 'RB', 'wait'],
  ['zeroRB', 6, 'RB', null],
  ['zeroRB', 1, 'WR', null],
  ['heroRB', 1, 'RB', 'target'],
  ['earlyWR', 2, 'WR', 'target'],
  ['puntTE', 9, 'TE', 'wait'],
  ['lateRoundQB', 9, 'QB', null],
  ['balanced', 4, 'RB', null],
] as const)('%s says of round %i and %s: %s', (strategy, round, position, mark) => {
  expect(planMark(strategy, round, position)).toBe(mark);
});
