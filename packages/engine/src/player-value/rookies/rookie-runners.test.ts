import { expect, test } from 'vitest';
import { ROOKIE_RUNNERS } from './rookie-runners.data.ts';
import type { PastRunner } from './rookie-runners.shape.ts';
import { isFullback, isStarter, rookieOutlook, runnersLike } from './rookie-runners.ts';

test('a later pick is never expected to bring more, and none less than nothing', () => {
  const points = Array.from({ length: 262 }, (_, index) => rookieOutlook(index + 1).points);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(points.at(-1)).toBeGreaterThanOrEqual(0);
  expect(rookieOutlook(100_000).points).toBe(0);
});

test('low is not above high, and shares are shares', () => {
  for (const overall of [1, 40, 100, 262]) {
    const { floor, ceiling, starterShare } = rookieOutlook(overall);
    expect(floor).toBeLessThanOrEqual(ceiling);
    expect(starterShare).toBeGreaterThanOrEqual(0);
    expect(starterShare).toBeLessThanOrEqual(1);
  }
  expect(rookieOutlook(2).starterShare).toBeGreaterThan(rookieOutlook(250).starterShare);
});

const past = (overall: number, points: number, finish: number | null): PastRunner => ({
  ...{ name: `Pick ${overall}`, draftClass: 2015, overall, age: 22, pounds: 210, points, finish },
});

test('worked by hand: a line over the logarithm, and the share of those nearest who started', () => {
  const model = { base: 100, slope: 10, shift: 0, past: [past(1, 250, 3), past(2, 50, 24), past(3, 0, null)] };
  expect(rookieOutlook(1, model)).toEqual({ points: 100, floor: 0, ceiling: 250, starterShare: 2 / 3 });
  expect(rookieOutlook(Math.E ** 2, model).points).toBeCloseTo(80, 9);
});

test('the first 24 of a season have started, the next and who never played have not', () => {
  expect([1, 24, 25, null].map((finish) => isStarter({ finish }))).toEqual([true, true, false, false]);
});

test('a past runner is nearest to the same runner, and what is not known tells nobody apart', () => {
  for (const runner of ROOKIE_RUNNERS.past.slice(0, 20)) expect(runnersLike(runner, 1)[0]?.name).toBe(runner.name);
  const [nearest] = runnersLike({ overall: 1, age: null, pounds: null }, 1);
  expect(nearest?.overall).toBeLessThan(5);
});

test('who is heavy and drafted late blocks; who is heavy and drafted early runs', () => {
  expect(isFullback({ overall: 206, pounds: 246, age: 22 })).toBe(true);
  expect(isFullback({ overall: 45, pounds: 247, age: 22 })).toBe(false); // Derrick Henry
  expect(isFullback({ overall: 206, pounds: null, age: 22 })).toBe(false);
});
