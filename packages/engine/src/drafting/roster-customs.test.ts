import { describe, expect, it } from 'vitest';
import type { LeagueType } from '../vocabulary/drafts.ts';
import { DEFAULT_LEAGUE, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { isCustomary, rosterCustoms, sensiblePositions, timely } from './roster-customs.ts';
import { positionBit, rosterRules } from './roster-rules.ts';

const customsOf = (slots: Partial<SlotCounts> = {}, leagueType: LeagueType = 'fantasy') => {
  const all = { ...DEFAULT_LEAGUE.slots, ...slots };
  return rosterCustoms(all, rosterRules(all), leagueType);
};
const customs = customsOf();

describe('what bots do by custom', () => {
  const takes = (position: (typeof POSITIONS)[number], round: number, count: number) =>
    isCustomary(customs, round - 1, POSITIONS.indexOf(position), count);

  it('leaves kickers and defences to the last three rounds', () => {
    expect([13, 14, 15, 16].map((round) => takes('K', round, 0))).toEqual([false, true, true, true]);
    expect(takes('DST', 13, 0)).toBe(false);
  });

  it('takes one kicker, one defence and no fourth quarterback', () => {
    expect(takes('K', 15, 1)).toBe(false);
    expect(takes('DST', 15, 1)).toBe(false);
    expect([0, 2, 3].map((count) => takes('QB', 12, count))).toEqual([true, true, false]);
  });

  it('takes more quarterbacks where more of them start', () => {
    expect(isCustomary(customsOf({ SUPERFLEX: 1 }), 11, 0, 3)).toBe(true);
  });

  it('ignores positions that no slot takes', () => {
    expect(isCustomary(customsOf({ K: 0 }), 14, POSITIONS.indexOf('K'), 0)).toBe(false);
  });
});

describe('what a team of sense considers', () => {
  const considers = (counts: readonly number[], position: Position, of = customs) =>
    (sensiblePositions(of, counts) & positionBit(position)) !== 0;

  it('is no second passer and no second tight end before line-up and a bench of backs and receivers stand', () => {
    for (const position of ['QB', 'TE'] as const) {
      expect(considers([1, 2, 4, 1, 0, 0], position)).toBe(false);
      expect(considers([1, 4, 5, 1, 0, 0], position)).toBe(false);
      expect(considers([1, 4, 6, 1, 0, 0], position)).toBe(true);
      expect(considers([1, 1, 9, 1, 0, 0], position), 'a place of the line-up is open').toBe(false);
    }
  });

  it('is never a third passer where one starts, in best ball a third at the end', () => {
    expect(considers([2, 6, 6, 2, 0, 0], 'QB')).toBe(false);
    const bestBall = customsOf({ K: 0, DST: 0, BN: 10 }, 'bestBall');
    expect(considers([1, 3, 3, 1, 0, 0], 'QB', bestBall)).toBe(true);
    expect(considers([2, 4, 5, 1, 0, 0], 'QB', bestBall)).toBe(false);
    expect(considers([2, 6, 6, 2, 0, 0], 'QB', bestBall)).toBe(true);
    expect(considers([3, 6, 6, 2, 0, 0], 'QB', bestBall)).toBe(false);
  });

  it('is a second passer from the start where two of them play', () => {
    const superflex = customsOf({ SUPERFLEX: 1 });
    expect(considers([1, 0, 0, 0, 0, 0], 'QB', superflex)).toBe(true);
    expect(considers([2, 1, 2, 0, 0, 0], 'QB', superflex)).toBe(false);
    expect(considers([2, 3, 3, 1, 0, 0], 'QB', superflex)).toBe(true);
  });

  it('is a kicker or a defence in the last rounds alone, and one of each', () => {
    const all = sensiblePositions(customs, [1, 4, 6, 1, 0, 0]);
    expect(timely(customs, all, 12) & (positionBit('K') | positionBit('DST'))).toBe(0);
    expect(timely(customs, all, 13)).toBe(all);
    expect(considers([1, 4, 6, 1, 1, 0], 'K')).toBe(false);
    expect(considers([1, 4, 6, 1, 1, 0], 'DST')).toBe(true);
  });
});
