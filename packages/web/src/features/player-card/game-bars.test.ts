import type { GameLogRow } from '@pylon/contract/player-card/player-card';
import { expect, test } from 'vitest';
import { gameBars, meanPoints } from './game-bars.ts';

const game = (week: number, over: Partial<GameLogRow> = {}): GameLogRow => ({
  week,
  seasonType: 'REG',
  team: 'KC',
  opponent: 'SEA',
  isHome: true,
  isBye: false,
  score: { own: 24, opponent: 17 },
  points: 10,
  stats: {},
  offensePercent: null,
  injury: null,
  ...over,
});

test('a week without points says why', () => {
  const bars = gameBars([
    game(3, { points: null, injury: 'Out' }),
    game(1, { isBye: true, points: null, score: null, opponent: null }),
    game(2, { points: null }),
    game(4, { points: null, score: null }),
  ]);
  expect(bars.map((bar) => [bar.label, bar.note])).toEqual([
    ['1', 'BYE'],
    ['2', 'DNP'],
    ['3', 'O'],
    ['4', undefined],
  ]);
});

test('a bar can be read without being seen', () => {
  expect(gameBars([game(5, { points: 17.32 })])[0]?.words).toBe('Week 5 vs SEA, 17.3 points, Final W 24-17 vs SEA');
});

test('the mean counts the regular games that were played', () => {
  const log = [
    game(1, { points: 10 }),
    game(2, { points: 20 }),
    game(3, { points: null }),
    game(19, { seasonType: 'POST', points: 90 }),
  ];
  expect(meanPoints(log)).toBe(15);
  expect(meanPoints([])).toBeNull();
});
