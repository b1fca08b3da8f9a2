import { expect, test } from 'vitest';
import { hourWords } from './hour-words.ts';

test.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
  [23, '11 PM'],
])('hour %i reads %s', (hour, words) => {
  expect(hourWords(hour)).toBe(words);
});
