import { expect, test } from 'vitest';
import { apart, linesDomain, positionsDomain, weekPieces, weekPlace } from './week-lines.ts';

const domain = { min: 0, max: 20 };

test('a week without a number is a gap, never zero', () => {
  const pieces = weekPieces([null, 10, 20, null, null, 0, null], domain);
  expect(pieces.map((piece) => piece.map(({ at, y }) => [at, y]))).toEqual([
    [
      [1, 50],
      [2, 100],
    ],
    [[5, 0]],
  ]);
});

test('weeks stand at even distances, the first and the last half a week from the edges', () => {
  expect([0, 1, 2, 3].map((at) => weekPlace(at, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
  const [[point] = []] = weekPieces([null, null, null, 4], domain);
  expect(point?.x).toBe(87.5);
});

test('one scale holds every line with zero in it, whatever is missing', () => {
  expect(linesDomain([12, null, 30])).toEqual({ min: 0, max: expect.closeTo(31.8) });
  expect(linesDomain([-2, 4]).min).toBe(-2);
  expect(linesDomain([null])).toEqual({ min: 0, max: 1.06 });
});

test('draft positions have a scale of their own, and an early pick stands high', () => {
  expect(positionsDomain([20, null, 60])).toEqual({ min: 16, max: 64 });
  expect(positionsDomain([1, 2])).toEqual({ min: 0, max: 5 });
  const [pieces] = weekPieces([5, 20, 0], domain, true);
  expect(pieces?.map(({ y }) => y)).toEqual([75, 0, 100]);
});

test.each([
  ['stay where they are with room between them', [10, 50, 90], [10, 50, 90]],
  ['are pushed apart upward', [50, 50, 52], [50, 58, 66]],
  ['stay inside at the upper edge', [99, 100, 20], [92, 100, 20]],
])('labels %s', (_name, wanted, placed) => {
  expect(apart(wanted, 8)).toEqual(placed);
});
