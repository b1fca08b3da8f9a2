import { expect, test } from 'vitest';
import { weekToShow } from './weeks.ts';

test.each([
  ['before the season', 0, 1],
  ['in the season', 9, 9],
  ['in its last week', 18, 18],
  ['in the play-offs, of which nobody publishes numbers', 19, 18],
  ['after the final', 22, 18],
])('the week to show %s', (_when, currentWeek, week) => {
  expect(weekToShow({ currentWeek })).toBe(week);
});
