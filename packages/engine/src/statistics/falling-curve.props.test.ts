import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallingCurve } from './falling-curve.ts';

const values = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { maxLength: 40 });

describe('a falling curve', () => {
  it('never rises, keeps the sum and leaves a curve that already falls as it is', () => {
    fc.assert(
      fc.property(values, (list) => {
        const curve = fallingCurve(list);
        expect(curve).toHaveLength(list.length);
        for (let i = 1; i < curve.length; i++) expect(curve[i]).toBeLessThanOrEqual((curve[i - 1] ?? 0) + 1e-9);
        const sum = (numbers: ArrayLike<number>) => Array.from(numbers).reduce((total, each) => total + each, 0);
        expect(sum(curve)).toBeCloseTo(sum(list), 6);
        const falling = list.toSorted((x, y) => y - x);
        expect([...fallingCurve(falling)].every((each, i) => Math.abs(each - (falling[i] ?? 0)) < 1e-6)).toBe(true);
      }),
    );
  });

  it('pools neighbours that rise', () => {
    expect([...fallingCurve([5, 1, 3])]).toEqual([5, 2, 2]);
    expect([...fallingCurve([1, 2, 3])]).toEqual([2, 2, 2]);
  });
});
