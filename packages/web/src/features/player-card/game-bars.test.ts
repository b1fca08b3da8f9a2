import { expect, test } from 'vitest';
import { buildGame } from '../../testing/build-game.ts';
import { gameBars, meanPoints } from './game-bars.ts';

test('a week without points says why', () => {
  const bars = gameBars([
    buildGame(3, { points: null, injury: 'Out' }),
    buildGame(1, { isBye: true, points: null, score: null, opponent: null }),
    buildGame(2, { points: null }),
    buildGame(4, { points: null, score: null }),
  ]);
  expect(bars.map((bar) => [bar.label, bar.note])).toEqual([
    ['1', 'BYE'],
    ['2', 'DNP'],
    ['3', 'O'],
    ['4', undefined],
  ]);
});

test('a bar can be read without being seen', () => {
  expect(gameBars([buildGame(5, { points: 17.32 })])[0]?.words).toBe(
    'Week 5 vs SEA, 17.3 points, Final W 24-17 vs SEA',
  );
});

test('the mean counts the regular games that were played', () => {
  const log = [
    buildGame(1, { points: 10 }),
    buildGame(2, { points: 20 }),
    buildGame(3, { points: null }),
    buildGame(19, { seasonType: 'POST', points: 90 }),
  ];
  expect(meanPoints(log)).toBe(15);
  expect(meanPoints([])).toBeNull();
});
