import { expect, it } from 'vitest';
import { EXPECTED_RECORDS } from '../../packages/engine/src/methods/expected-record.data.ts';
import { CHANCE_WORTHS } from '../../packages/engine/src/player-value/chance-worth.data.ts';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';
import { shippedConstants } from './constants.ts';

describeShared('the shipped worths of chances and their record', () => {
  it('are what the published plays give', { timeout: 240_000 }, () => {
    expect(shippedConstants()).toEqual({ worths: CHANCE_WORTHS, records: EXPECTED_RECORDS });
  });

  it('come nearer than a game’s sums, than chances alone and than the mean, at every position', () => {
    for (const { expected, sums, chances, mean } of EXPECTED_RECORDS)
      for (const plainer of [sums, chances, mean]) {
        expect(expected.error).toBeLessThan(plainer.error);
        expect(expected.told).toBeGreaterThan(plainer.told);
      }
  });
});
