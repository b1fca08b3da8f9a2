import { auctionBaseline } from '@pylon/engine/auction/report/auction-baseline';
import { gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { buildAuction } from '@pylon/engine/testing/auctions';
import { buildDraft } from '@pylon/engine/testing/drafts';
import { afterEach, expect, test, vi } from 'vitest';
import { auctionsAgain, runs } from './draft-work.ts';
import { LONGEST_RUNS_MS } from './run-budget.ts';

const ASKED = { times: 1_000, pickedBy: 'strategy', seed: 'again' } as const;
/** Runs after which the time is over, on a machine where each takes a third of it. */
const DONE = 4;

afterEach(() => void vi.restoreAllMocks());

function onASlowMachine(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += LONGEST_RUNS_MS / 3;
    return now;
  });
}

test('a draft that was asked for a thousand times ends with its time, and says how many runs there were', () => {
  const { state, pool } = buildDraft({ teams: 4 });
  const baseline = gradeBaseline(state, pool, 20);
  onASlowMachine();
  expect(runs({ state, pool, adviser: pool, baseline, ...ASKED }).times).toBe(DONE);
});

test('so does an auction', () => {
  const { state, pool } = buildAuction({ teams: 4 });
  const baseline = auctionBaseline(state, pool, pool, 5);
  onASlowMachine();
  expect(auctionsAgain({ state, pool, judge: pool, baseline, ...ASKED }).times).toBe(DONE);
});
