import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random/random.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { fitShare, fitWeeks, gammaLevels, inWeekOrder, LEVELS, POSITION_MODELS, weekLevels } from './player-model.ts';

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, each) => sum + each, 0) / values.length;
const varianceOf = (values: ArrayLike<number>): number =>
  mean(Array.from(values, (value) => (value - mean(values)) ** 2));

describe('levels of a gamma distribution', () => {
  test.each([0.01, 0.1, 0.3, 0.6, 1])('have the mean 1 and a variance of %f within a tenth', (variance) => {
    const levels = gammaLevels(variance);
    expect(mean(levels)).toBeCloseTo(1, 10);
    expect(varianceOf(levels) / variance).toBeGreaterThan(0.9);
    expect(varianceOf(levels) / variance).toBeLessThan(1.1);
  });

  test('are skewed: the median lies below the mean', () => {
    expect(gammaLevels(0.5)[LEVELS / 2]).toBeLessThan(1);
  });

  test('are never negative, however weak the player', () => {
    expect(Math.min(...weekLevels(POSITION_MODELS.WR, 0.2))).toBeGreaterThanOrEqual(0);
  });

  test('in week order are the same levels', () => {
    const levels = gammaLevels(0.4);
    expect(inWeekOrder(levels).subarray(0, LEVELS).toSorted()).toEqual(levels.toSorted());
  });

  test('in week order know nothing of the week before', () => {
    const row = inWeekOrder(gammaLevels(0.4)).subarray(0, LEVELS + 1);
    const products = Array.from({ length: LEVELS }, (_, at) => ((row[at] ?? 0) - 1) * ((row[at + 1] ?? 0) - 1));
    // A correlation of 256 unrelated pairs has a standard error of 1/16.
    expect(Math.abs(mean(products) / 0.4)).toBeLessThan(3 / 16);
  });
});

describe('who is fit', () => {
  test.each([
    ['QB', 0.912],
    ['RB', 0.796],
    ['WR', 0.829],
    ['TE', 0.799],
  ] as const)('a %s is in %f of the games, as in the seasons of 2012 to 2020', (position, share) => {
    const courses = fitWeeks(POSITION_MODELS[position], 14, seededRandom('fit'));
    expect(Math.abs(fitShare(courses, 14) - share)).toBeLessThan(0.025);
  });

  test('kickers and defences always are', () => {
    for (const position of POSITIONS.filter((each) => each === 'K' || each === 'DST')) {
      expect(fitShare(fitWeeks(POSITION_MODELS[position], 17, seededRandom('fit')), 17)).toBe(1);
    }
  });
});
