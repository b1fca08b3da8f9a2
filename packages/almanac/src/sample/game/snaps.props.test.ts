import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './snaps.ts';

describe('apportioned snaps', () => {
  it('shares by weight', () => {
    expect(apportion([2, 1, 1], [0, 0, 0], 8, 4)).toEqual([4, 2, 2]);
  });

  it('shares again what somebody could not take', () => {
    expect(apportion([10, 1, 1], [0, 0, 0], 12, 4)).toEqual([4, 4, 4]);
  });

  it('adds up, gives nobody more than there was nor less than they are known to have had', () => {
    const people = fc.array(
      fc.record({ weight: fc.double({ min: 0.01, max: 1, noNaN: true }), least: fc.integer({ min: 0, max: 12 }) }),
      { minLength: 11, maxLength: 20 },
    );
    fc.assert(
      fc.property(people, fc.integer({ min: 50, max: 90 }), (list, plays) => {
        const leasts = list.map(({ least }) => least);
        const total = 5 * plays;
        const snaps = apportion(
          list.map(({ weight }) => weight),
          leasts,
          total,
          plays,
        );
        expect(snaps.reduce((sum, value) => sum + value, 0)).toBe(total);
        for (const [index, value] of snaps.entries()) {
          expect(value).toBeLessThanOrEqual(plays);
          expect(value).toBeGreaterThanOrEqual(leasts[index] ?? 0);
        }
      }),
    );
  });
});
