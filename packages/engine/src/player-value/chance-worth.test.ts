import { describe, expect, it } from 'vitest';
import { CHANCE_WORTHS } from './chance-worth.data.ts';
import { CARRY_KINDS, type ThrowWorth } from './chance-worth.shape.ts';
import { bandOf, carryWorth, throwWorth } from './chance-worth.ts';

describe('what a chance is worth', () => {
  it('has as many kinds of throws and carries as its bands say', () => {
    const { airYards, yardsLeft, throws, yardsToGoal, carries } = CHANCE_WORTHS;
    expect(throws.map((of) => of.length)).toEqual([...airYards, 0].map(() => yardsLeft.length + 1));
    for (const kind of CARRY_KINDS) expect(carries[kind]).toHaveLength(yardsToGoal.length + 1);
  });

  it('puts the last yard of a band into it, and the next into the band after', () => {
    expect([-3, 0, 2, 3, 99].map((yards) => bandOf(yards, [0, 2]))).toEqual([0, 0, 1, 2, 2]);
  });

  it('never lets more throws score than are caught', () => {
    const all: readonly ThrowWorth[] = [...CHANCE_WORTHS.throws.flat(), CHANCE_WORTHS.throwAway];
    for (const { catches, touchdowns, interceptions } of all) {
      expect(touchdowns).toBeLessThanOrEqual(catches);
      expect(catches + interceptions).toBeLessThanOrEqual(1);
    }
  });

  it('scores more of carries the nearer the goal is, and half of those from the one-yard line', () => {
    const odds = [1, 3, 8, 30, 70].map((yards) => carryWorth('designed', yards).touchdowns);
    expect(odds).toEqual([...odds].sort((one, other) => other - one));
    expect(odds[0]).toBeGreaterThan(0.45);
    expect(odds[0]).toBeLessThan(0.65);
  });

  it('catches less of long throws, and gains more with them', () => {
    const [short, long] = [throwWorth(4, 60), throwWorth(30, 60)];
    expect(long.catches).toBeLessThan(short.catches);
    expect(long.yards).toBeGreaterThan(short.yards);
  });

  it('expects a catch in the end zone to be a touchdown, and nothing of a throw at nobody', () => {
    expect(throwWorth(8, 8)).toMatchObject({ touchdowns: throwWorth(8, 8).catches });
    expect(throwWorth(null, 8)).toMatchObject({ catches: 0, yards: 0 });
  });

  it('loses a yard of a knee', () => {
    expect(carryWorth('kneel', 60).yards).toBeCloseTo(-1, 0);
  });
});
