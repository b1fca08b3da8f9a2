import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import { auctionBaseline } from './auction-baseline.ts';
import { auctionRuns } from './auction-runs.ts';

const { state, pool } = buildAuction({ userSeat: 4 });
const baseline = auctionBaseline(state, pool, pool, 20);
const played = applyAuctionCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
if (!played.ok) throw new Error(played.reason);
const over = played.value.state;
const runs = (pickedBy: 'strategy' | 'advice', of = state) =>
  auctionRuns(of, pool, baseline, { times: 30, pickedBy, seed: 'again' });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the same auction again', () => {
  test.each(['strategy', 'advice'] as const)('%s: every run has a grade, a place and a full roster', (pickedBy) => {
    const { grades, places, exposures, times } = runs(pickedBy);
    expect(sum(grades.map(({ count }) => count))).toBe(times);
    expect(sum(places)).toBe(times);
    expect(sum(exposures.map(({ count }) => count))).toBe(16 * times);
    const paid = sum(exposures.map(({ count, meanDollars }) => count * (meanDollars ?? Number.NaN)));
    expect(paid / times).toBeLessThanOrEqual(200);
  });

  test('equal seeds give equal runs, whatever was sold before', () => {
    expect(runs('strategy', over)).toEqual(runs('strategy'));
  });

  test('whoever goes as high as the market finishes ahead of a bot', () => {
    expect(runs('advice').meanPlace).toBeLessThan(runs('strategy').meanPlace);
  });
});
