import { describe, expect, test } from 'vitest';
import { allowedBeyond, type Meeting, sidesOf } from './meetings.ts';

const meeting = (maker: string, allower: string, amount: number): Meeting => ({ maker, allower, amount });
const TEAMS = ['a', 'b', 'c', 'd'];
/** Everybody meets everybody so many times; amounts are what both sides add to 20. */
const league = (made: Record<string, number>, allowed: Record<string, number>, times: number) =>
  TEAMS.flatMap((maker) =>
    TEAMS.filter((allower) => allower !== maker).flatMap((allower) =>
      Array.from({ length: times }, () => meeting(maker, allower, 20 + (made[maker] ?? 0) + (allowed[allower] ?? 0))),
    ),
  );

describe('the sides behind amounts', () => {
  test('of many meetings are those that made them', () => {
    const sides = sidesOf(league({ a: 6, b: -6 }, { c: 4, d: -4 }, 2000));
    expect(sides.mean).toBeCloseTo(20, 1);
    expect(sides.makers.get('a')).toBeCloseTo(6, 1);
    expect(sides.allowers.get('c')).toBeCloseTo(4, 1);
    expect(sides.allowers.get('a')).toBeCloseTo(0, 1);
  });

  test('a defence that met strong offences alone is better than its figures', () => {
    const met = [
      ...Array.from({ length: 20 }, (_, defence) => [
        meeting('strong', `${defence}`, 30),
        meeting('weak', `${defence}`, 10),
      ]).flat(),
      ...Array.from({ length: 3 }, () => meeting('strong', 'unlucky', 28)),
      ...Array.from({ length: 3 }, () => meeting('weak', 'lucky', 12)),
    ];
    const { allowers } = sidesOf(met);
    expect(allowers.get('unlucky')).toBeLessThan(allowers.get('lucky') ?? 0);
  });

  test('leave nothing over that would make a smaller error: the condition of ridge regression', () => {
    const met = league({ a: 3, c: -5 }, { b: 2, d: -7 }, 3).map((one, index) => ({
      ...one,
      amount: one.amount + ((index * 37) % 11) - 5,
    }));
    const { mean, makers, allowers } = sidesOf(met);
    const rest = ({ maker, allower, amount }: Meeting) =>
      amount - mean - (makers.get(maker) ?? 0) - (allowers.get(allower) ?? 0);
    const restOf = (own: readonly Meeting[]) => own.reduce((total, one) => total + rest(one), 0);
    expect(restOf(met)).toBeCloseTo(0, 4);
    for (const team of TEAMS) {
      expect(restOf(met.filter(({ maker }) => maker === team))).toBeCloseTo(3 * (makers.get(team) ?? 0), 4);
      expect(restOf(met.filter(({ allower }) => allower === team))).toBeCloseTo(6 * (allowers.get(team) ?? 0), 4);
    }
  });

  test('of no meetings are none', () => {
    expect(sidesOf([])).toEqual({ mean: 0, makers: new Map(), allowers: new Map() });
  });
});

test('a few games move a defence less than many of the same', () => {
  const games = Array.from({ length: 12 }, () => meeting('a', 'b', 26));
  const known = { mean: 20, makers: new Map([['a', 0]]) };
  expect(allowedBeyond(games.slice(0, 6), known)).toBe(3);
  expect(allowedBeyond(games, known)).toBe(4);
  expect(allowedBeyond([], known)).toBe(0);
});
