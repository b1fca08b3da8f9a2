import { describe, expect, test } from 'vitest';
import { forecastScore, type JudgedCase, scoresTogether, startersAt } from './forecast-score.ts';

const judged = (place: number, expected: number | null, happened: number, plain: number | null = null): JudgedCase => ({
  ...{ place, expected, happened, plain },
});

describe('the score of a list', () => {
  test('is how far off it was, which way, and in what order', () => {
    const score = forecastScore([judged(1, 20, 10, 12), judged(2, 15, 18, 12), judged(3, 10, 8, 6)], 2);
    expect(score).toMatchObject({ cases: 3, error: 5, bias: 3, plainError: 10 / 3 });
    // Places 1, 2, 3 against 2, 1, 3
    expect(score.order).toBeCloseTo(0.5);
    expect([score.hits, score.starters]).toEqual([2, 2]);
  });

  test('of an order has no error and no bias, nor has the plain mean beside it', () => {
    const score = forecastScore([judged(1, null, 10, 9), judged(2, null, 5, 8)], 12);
    expect(score).toMatchObject({ error: null, bias: null, plainError: null, order: 1, plainOrder: 1 });
  });

  test('counts as a hit whoever scored as much as the last starter', () => {
    const cases = [judged(1, null, 7), judged(2, null, 7), judged(3, null, 9), judged(4, null, 1)];
    expect(forecastScore(cases, 2)).toMatchObject({ hits: 2, starters: 2 });
  });

  test('has no hits where no more are judged than start', () => {
    expect(forecastScore([judged(1, null, 7), judged(2, null, 5)], 2)).toMatchObject({ hits: 0, starters: 0 });
  });

  test('tells no plain mean unless everybody has one', () => {
    const score = forecastScore([judged(1, 9, 7, 5), judged(2, 8, 6)], 1);
    expect(score).toMatchObject({ plainError: null, plainOrder: null, plainStarters: 0 });
  });

  test('of nothing is nothing', () => {
    expect(forecastScore([], 12)).toMatchObject({ cases: 0, error: null, bias: null, order: null, hits: 0 });
  });
});

test('scores together count every player the same', () => {
  const one = forecastScore([judged(1, 10, 8), judged(2, 8, 7)], 1);
  const other = forecastScore([judged(1, 10, 4)], 1);
  expect(scoresTogether([one, other])).toMatchObject({ cases: 3, error: 3, bias: 3, order: 1, starters: 1 });
  expect(scoresTogether([])).toMatchObject({ cases: 0, error: null, order: null });
});

test('a league of twelve starts 12, 24 or 36 at a position', () => {
  expect([startersAt('QB'), startersAt('RB'), startersAt('WR')]).toEqual([12, 24, 36]);
});
