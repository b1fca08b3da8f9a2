import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './search-params.ts';

test('what was written is read back', () => {
  const values = { q: "ja'marr & co", pos: 'QB,RB', player: 'sleeper:4046', scoring: '1' };
  expect(parseQuery(stringifyQuery(values))).toEqual(values);
});

test('lists and ids stay readable, and absent values leave no trace', () => {
  expect(stringifyQuery({ pos: 'QB,RB', player: 'sleeper:4046', team: undefined, q: '' })).toBe(
    '?pos=QB,RB&player=sleeper:4046',
  );
});
