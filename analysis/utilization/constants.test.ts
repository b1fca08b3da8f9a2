import { expect, it } from 'vitest';
import { UTILIZATION_RECORDS } from '../../packages/engine/src/methods/utilization-record.data.ts';
import { UTILIZATION } from '../../packages/engine/src/player-value/utilization.data.ts';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';
import { shippedConstants } from './constants.ts';

describeShared('the shipped weights and records of the utilization score', () => {
  it('are what the published files give', { timeout: 240_000 }, () => {
    expect(shippedConstants()).toEqual({ weights: UTILIZATION, records: UTILIZATION_RECORDS });
  });
});
