import { expect, test } from 'vitest';
import { fallPastAdp } from './fallen-players.ts';

test.each([
  ['half a round late in a room of twelve', 4, 10, 12, 6],
  ['less than that', 4, 9, 12, 0],
  ['at least five picks in a small room', 4, 8, 4, 0],
  ['five picks in a small room', 4, 9, 4, 5],
  ['in later rounds it takes more', 100, 110, 12, 0],
  ['a sixth of a hundred picks', 100, 116, 12, 16],
  ['earlier than usual', 30, 12, 12, 0],
] as const)('%s', (_case, adp, pickNumber, teams, fall) => {
  expect(fallPastAdp({ adp }, pickNumber, teams)).toBe(fall);
});

test('whoever has no ADP has not fallen', () => {
  expect(fallPastAdp({ adp: null }, 100, 12)).toBe(0);
});
