import { describe, expect, test } from 'vitest';
import { needsVerticalHolder, overlayHeight } from './paywall-heights.ts';
import { PAYWALL_VARIANTS, PAYWALLS, type PaywallVariant, variantOf } from './paywall-variants.ts';

/** Hand-worked from the specification: 60 × max(rows−5, 6) + 6, 65 × max(rows−5, 6) + 6, 58.3 × max(rows−5, 5.2). */
const HEIGHTS: readonly (readonly [variant: PaywallVariant, rows: number, pixels: number])[] = [
  ['projections-table', 0, 366],
  ['projections-table', 11, 366],
  ['projections-table', 12, 426],
  ['projections-table', 15, 606],
  ['snaps', 15, 606],
  ['air-yards', 5, 396],
  ['air-yards', 15, 656],
  ['season-stats', 8, 303.16],
  ['season-stats', 15, 583],
];

describe('height of the overlay', () => {
  test.each(HEIGHTS)('%s with %i rows is %f pixels high', (variant, rows, pixels) => {
    const { height } = PAYWALLS[variant];
    expect(height && overlayHeight(height, rows)).toBeCloseTo(pixels, 6);
  });

  test('rankings get the vertical holder with fewer than five rows', () => {
    expect([0, 4, 5, 15].map(needsVerticalHolder)).toEqual([true, true, false, false]);
  });
});

test('there are the fourteen variants that are specified, and the one of utilization', () => {
  expect(PAYWALL_VARIANTS).toHaveLength(15);
  expect(variantOf('utilizationScore')).toBe('utilization');
  expect(variantOf('rankingsTableRight')).toBe('rankings-holder');
});
