import { expect, test } from 'vitest';
import { byTurn, nextTurn } from './next-turn.ts';

const HOUR = 3_600_000;
const at = (pick: number, hours: number) => ({ pick, atMs: hours * HOUR });

test('a turn comes after the picks before it, each as long as the room took', () => {
  // 1 → 24 in 23 hours, 24 → 25 in one: an hour a pick
  expect(nextTurn([at(1, 0), at(24, 23), at(25, 24)], 48, 8)).toEqual({
    ...{ picksBefore: 22, hoursAPick: 1, expectedAtMs: 46 * HOUR, endsByMs: (24 + 23 * 8) * HOUR },
  });
});

test('after one pick there is no pace, but a latest moment', () => {
  expect(nextTurn([at(12, 5)], 13, 4)).toEqual({
    ...{ picksBefore: 0, hoursAPick: null, expectedAtMs: null, endsByMs: 9 * HOUR },
  });
});

test('one slow round does not make a slow room', () => {
  const { hoursAPick } = nextTurn([at(6, 0), at(19, 13), at(30, 24), at(43, 24 + 13 * 9)], 54, 8);
  expect(hoursAPick).toBe(1);
});

test('the first turn stands first, and whoever has no pace last', () => {
  const soon = nextTurn([at(1, 0), at(24, 23)], 25, 8);
  const later = nextTurn([at(1, 0), at(24, 23), at(25, 24)], 48, 8);
  const unknown = nextTurn([at(1, 0)], 24, 8);
  expect([unknown, later, soon].sort(byTurn)).toEqual([soon, later, unknown]);
});
