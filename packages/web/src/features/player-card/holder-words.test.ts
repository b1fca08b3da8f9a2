import { expect, test } from 'vitest';
import { holderWords } from './holder-words.ts';

test.each([
  [true, 'FLEX', 'Yours, starting at FLEX'],
  [true, 'BN', 'Yours, on the bench'],
  [true, 'IR', 'Yours, on injured reserve'],
  [false, 'TAXI', 'Goats, on the taxi squad'],
  [false, 'DST', 'Goats, starting at D/ST'],
] as const)('whoever has a player is told with the place: own %s, %s', (isOwn, position, words) => {
  expect(holderWords({ leagueParticipantId: '2', teamName: 'Goats', isOwn, position })).toBe(words);
});
