import { expect, test } from 'vitest';
import { onlyWhatFits, parseQuery, stringifyQuery } from './search-params.ts';

test('what was written is read back', () => {
  const values = { q: "ja'marr & co", pos: 'QB,RB', player: 'sleeper:4046', scoring: '1' };
  expect(parseQuery(stringifyQuery(values))).toEqual(values);
});

test('lists and ids stay readable, and absent values leave no trace', () => {
  expect(stringifyQuery({ pos: 'QB,RB', player: 'sleeper:4046', team: undefined, q: '' })).toBe(
    '?pos=QB,RB&player=sleeper:4046',
  );
});

test('what a page does not read is taken away by name, but for whose card lies over it and for help', () => {
  const read = onlyWhatFits(({ tab }) => (tab === 'board' ? { tab } : {}));
  const typed = { tab: 'no-such', page: '-3', player: 'sleeper:4046', faq: 'true' };
  const { player, faq } = typed;
  expect({ ...typed, ...read(typed) }).toStrictEqual({ tab: undefined, page: undefined, player, faq });
  expect({ ...typed, ...read({ ...typed, tab: 'board' }) }.tab).toBe('board');
});
