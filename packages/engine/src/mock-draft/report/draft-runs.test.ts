import { describe, expect, test } from 'vitest';
import { comparedRuns } from '../../drafting/run-tally.ts';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { draftRuns, pointsOfOwnPicks } from './draft-runs.ts';
import { gradeBaseline } from './grade-baseline.ts';

const { state, pool } = buildDraft({ userSeat: 4 });
const baseline = gradeBaseline(state, pool, 300);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const runs = (pickedBy: 'strategy' | 'advice', times = 60) =>
  draftRuns(state, pool, baseline, { times, pickedBy, seed: 'again' });

describe('the same draft again', () => {
  test.each(['strategy', 'advice'] as const)('%s: every run has a grade, a place and a full roster', (pickedBy) => {
    const { grades, places, exposures, meanPlace, times } = runs(pickedBy);
    expect(sum(grades.map(({ count }) => count))).toBe(times);
    expect(sum(places)).toBe(times);
    expect(sum(exposures.map(({ count }) => count))).toBe(16 * times);
    for (const { count } of exposures) expect(count).toBeLessThanOrEqual(times);
    expect(meanPlace).toBeGreaterThanOrEqual(1);
    expect(meanPlace).toBeLessThanOrEqual(12);
  });

  test('equal seeds give equal runs, whatever was picked before', () => {
    const outcome = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    const options = { times: 20, pickedBy: 'strategy', seed: 'again' } as const;
    expect(draftRuns(outcome.value.state, pool, baseline, options)).toEqual(draftRuns(state, pool, baseline, options));
  });

  test('beside a finished draft they say how many came out better, beside an open one nothing', () => {
    const outcome = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1, advicePool: pool });
    if (!outcome.ok) throw new Error(outcome.reason);
    const own = pointsOfOwnPicks(outcome.value.state, pool);
    const followers = runs('advice');
    const { better } = comparedRuns(followers, own);
    expect(own).toBeGreaterThan(runs('strategy').projectionPoints.mean);
    expect(better).toBe(followers.points.filter((points) => points > (own ?? 0)).length);
    expect(comparedRuns(followers, Math.max(...followers.points)).better).toBe(0);
    expect(comparedRuns(followers, 0).better).toBe(followers.times);
    expect(comparedRuns(followers, pointsOfOwnPicks(state, pool)).better).toBeNull();
  });

  test('picks by advice finish well ahead of a bot’s', () => {
    expect(runs('advice').meanPlace).toBeLessThan(3);
    expect(runs('advice').projectionPoints.mean).toBeGreaterThan(runs('strategy').projectionPoints.mean);
  });

  test('a plan is followed: nobody with Zero RB takes a running back early as often as others', () => {
    const early = (strategy: 'zeroRB' | 'heavyRB') => {
      const strategies = Array.from({ length: 12 }, (_, seat) => (seat === 4 ? strategy : ('balanced' as const)));
      const { exposures } = draftRuns(buildDraft({ userSeat: 4, strategies }).state, pool, baseline, {
        times: 60,
        pickedBy: 'strategy',
        seed: 'plan',
      });
      const backs = exposures.filter(
        ({ entityId, meanPickNumber }) => entityId.startsWith('RB') && meanPickNumber < 50,
      );
      return sum(backs.map(({ count }) => count));
    };
    expect(early('zeroRB')).toBeLessThan(early('heavyRB') / 2);
  });

  test('a keeper is nobody’s exposure, and their pick stays theirs', () => {
    const kept = buildDraft({ userSeat: 4, keepers: [{ seat: 4, round: 1, entityId: invented('RB', 1) }] });
    const { exposures, times } = draftRuns(kept.state, kept.pool, baseline, {
      times: 10,
      pickedBy: 'strategy',
      seed: 'kept',
    });
    expect(exposures.map(({ entityId }) => entityId)).not.toContain(invented('RB', 1));
    expect(sum(exposures.map(({ count }) => count))).toBe(15 * times);
  });
});
