import { expect, test } from 'vitest';
import { needsWords } from './rosters.ts';

test('places of a kind are told once, with their number, so that a phone has room for all of them', () => {
  expect(needsWords(['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX'], 16)).toBe('QB 2RB 3WR TE FLEX');
});

test.each([
  [null, 16, ''],
  [[], 3, 'bench'],
  [[], 0, 'full'],
] as const)('%j with %i open is told as "%s"', (needs, open, words) => {
  expect(needsWords(needs, open)).toBe(words);
});
