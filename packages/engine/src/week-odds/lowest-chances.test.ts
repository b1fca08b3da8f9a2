import { expect, test } from 'vitest';
import { lowestChances } from './lowest-chances.ts';
import { chanceOfLead } from './win-chance.ts';

test('equals have equal chances, together 1', () => {
  const chances = lowestChances(Array.from({ length: 12 }, () => ({ mean: 110, variance: 500 })));
  for (const chance of chances) expect(chance).toBeCloseTo(1 / 12, 6);
});

test('of two it is the chance that the other wins', () => {
  const [one, other] = [
    { mean: 120, variance: 500 },
    { mean: 105, variance: 700 },
  ];
  const [lowest = 0] = lowestChances([one, other]);
  const wins = chanceOfLead({ mean: one.mean - other.mean, variance: one.variance + other.variance });
  expect(lowest).toBeCloseTo(1 - wins, 3);
});

test('who is done far below everybody is the lowest for certain', () => {
  const chances = lowestChances([
    { mean: 40, variance: 0 },
    { mean: 120, variance: 400 },
    { mean: 95, variance: 0 },
  ]);
  expect(chances[0]).toBeGreaterThan(0.999);
});

test('who strays more goes more often, of equal expectations', () => {
  const [calm = 0, wild = 0] = lowestChances([
    { mean: 110, variance: 200 },
    { mean: 110, variance: 900 },
    { mean: 110, variance: 200 },
    { mean: 110, variance: 200 },
  ]);
  expect(wild).toBeGreaterThan(calm);
});

test('a league of one has nobody else to go', () => {
  expect(lowestChances([{ mean: 100, variance: 400 }])).toEqual([1]);
  expect(lowestChances([])).toEqual([]);
});
