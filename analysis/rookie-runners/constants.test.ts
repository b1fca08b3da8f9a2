import { expect, it } from 'vitest';
import { superModels } from '../../packages/contract/src/tables/results/super-models.table.ts';
import { ROOKIE_CLASSES, ROOKIE_RANGE, ROOKIE_RECORDS } from '../../packages/engine/src/methods/rookie-record.data.ts';
import { ROOKIE_RUNNERS } from '../../packages/engine/src/player-value/rookies/rookie-runners.data.ts';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';
import { shippedConstants } from './constants.ts';

describeShared('the shipped model of rookies and its record', () => {
  it('are what the published files give', { timeout: 240_000 }, () => {
    expect(shippedConstants()).toEqual({
      ...{ model: ROOKIE_RUNNERS, records: ROOKIE_RECORDS },
      ...{ range: ROOKIE_RANGE, classes: ROOKIE_CLASSES },
    });
  });
});

it('the page says of how many runners the model told how much', () => {
  const [slot] = ROOKIE_RECORDS;
  expect(slot?.name).toBe('Draft slot');
  expect(superModels.question).toContain(`R² ${slot?.told.toFixed(2).slice(1)}, ${slot?.count} runners`);
});

it('the model is nearer than the mean and than a pick as a number; what was tried beside it gains a hundredth at most', () => {
  const [slot, pick, ...others] = ROOKIE_RECORDS;
  const mean = others.pop();
  expect(slot?.error).toBeLessThan(Math.min(pick?.error ?? 0, mean?.error ?? 0));
  for (const { told } of others) expect(told - (slot?.told ?? 0)).toBeLessThan(0.011);
});
