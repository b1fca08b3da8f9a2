import { expect, test } from 'vitest';
import { opponentsInWords } from './opponents-in-words.ts';

test('opponents in a file are told by week, with where they are met and their place; byes have neither', () => {
  expect(
    opponentsInWords([
      { week: 9, opponent: 'KC', isHome: false, place: 3 },
      { week: 10, opponent: null, isHome: false, place: null },
      { week: 11, opponent: 'LV', isHome: true, place: 22 },
    ]),
  ).toBe('9 @KC 3rd, 10 bye, 11 LV 22nd');
});
