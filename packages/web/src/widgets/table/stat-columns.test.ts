import { expect, test } from 'vitest';
import { statColumns, statOf } from './stat-columns.ts';

const titles = (positions: readonly string[]) => statColumns(positions).map((column) => column.title);

test('a quarterback is shown by passing and rushing, a defence by what it takes away', () => {
  expect(titles(['QB'])).toEqual(['Cmp', 'Att', 'Pass yds', 'Pass TD', 'INT', 'Rush', 'Rush yds', 'Rush TD']);
  expect(titles(['DST'])).toEqual(['Sack', 'INT', 'FR', 'TD', 'PA', 'YA']);
});

test('positions shown together share what they have in common', () => {
  expect(titles(['RB', 'WR'])).toEqual(titles(['FLEX']));
  expect(titles([])).toContain('Pass yds');
});

test('distances of field goals are added up, and an absent amount is unknown', () => {
  const [short] = statColumns(['K']);
  if (!short) throw new Error('kickers have columns');
  expect(statOf({ fieldGoals20To29: 5, fieldGoals30To39: 7 }, short)).toBe(12);
  expect(statOf({}, short)).toBeNull();
});
