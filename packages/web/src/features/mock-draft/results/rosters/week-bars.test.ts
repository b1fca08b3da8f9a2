import { expect, test } from 'vitest';
import { buildRated } from '../../../../testing/build-report.ts';
import { fullWeek, offWords, shortfall, weekBars, weeksOf } from './week-bars.ts';

// The one player of seat 2 is 'WR1': rank 3, so 397 points and their bye in week 8.
const weeks = weeksOf({ ...buildRated(), isOwn: true }, 'seat-2');

test('a bye is a bar without its player, and says who is off and what stays empty', () => {
  const bars = weekBars(weeks);
  expect(bars).toHaveLength(17);
  expect(bars.filter(({ mark }) => mark !== undefined).map(({ label, value, mark }) => [label, value, mark])).toEqual([
    ['8', 0, '1'],
  ]);
  expect(bars[7]?.words).toMatch(/^Week 8: 0\.0 points, P\. WR1 off, \d+ places empty$/);
});

test('full strength is a week without byes, and a week falls short by what is off', () => {
  const full = fullWeek(weeks);
  expect(full).toBeCloseTo(397 / 17, 6);
  const [first] = weeks;
  const eighth = weeks[7];
  expect(first && shortfall(first, full)).toBe('0.0');
  expect(eighth && shortfall(eighth, full)).toBe('−23.4');
  expect(first && offWords({ ...first, places: [], missing: [] })).toBe('');
});
