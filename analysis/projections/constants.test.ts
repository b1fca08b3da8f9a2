import { expect, it } from 'vitest';
import { RANGE_CURVES } from '../../packages/almanac/src/house/projections/range-curves.data.ts';
import { RANK_LINES } from '../../packages/almanac/src/house/projections/rank-lines.data.ts';
import { STAT_SHARES } from '../../packages/almanac/src/house/projections/stat-shares.data.ts';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';

describeShared('the shipped constants of projections', () => {
  it('are what the published files give', async () => {
    // loaded here, because the module reads the files as it loads
    const { shippedConstants } = await import('./constants.ts');
    expect(shippedConstants()).toEqual({
      rankLines: RANK_LINES,
      rangeCurves: RANGE_CURVES,
      statShares: STAT_SHARES,
    });
  });
});
