import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { expect, test } from 'vitest';
import { bargains } from './bargains.ts';

const row = (consensus: number, adp: number | null): RankingRow => ({
  athlete: null,
  team: null,
  rank: consensus,
  tier: 1,
  positionRank: 1,
  byeWeek: null,
  consensus,
  sd: null,
  best: null,
  worst: null,
  ranks: {},
  adp,
  difference: adp === null ? null : adp - consensus,
  points: null,
  vorp: null,
  auctionValue: null,
  utilizationScore: null,
  game: null,
  opponentRank: null,
  impliedPoints: null,
});

test('the widest differences come first, each on its own side, and an unknown ADP is on neither', () => {
  const { later, earlier } = bargains([row(1, 4), row(2, 12), row(3, null), row(10, 2), row(11, 10), row(12, 12)]);
  expect(later.map((move) => move.change)).toEqual([10, 3]);
  expect(earlier.map((move) => move.change)).toEqual([-8, -1]);
});

test('at most five stand on a side', () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(index + 1, index * 3 + 5));
  expect(bargains(rows).later.map((move) => move.change)).toEqual([20, 18, 16, 14, 12]);
});
