import { expect, test } from 'vitest';
import { matchupType } from './matchup-type.ts';

test.each([
  [0, 'underdog'],
  [0.44, 'underdog'],
  [0.45, 'toss_up'],
  [0.5, 'toss_up'],
  [0.554, 'toss_up'],
  [0.56, 'favorite'],
  [1, 'favorite'],
] as const)('a chance of %s is a %s', (chance, type) => {
  expect(matchupType(chance)).toBe(type);
});
