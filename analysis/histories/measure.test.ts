import { expect, test } from 'vitest';
import { addDays } from '../../packages/almanac/src/sources/reading/eastern-time.ts';
import { daysThatStay } from './measure.ts';

const EVE = '2026-09-08';

test('of lists told every day the newest eight days or more stay, a list a week, one in four weeks, and those for good', () => {
  const last = '2027-02-14';
  const days = daysThatStay('2026-03-01', last, [EVE], last);
  const newest = Array.from({ length: 8 }, (_, back) => addDays(last, -back));
  expect(days).toEqual(expect.arrayContaining([...newest, '2026-03-01', EVE]));
  expect(days.length).toBeGreaterThan(24);
  expect(days.length).toBeLessThan(45);
});

test('of a list that is told no more, fewer days stay as time goes by, but never none', () => {
  const soon = daysThatStay('2026-08-01', '2026-08-31', [], '2026-09-01');
  const later = daysThatStay('2026-08-01', '2026-08-31', [], '2027-02-14');
  expect(later.length).toBeLessThan(soon.length);
  expect(later).toContain('2026-08-01');
  for (const day of later) expect(soon).toContain(day);
});
