import { expect, it } from 'vitest';
import { ROOKIES } from '../../packages/almanac/src/house/projections/rookie-levels.data.ts';
import { SCHEDULE_SHARES } from '../../packages/almanac/src/house/projections/schedule-shares.data.ts';
import { EXPERT_RECORDS } from '../../packages/engine/src/methods/expert-record.data.ts';
import { OPPORTUNITY } from '../../packages/engine/src/rankings/opportunity.data.ts';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';

describeShared('the shipped constants and records of house experts', () => {
  it('are what the published files give', { timeout: 240_000 }, async () => {
    // loaded here, because the modules read the files as they load
    const { shippedConstants } = await import('./constants.ts');
    expect(shippedConstants()).toEqual({
      opportunity: OPPORTUNITY,
      schedule: SCHEDULE_SHARES,
      rookie: ROOKIES,
      records: EXPERT_RECORDS,
    });
  });
});
