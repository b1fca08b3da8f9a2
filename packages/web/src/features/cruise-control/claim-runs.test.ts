import { BRAND } from '@pylon/contract/brand';
import { expect, test } from 'vitest';
import { firstRun, runsWords } from './claim-runs.ts';

const NEW_YORK = 'America/New_York';
const ESPN = { name: 'ESPN' };
/** Eleven in New York, on a Wednesday and on the Sunday behind it, when the clocks have been changed. */
const RUNS = [
  { day: 'wednesday', nextAt: '2026-10-28T15:00:00.000Z' },
  { day: 'sunday', nextAt: '2026-11-01T16:00:00.000Z' },
] as const;
const DAYS = ['wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday'] as const;

test('rules begin with the first run that the platform tells, by the clock of whoever sets them', () => {
  expect(firstRun(RUNS, NEW_YORK)).toEqual({ runsOn: 'wednesday', runsAtHour: 11 });
  expect(firstRun(RUNS, 'America/Los_Angeles')).toEqual({ runsOn: 'wednesday', runsAtHour: 8 });
  expect(firstRun(RUNS, 'Asia/Tokyo')).toEqual({ runsOn: 'thursday', runsAtHour: 0 });
  expect(firstRun([{ day: 'friday', nextAt: null }], NEW_YORK)).toEqual({ runsOn: 'friday' });
  expect(firstRun([], NEW_YORK)).toEqual({});
});

test.each([
  [
    'two days at one hour',
    RUNS,
    'FAAB',
    'ESPN says that your league runs its claims on Wednesday and Sunday at 11 AM your time.',
  ],
  [
    'another hour for each',
    [RUNS[0], { day: 'friday', nextAt: '2026-10-30T07:00:00.000Z' }],
    'FAAB',
    'on Wednesday at 11 AM and Friday at 3 AM your time.',
  ],
  [
    'every day',
    DAYS.map((day) => ({ day, nextAt: null })),
    'PRIORITY',
    'runs its claims every day, and not at what hour: that is for you to say.',
  ],
  ['nothing', [], 'FAAB', `${BRAND.name} does not know when your league runs its claims, so it is you who says it:`],
  ['nothing of free agents', [], 'NONE', `${BRAND.name} does not know when your league lets free agents be picked up,`],
] as const)('a platform that tells %s is quoted, and no more', (_what, runs, waiverMode, words) => {
  expect(runsWords({ waiverMode, runs }, ESPN, NEW_YORK)).toContain(words);
});
