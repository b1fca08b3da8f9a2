import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { asChosen, choosable, withChoice } from './column-choice.ts';

const column = (key: string, shows: Column<object>['shows']): Column<object> => ({
  ...{ key, title: key, shows },
  cell: () => key,
});
const COLUMNS = [
  column('rank', 'phone'),
  column('player', 'phone'),
  column('points', 'phone'),
  column('vorp', 'desktop'),
  column('bye', 'picked'),
];
const shown = (choices: readonly string[]) =>
  Object.fromEntries(asChosen(COLUMNS, choices, 'player').map(({ key, shows }) => [key, shows]));

test('every column behind the name can be hidden and shown', () => {
  expect(choosable(COLUMNS, 'player').map(({ key }) => key)).toEqual(['points', 'vorp', 'bye']);
  expect(choosable(COLUMNS, 'points').map(({ key }) => key)).toEqual(['vorp', 'bye']);
});

test('a standard column that is hidden waits to be picked, and a picked one is shown', () => {
  expect(shown([])).toEqual({ rank: 'phone', player: 'phone', points: 'phone', vorp: 'desktop', bye: 'picked' });
  expect(shown(['-points', 'bye'])).toMatchObject({ points: 'picked', vorp: 'desktop', bye: 'desktop' });
});

test('an address hides neither the name nor what stands before it, and passes over what there is not', () => {
  expect(shown(['-rank', '-player', 'nobody', '-nothing', 'vorp', '-bye'])).toEqual(shown([]));
});

test('only what differs from the standard is told, in the order of the columns', () => {
  const afterAll = (...changes: readonly (readonly [key: string, isShown: boolean])[]) =>
    changes.reduce<readonly string[]>((choices, [key, isShown]) => withChoice(COLUMNS, choices, { key, isShown }), []);
  expect(afterAll(['bye', true], ['points', false])).toEqual(['-points', 'bye']);
  expect(afterAll(['bye', true], ['points', false], ['points', true])).toEqual(['bye']);
  expect(afterAll(['bye', true], ['bye', false])).toEqual([]);
});

test('a choice about columns of another week or position stays', () => {
  expect(withChoice(COLUMNS, ['-adp', 'bye'], { key: 'vorp', isShown: false })).toEqual(['-vorp', 'bye', '-adp']);
});
