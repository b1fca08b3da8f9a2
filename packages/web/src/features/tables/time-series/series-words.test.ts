import { lockOf } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { parseSeriesSearch, seriesInput } from './series-search.ts';
import { isShut, meanOf, openValues, tellStat, weeksDrawn } from './series-words.ts';

const week = (value: number | null | ReturnType<typeof lockOf>) => ({ values: { points: value } });
const season = { id: '2025' } as Parameters<typeof seriesInput>[1]; // its id alone is read

test.each([
  ['points', 17.349, false, '17.3'],
  ['targetShare', 25.641, false, '25.6%'],
  ['targets', 13, false, '13'],
  ['targets', 8.25, true, '8.3'],
  ['utilization', 92.6, false, '93'],
  ['points', null, false, '–'],
] as const)('%s of %s reads %s → %s', (key, value, isMean, text) => {
  expect(tellStat(key, value, { isMean })).toBe(text);
});

test('what is locked is drawn as a gap, and said to be locked', () => {
  const weeks = [week(4), week(null), week(lockOf('gameLogTable'))];
  expect(openValues(weeks, 'points')).toEqual([4, null, null]);
  expect([isShut(weeks, 'points'), isShut(weeks.slice(0, 2), 'points')]).toEqual([true, false]);
  expect(meanOf(openValues([week(4), week(null), week(8)], 'points'))).toBe(6);
  expect(meanOf([null])).toBeNull();
});

test('a picture ends with the last week that any line has a number of', () => {
  expect(
    weeksDrawn([
      [1, null, 3, null, null],
      [null, 2, null, null, null],
    ]),
  ).toBe(3);
  expect([weeksDrawn([]), weeksDrawn([[null]])]).toEqual([0, 0]);
});

test('an address holds players, stat, season and weeks, and what does not fit is left out', () => {
  const raw = { players: 'KC,00-0036900', stat: 'targets', last: '5', season: '2024', page: '3', sort: 'week' };
  expect(parseSeriesSearch(raw)).toEqual({ players: 'KC,00-0036900', stat: 'targets', last: '5', season: '2024' });
  expect(parseSeriesSearch({ players: '<b>', stat: 'toString', last: '99', season: 'x' })).toEqual({});
});

test('nobody is asked for twice, no more than four, and nothing without anybody', () => {
  expect(seriesInput({}, season)).toBeNull();
  expect(seriesInput({ players: 'KC,KC,SF,DAL,NYJ,BUF', last: '3' }, season)).toEqual({
    seasonId: '2025',
    scoringSystemId: '1',
    playerIDs: ['KC', 'SF', 'DAL', 'NYJ'],
    lastWeeks: 3,
  });
});
