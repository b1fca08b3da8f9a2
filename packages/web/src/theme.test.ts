// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepTheme, themeOf } from './theme.ts';

test.each([
  ['a=1; pylon_theme=dark; b=2', 'dark'],
  ['pylon_theme=light', 'light'],
  ['pylon_theme=pink', null],
  ['not_pylon_theme=dark', null],
  [null, null],
])('a header of %s is %s', (cookies, theme) => {
  expect(themeOf(cookies)).toBe(theme);
});

test('a choice is kept in the cookie, shown at once, and taken back by the system', () => {
  keepTheme('dark');
  expect([themeOf(document.cookie), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
  keepTheme(null);
  expect([themeOf(document.cookie), document.documentElement.dataset['theme']]).toEqual([null, undefined]);
});
