import { expect, test } from 'vitest';
import { chanceToAdvance, shareAbove } from './pod.ts';

test.each([
  ['nobody of the field is better', 0, 1],
  ['everybody is', 1, 0],
  // at most one of eleven: (11/12)^11 + 11/12 × (11/12)^10
  ['one of twelve is, on average', 1 / 12, (11 / 12) ** 11 + 11 * (1 / 12) * (11 / 12) ** 10],
])('two of twelve go on where %s', (_, better, chance) => {
  expect(chanceToAdvance(better, { of: 12, advance: 2 })).toBeCloseTo(chance, 10);
});

test('a group in which everybody goes on is no risk', () => {
  expect(chanceToAdvance(0.7, { of: 3, advance: 3 })).toBeCloseTo(1, 10);
});

test('over all places of a field the chances come to those who go on', () => {
  const steps = 10_000;
  let sum = 0;
  for (let at = 0; at < steps; at++) sum += chanceToAdvance((at + 0.5) / steps, { of: 12, advance: 2 });
  expect(sum / steps).toBeCloseTo(2 / 12, 4);
});

test('the share above a value counts its equals half', () => {
  const sorted = Float64Array.of(1, 2, 2, 3);
  expect([0, 1, 2, 2.5, 3, 4].map((value) => shareAbove(sorted, value))).toEqual([1, 0.875, 0.5, 0.25, 0.125, 0]);
  expect(shareAbove(new Float64Array(), 1)).toBe(0.5);
});
