import { describe, expect, test } from 'vitest';
import { DEFAULT_LEAGUE } from '../../vocabulary/league.ts';
import { lineupByWeek, type WeeklyCandidate } from './lineup-by-week.ts';

const slots = { ...DEFAULT_LEAGUE.slots, QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 2 };
const starter: WeeklyCandidate = { points: 340, positions: ['QB'], byeWeek: 2 };
const second: WeeklyCandidate = { points: 170, positions: ['QB'], byeWeek: 3 };
const runner: WeeklyCandidate = { points: 255, positions: ['RB'], byeWeek: 3 };

describe('line-up by week', () => {
  test('a season is spread over the games that are played', () => {
    expect(lineupByWeek([starter, second, runner], slots, 1).map(({ points }) => points)).toEqual([35]);
  });

  test('the bench plays for whoever is off, and a place without a substitute stays empty', () => {
    const [, two, three] = lineupByWeek([starter, second, runner], slots, 3);
    expect(two?.places.map((place) => place.starter)).toEqual([second, runner]);
    expect(two?.points).toBe(25);
    expect(three?.places.map((place) => place.starter)).toEqual([starter, null]);
    expect(three?.points).toBe(20);
  });

  test('only who would have started is missed', () => {
    expect(lineupByWeek([starter, second, runner], slots, 3).map(({ missing }) => missing)).toEqual([
      [],
      [starter],
      [runner],
    ]);
  });

  test('whose bye nobody knows plays every week', () => {
    const everyWeek = lineupByWeek([{ ...starter, byeWeek: null }], slots, 18);
    expect(new Set(everyWeek.map(({ points }) => points))).toEqual(new Set([20]));
  });
});
