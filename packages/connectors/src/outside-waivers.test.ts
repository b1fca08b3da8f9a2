import { expect, test } from 'vitest';
import { leastBidTold } from './outside-waivers.ts';

test.each([
  ['is as it is told', 5, 275, 5],
  ['of nothing is nothing', 0, 275, 0],
  ['of parts of a dollar is the next whole one', 0.5, 100, 1],
  ['is told of a league whose budget is not', 5, null, 5],
  ['below nothing is not known', -1, 100, undefined],
  ['above the whole budget is not known', 101, 100, undefined],
  ['above what any league bids is not known', 1e9, null, undefined],
  ['that is no number is not known', Number.NaN, 100, undefined],
  ['that is not told is not known', null, 100, undefined],
])('a least bid %s', (_what, told, budget, least) => {
  expect(leastBidTold(told, budget).leastBidDollars).toBe(least);
});
