import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerFactor } from './lower-factor.ts';

/** A square of correlations from its lower triangle. */
function squareOf(triangle: readonly number[], count: number): Float64Array {
  const square = new Float64Array(count * count);
  let next = 0;
  for (let row = 0; row < count; row += 1) {
    square[row * count + row] = 1;
    for (let column = 0; column < row; column += 1) {
      const value = triangle[next++] ?? 0;
      square[row * count + column] = value;
      square[column * count + row] = value;
    }
  }
  return square;
}
function product(factor: Float64Array, count: number): readonly number[] {
  return Array.from({ length: count * count }, (_, cell) => {
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      sum += (factor[Math.floor(cell / count) * count + at] ?? 0) * (factor[(cell % count) * count + at] ?? 0);
    }
    return sum;
  });
}
const triangle = (most: number) =>
  fc.array(fc.double({ min: -most, max: most, noNaN: true }), { minLength: 28, maxLength: 28 });

test('any correlations, contradicting ones too, give a factor that keeps the spread of whatever it mixes', () => {
  fc.assert(
    fc.property(triangle(1), fc.integer({ min: 1, max: 8 }), (cells, count) => {
      const made = product(lowerFactor(squareOf(cells, count), count), count);
      for (let row = 0; row < count; row += 1) expect(made[row * count + row]).toBeCloseTo(1, 6);
    }),
  );
});

test('correlations that do not contradict each other come out as they went in', () => {
  fc.assert(
    fc.property(triangle(0.13), fc.integer({ min: 1, max: 8 }), (cells, count) => {
      const square = squareOf(cells, count);
      product(lowerFactor(square, count), count).forEach((value, cell) => {
        expect(value).toBeCloseTo(square[cell] ?? 0, 9);
      });
    }),
  );
});

test('correlations that contradict each other are weakened, all by the same part', () => {
  const made = product(lowerFactor(squareOf([0.9, 0.9, -0.9], 3), 3), 3);
  const [first = 0, second = 0, third = 0] = [made[1], made[2], made[5]];
  expect(first).toBeGreaterThan(0.3);
  expect(second).toBeCloseTo(first, 9);
  expect(third).toBeCloseTo(-first, 9);
});
