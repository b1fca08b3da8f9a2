import { expect, test } from 'vitest';
import { RECURRING_SHARE } from '../../packages/engine/src/schedule/recurring-share.ts';
import { describeShared, sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { recurringShare } from './foretell.ts';

describeShared('the share of defences’ differences that recurs', () => {
  test('is the one that the seasons 2021 and 2022 choose', () => {
    expect(recurringShare(sharedPath('data'))).toBe(RECURRING_SHARE);
  });
});
