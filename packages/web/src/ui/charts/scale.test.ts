import { expect, test } from 'vitest';
import { centredDomain, domainOf, fractionOf, gridLines, lineLabel } from './scale.ts';

test.each([
  ['the middle', 15, 0.5],
  ['below the ends is held', 3, 0],
  ['above the ends is held', 99, 1],
])('a number has its place between the ends: %s', (_name, value, fraction) => {
  expect(fractionOf(value, { min: 10, max: 20 })).toBe(fraction);
});

test('equal ends put everything in the middle', () => {
  expect(fractionOf(7, { min: 7, max: 7 })).toBe(0.5);
});

test('a scale of a given length has the numbers in its middle, and grows where they need more', () => {
  expect(centredDomain([4, 6], 10)).toEqual({ min: 0, max: 10 });
  expect(centredDomain([0, 20], 10)).toEqual({ min: 0, max: 20 });
});

test('no numbers at all still give two ends', () => {
  expect(domainOf([])).toEqual({ min: 0, max: 1 });
});

test('lines are round numbers inside the ends', () => {
  expect(gridLines({ min: 0, max: 37 }, 4)).toEqual([0, 10, 20, 30]);
  expect(gridLines({ min: -5, max: 42 }, 5)).toEqual([0, 10, 20, 30, 40]);
  expect(gridLines({ min: 0, max: 0.7 }, 4)).toEqual([0, 0.2, 0.4, 0.6]);
});

test('the number of a line is written as numbers are elsewhere', () => {
  expect([-20_000, -0.2, 0, 2500].map(lineLabel)).toEqual(['−20,000', '−0.2', '0', '2,500']);
});
