import { expect, it } from 'vitest';
import { DEFAULT_LEAGUE, type LeagueShape } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { priceCurve, pricesByOrder, spentWhole } from './market-prices.ts';

const NONE = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 } as const;
const BACKS: LeagueShape = { teams: 1, budgetDollars: 32, slots: { ...NONE, RB: 2 } };

/** The first of each position scores most, each one after them ten less; kickers and defences hardly differ. */
const worthOf = (position: Position, place: number): number =>
  position === 'K' || position === 'DST' ? 130 - place : Math.max(0, 300 - 10 * place);
const curve = priceCurve(worthOf, DEFAULT_LEAGUE);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const positionsOf = (...counts: readonly number[]): readonly Position[] =>
  POSITIONS.flatMap((position, index) => Array.from({ length: counts[index] ?? 0 }, () => position));

it.each([
  ['money beyond a dollar each goes by what is beyond a dollar', [11, 6, 0], [21, 11, 0]],
  ['equal prices share it', [5, 5, 1], [16, 16, 0]],
  ['a place that nobody prices costs a dollar', [9], [31]],
])('%s', (_name, prices, expected) => {
  expect(spentWhole(prices, BACKS)).toEqual(expected);
});

it('places of a position never cost more than the one before, and kickers next to nothing', () => {
  for (const position of POSITIONS) {
    const prices = curve.byPosition.get(position) ?? [];
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  }
  expect(curve.byPosition.get('K')?.[0]).toBeLessThan(5);
  expect(sum(curve.falling)).toBeCloseTo(2400, 6);
});

it('whoever is put first costs most, of whatever position', () => {
  const backsFirst = pricesByOrder([...positionsOf(0, 40), ...positionsOf(20, 0, 60, 20, 12, 12)], curve);
  const receiversFirst = pricesByOrder([...positionsOf(0, 0, 40), ...positionsOf(20, 40, 20, 20, 12, 12)], curve);
  expect(backsFirst[0]).toBe(Math.max(...backsFirst));
  expect(receiversFirst[0]).toBe(Math.max(...receiversFirst));
});
