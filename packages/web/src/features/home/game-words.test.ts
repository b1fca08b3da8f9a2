import { expect, test } from 'vitest';
import { gameWords } from './game-words.ts';

test('a game to come has its time, a game that is over its score with the away team first', () => {
  expect(gameWords({ kickoff: '2026-09-13T17:00:00Z', score: null })).toBe('Sun 1 PM');
  expect(gameWords({ kickoff: '2026-09-13T17:00:00Z', score: { home: 24, away: 17 } })).toBe('Final 17-24');
});
