import { expect, test } from 'vitest';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { filledPlaces } from './fill-places.ts';

const slots = { ...DEFAULT_LEAGUE.slots, QB: 1, RB: 1, WR: 1, TE: 0, FLEX: 1, K: 0, DST: 0, BN: 2 };
const free = (position: Position | null) => ({ place: null, position });

test('players take the places of their position in their order, and then those that several positions share', () => {
  expect(filledPlaces(slots, [free('RB'), free('RB'), free('RB'), free('QB'), free('QB')])).toEqual([
    'RB',
    'FLEX',
    'BN',
    'QB',
    'BN',
  ]);
});

test('whoever was put somewhere stands there before others, as long as there is room', () => {
  const put = (place: 'FLEX' | 'BN' | 'IR', position: Position) => ({ place, position });
  expect(
    filledPlaces(slots, [
      free('RB'),
      free('RB'),
      put('FLEX', 'WR'),
      put('FLEX', 'WR'),
      put('BN', 'QB'),
      put('IR', 'WR'),
    ]),
  ).toEqual(['RB', 'BN', 'FLEX', 'BN', 'BN', 'IR']);
});

test('nobody who is not known starts by themselves', () => {
  expect(filledPlaces(slots, [free(null)])).toEqual(['BN']);
});
