import { expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2025, 9, 26, hour, minute));

test.each([
  ['none are kept', { from: null, to: null }, [0, 12, 23], []],
  ['past midnight', { from: 22, to: 8 }, [8, 12, 21], [22, 0, 7]],
  ['within a day', { from: 9, to: 17 }, [8, 17, 0], [9, 16]],
])('hours: %s', (_what, { from, to }, open, quiet) => {
  const is = (hour: number) => isQuiet({ quiet_from: from, quiet_to: to, time_zone: 'UTC' }, at(hour, 59));
  expect(open.map(is)).toEqual(open.map(() => false));
  expect(quiet.map(is)).toEqual(quiet.map(() => true));
});

test('hours are those of the person, also on the day that the clocks go back', () => {
  const hours = { quiet_from: 22, quiet_to: 8, time_zone: 'Europe/Berlin' };
  expect(isQuiet(hours, at(6, 59))).toBe(true); // 7:59 in winter, since three that night
  expect(isQuiet(hours, at(7))).toBe(false);
});
