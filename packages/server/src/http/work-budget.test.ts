import { expect, test } from 'vitest';
import { WorkBudget } from './work-budget.ts';

/** A budget of 600 a minute: ten a second. */
function budget() {
  let nowMs = 0;
  const work = new WorkBudget(600, 2, () => nowMs);
  const later = (seconds: number) => {
    nowMs += 1_000 * seconds;
  };
  return { work, later };
}

test('work is done until the budget is used up, and again when time has filled it', () => {
  const { work, later } = budget();
  expect([work.take('ann', 400), work.take('ann', 400), work.take('ann', 1)]).toEqual([true, true, false]);
  later(10);
  expect(work.take('ann', 1)).toBe(false); // 200 below nothing, and 100 came in
  later(11);
  expect(work.take('ann', 1)).toBe(true);
});

test('nobody uses up what is another’s', () => {
  const { work } = budget();
  work.take('ann', 10_000);
  expect(work.take('bob', 1)).toBe(true);
});

test('a budget that nobody used for long is no larger than a minute’s', () => {
  const { work, later } = budget();
  work.take('ann', 1);
  later(3_600);
  expect([work.take('ann', 600), work.take('ann', 1)]).toEqual([true, false]);
});
