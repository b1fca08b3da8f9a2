import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { isOver, isUnderWay, isWeekGone, seasonBefore, weeksTold, weekTitle } from './use-season.ts';

test.each([
  ['scheduled', 'SCHEDULED', 1, { isPlayed: false, isPast: false }],
  ['in its first week', 'INPROGRESS', 1, { isPlayed: true, isPast: false }],
  ['in its last week', 'INPROGRESS', 18, { isPlayed: true, isPast: false }],
  ['in the play-offs', 'INPROGRESS', 19, { isPlayed: false, isPast: true }],
  ['closed', 'CLOSED', 22, { isPlayed: false, isPast: true }],
  ['closed, its play-offs not known', 'CLOSED', 18, { isPlayed: false, isPast: true }],
] as const)('a season %s', (_how, status, currentWeek, { isPlayed, isPast }) => {
  const season = { status, currentWeek } as Season;
  expect([isUnderWay(season), isOver(season)]).toEqual([isPlayed, isPast]);
});

test.each([
  ['no week', undefined, 'INPROGRESS', false],
  ['the week before', 6, 'INPROGRESS', true],
  ['the week that is played', 7, 'INPROGRESS', false],
  ['a week to come', 8, 'INPROGRESS', false],
  ['the last week of all', 7, 'CLOSED', true],
] as const)('%s is gone by, or it is not', (_which, week, status, isGone) => {
  expect(isWeekGone(week, { status, currentWeek: 7 } as Season)).toBe(isGone);
});

test('the season before is the newest of those with data, and there may be none', () => {
  const seasons = [{ id: '2023' }, { id: '2026' }, { id: '2025' }];
  expect(['2026', '2025', '2023'].map((year) => seasonBefore(seasons, year))).toEqual(['2025', '2023', '']);
});

test('no week of the play-offs has numbers to choose', () => {
  expect(weeksTold({ weeks: [17, 18, 19, 22] as readonly number[] } as Season)).toEqual([17, 18]);
});

test('a week in a title has its year where that is another season’s, and none where there is no such week', () => {
  expect(weekTitle(9, 2025, 2025)).toBe('Week 9');
  expect(weekTitle(9, 2023, 2025)).toBe('2023 Week 9');
  expect(weekTitle(null, 2099, 2025)).toBe('2099');
});
