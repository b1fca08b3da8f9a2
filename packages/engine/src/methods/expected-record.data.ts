// Written by `node analysis/expected-points/constants.ts` from the files named in its README.
import type { ExpectedRecord } from './expected-record.shape.ts';

/** How near points expected of chances came to real ones in 2025, each half of the weeks judged by the other. */
export const EXPECTED_RECORDS: readonly ExpectedRecord[] = [
  {
    position: 'QB',
    count: 662,
    expected: { error: 4.47, told: 0.581 },
    sums: { error: 4.682, told: 0.557 },
    chances: { error: 5.129, told: 0.482 },
    mean: { error: 7.771, told: -0.008 },
    spans: 334,
    nextByExpected: 0.247,
    nextByScored: 0.255,
  },
  {
    position: 'RB',
    count: 1407,
    expected: { error: 3.002, told: 0.625 },
    sums: { error: 3.173, told: 0.602 },
    chances: { error: 3.375, told: 0.58 },
    mean: { error: 5.976, told: -0.002 },
    spans: 810,
    nextByExpected: 0.749,
    nextByScored: 0.723,
  },
  {
    position: 'WR',
    count: 2140,
    expected: { error: 2.962, told: 0.569 },
    sums: { error: 2.968, told: 0.551 },
    chances: { error: 3.054, told: 0.537 },
    mean: { error: 4.915, told: 0 },
    spans: 1223,
    nextByExpected: 0.594,
    nextByScored: 0.604,
  },
  {
    position: 'TE',
    count: 1138,
    expected: { error: 2.154, told: 0.621 },
    sums: { error: 2.24, told: 0.596 },
    chances: { error: 2.45, told: 0.541 },
    mean: { error: 3.98, told: -0.01 },
    spans: 678,
    nextByExpected: 0.62,
    nextByScored: 0.562,
  },
];
