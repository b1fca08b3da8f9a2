import { expect, test } from 'vitest';
import { clockTime, leastBidTold, runsTold } from './outside-waivers.ts';

test.each([
  ['is as it is told', 5, 275, 5],
  ['of nothing is nothing', 0, 275, 0],
  ['of parts of a dollar is the next whole one', 0.5, 100, 1],
  ['is told of a league whose budget is not', 5, null, 5],
  ['below nothing is not known', -1, 100, undefined],
  ['above the whole budget is not known', 101, 100, undefined],
  ['above what any league bids is not known', 1e9, null, undefined],
  ['that is no number is not known', Number.NaN, 100, undefined],
  ['that is not told is not known', null, 100, undefined],
])('a least bid %s', (_what, told, budget, least) => {
  expect(leastBidTold(told, budget).leastBidDollars).toBe(least);
});

test('runs come by the week, each once, and none are nothing', () => {
  const at = (hour: number) => ({ hour, minute: 0, timeZone: 'America/New_York' });
  const [late, early] = [{ day: 'wednesday', at: at(15) } as const, { day: 'wednesday', at: at(3) } as const];
  const sunday = { day: 'sunday', at: null } as const;
  expect(runsTold([late, early, sunday, { ...late }])).toEqual({ runs: [sunday, early, late] });
  expect(runsTold([])).toEqual({});
});

test.each([
  ['15:30', 'America/New_York', { hour: 15, minute: 30, timeZone: 'America/New_York' }],
  ['24:00', 'America/New_York', null],
  ['3 pm', 'America/New_York', null],
  ['15:30', 'Eastern', null],
  ['15:30', '', null],
  ['15:30', 'x'.repeat(100_000), null],
])('%s in a zone is a time of the day, or none', (time, zone, told) => {
  expect(clockTime(time, zone)).toEqual(told);
});
