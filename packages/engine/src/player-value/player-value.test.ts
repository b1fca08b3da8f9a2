import { describe, expect, it } from 'vitest';
import { DEFAULT_LEAGUE, type LeagueShape } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { auctionValues, wholeDollars } from './auction-values.ts';
import { benchAwareReplacementPoints, replacementPoints } from './replacement.ts';
import { shownVorp, vorp } from './vorp.ts';

const NO_SLOTS = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 };
const league = (teams: number, slots: Partial<LeagueShape['slots']>): LeagueShape => ({
  teams,
  budgetDollars: 200,
  slots: { ...NO_SLOTS, ...slots },
});
const pool = (position: Position, ...points: number[]) => points.map((each) => ({ position, points: each }));

describe('replacement', () => {
  it('is the best player whom nobody starts', () => {
    const players = [...pool('QB', 300, 280, 260), ...pool('RB', 200, 190, 180, 170, 160)];
    const level = replacementPoints(players, league(2, { QB: 1, RB: 2 }));
    expect(level).toMatchObject({ QB: 260, RB: 160 });
  });

  it('gives flex places to whoever is best across the league, not to one position', () => {
    const players = [...pool('RB', 200, 150, 140, 90), ...pool('WR', 180, 170, 145, 120)];
    // Two teams: RB 200, 150 and WR 180, 170 start; the two flex places go to WR 145 and RB 140.
    expect(replacementPoints(players, league(2, { RB: 1, WR: 1, FLEX: 1 }))).toMatchObject({ RB: 90, WR: 120 });
  });

  it('raises quarterbacks’ level in nobody’s favour: a superflex league starts twice as many', () => {
    const players = [...pool('QB', 300, 290, 280, 270, 100), ...pool('RB', 200, 190, 180, 170)];
    expect(replacementPoints(players, league(2, { QB: 1, RB: 1 })).QB).toBe(280);
    expect(replacementPoints(players, league(2, { QB: 1, RB: 1, SUPERFLEX: 1 })).QB).toBe(100);
  });

  it('is the worst starter where everybody starts, and 0 where there is nobody', () => {
    expect(replacementPoints(pool('TE', 120, 80), league(4, { TE: 1 }))).toMatchObject({ TE: 80, K: 0 });
  });

  it('is lower when benches are full too, but not for kickers', () => {
    const players = [...pool('RB', 200, 190, 180, 170, 160), ...pool('K', 130, 128, 126, 124)];
    const shape = league(2, { RB: 1, K: 1, BN: 1 });
    expect(replacementPoints(players, shape)).toMatchObject({ RB: 180, K: 126 });
    expect(benchAwareReplacementPoints(players, shape)).toMatchObject({ RB: 160, K: 126 });
  });
});

it('VORP is negative below replacement, and shown as 0', () => {
  const level = { QB: 0, RB: 180, WR: 0, TE: 0, K: 0, DST: 0 };
  const below = vorp({ points: 150, position: 'RB' }, level);
  expect(below).toBe(-30);
  expect(shownVorp(below)).toBe(0);
});

describe('auction values', () => {
  it('share what is left after a dollar for every spot by value over replacement', () => {
    const shape = { ...league(1, { RB: 2 }), budgetDollars: 100 };
    expect(auctionValues([30, 10, 0], shape)).toEqual([74.5, 25.5, 0]);
  });

  it('of a whole league are all its money', () => {
    const vorps = Array.from({ length: 300 }, (_, rank) => 150 - rank);
    const dollars = auctionValues(vorps, DEFAULT_LEAGUE);
    expect(dollars.reduce((sum, value) => sum + value, 0)).toBeCloseTo(2400, 6);
    expect(dollars.filter((value) => value >= 1)).toHaveLength(192);
  });

  it('of one star ends where a team’s money does; what nobody can pay goes to those after', () => {
    const small = league(2, { RB: 3 }); // $200 a team, two places beside the star
    expect(auctionValues([90, 20, 20, 0, 0, 0], small)).toEqual([198, 99.5, 99.5, 1, 1, 1]);
  });

  it('are a dollar each when nobody is above replacement', () => {
    expect(auctionValues([0, -5, -9], league(1, { RB: 2 }))).toEqual([1, 1, 0]);
  });

  it('in whole dollars still add up', () => {
    expect(wholeDollars([2.6, 1.6, 0.8])).toEqual([3, 1, 1]);
    expect(wholeDollars([])).toEqual([]);
  });
});
