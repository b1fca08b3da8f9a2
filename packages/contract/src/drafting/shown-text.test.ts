import { expect, test } from 'vitest';
import { shownText } from './shown-text.ts';

test('a text that others read keeps its letters and loses what turns their order, and halves of characters', () => {
  expect(shownText(24).parse(' Gang \u202Egreen\u202C 🏈 ')).toBe('Gang green 🏈');
  expect(shownText(24).parse('half\ud83d')).toBe('half');
  expect(shownText(24).min(1).safeParse('\u202E').success).toBe(false);
  expect(shownText(4).safeParse('five!').success).toBe(false);
});
