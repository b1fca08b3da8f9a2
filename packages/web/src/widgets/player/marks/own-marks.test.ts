import { expect, test } from 'vitest';
import { markedList, marksOf } from './own-marks.ts';

const lists = [
  { id: 'new', seasonId: '2025' },
  { id: 'followed', seasonId: '2025' },
  { id: 'old', seasonId: '2024' },
];

test.each([
  ['the list that draft rooms follow', 'followed', 'followed'],
  ['without one, the list changed last', null, 'new'],
  ['one of another season does not count', 'old', 'new'],
  ['nor does one that is gone', 'gone', 'new'],
] as const)('marks are those of %s', (_case, followed, shown) => {
  expect(markedList(lists, '2025', followed)).toBe(shown);
});

test('nobody is marked without a list of the season', () => {
  expect(markedList(lists, '2023', 'followed')).toBeNull();
});

test('what was noted in draft rooms is newer than the list', () => {
  const places = [
    { entityId: 'a', mark: 'avoid', note: '' },
    { entityId: 'b', mark: 'target', note: 'late' },
    { entityId: 'c', mark: null, note: 'only this' },
  ] as const;
  expect(marksOf(places, { a: { mark: 'target', note: '' } })).toEqual({
    a: { mark: 'target', note: '' },
    b: { mark: 'target', note: 'late' },
    c: { mark: null, note: 'only this' },
  });
});
