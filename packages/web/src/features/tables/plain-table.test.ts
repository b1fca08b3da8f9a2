import { utilization } from '@pylon/contract/tables/usage/utilization.table';
import { weeklyGuillotine } from '@pylon/contract/tables/week/weekly-guillotine.table';
import type { Season } from '@pylon/contract/wire';
import type { Column } from '@pylon/engine/tables/table';
import { expect, test } from 'vitest';
import { isOfNobody, type PlainRow, plainInput, shownAmong, tableTitle, tableWeek, weeksOf } from './plain-table.ts';

const column = (
  shows: 'phone' | 'desktop' | 'picked',
  ...shownFor: readonly ('QB' | 'RB' | 'WR' | 'TE')[]
): Column => ({
  title: 'Yards',
  kind: 'whole',
  from: 'Box scores',
  shows,
  shownFor,
});

test.each([
  ['of a position that is asked for alone is shown', column('picked', 'QB'), ['QB'], 'desktop'],
  ['of other positions is picked', column('desktop', 'QB'), ['K'], 'picked'],
  ['of some of the positions asked for stays as it is', column('picked', 'RB'), ['FLEX'], 'picked'],
  ['of all of them is shown', column('picked', 'RB', 'WR', 'TE'), ['FLEX'], 'desktop'],
  ['stays on a phone', column('phone', 'QB'), ['QB'], 'phone'],
  ['stays as it is when all positions are asked for', column('picked', 'QB'), [], 'picked'],
] as const)('a column %s', (_name, one, positions, shows) => {
  expect(shownAmong(one, positions)).toBe(shows);
});

/** A season before its week 9, and one whose play-offs have begun. */
const inWeek = (currentWeek: number) =>
  ({ id: '2025', currentWeek, weeks: Array.from({ length: 22 }, (_, index) => index + 1) }) as unknown as Season; // what of it matters

test('a table of one week shows the next, of a season gone by the last, and never the season', () => {
  expect(tableWeek(weeklyGuillotine, {}, inWeek(9))).toBe(9);
  expect(tableWeek(weeklyGuillotine, {}, inWeek(20))).toBe(18);
  expect(tableWeek(weeklyGuillotine, { season: '2024' }, inWeek(9))).toBe(18);
  expect(tableWeek(weeklyGuillotine, { week: 3 }, inWeek(9))).toBe(3);
  expect(weeksOf(weeklyGuillotine, inWeek(9))).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(plainInput(weeklyGuillotine, {}, inWeek(9))).toMatchObject({ week: 9 });
});

test('any other table shows the season unless a week is asked for', () => {
  expect(tableWeek(utilization, {}, inWeek(9))).toBe(-1);
  expect(weeksOf(utilization, inWeek(9))[0]).toBe(-1);
  expect(plainInput(utilization, {}, inWeek(9))).not.toHaveProperty('week');
});

test('a column in which no team has anything waits to be picked, as that of the next games after a season', () => {
  const teams = [
    { nextFour: null, rest: 20 },
    { nextFour: null, rest: null },
  ] as unknown as readonly PlainRow[]; // as far as they are looked at
  const of = (about: string, rows: readonly PlainRow[]) =>
    ['nextFour', 'rest'].map((key) => isOfNobody(about, rows, key));
  expect(of('teams', teams)).toEqual([true, false]);
  expect(of('players', teams)).toEqual([false, false]);
  expect(of('teams', [])).toEqual([false, false]);
});

test('the title says the week that a table is of, so that files of two weeks have two names', () => {
  expect(tableTitle(weeklyGuillotine, {}, inWeek(9))).toBe('2025 Guillotine Week, Week 9');
  expect(tableTitle(weeklyGuillotine, { season: '2099' }, inWeek(9), true)).toBe('2099 Guillotine Week');
  expect(tableTitle(utilization, { week: 19 }, inWeek(9))).toBe('2025 Utilization Score, Wild Card Round');
  expect(tableTitle(utilization, {}, inWeek(9))).toBe('2025 Utilization Score');
});
