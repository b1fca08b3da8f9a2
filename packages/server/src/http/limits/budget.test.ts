import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

/** A budget of 600 a minute: ten a second. */
function budget() {
  let nowMs = 0;
  const work = new Budget({ amount: 600, inMs: 60_000 }, 2, () => nowMs);
  const later = (seconds: number) => {
    nowMs += 1_000 * seconds;
  };
  return { work, later };
}

test('something is taken until the budget is used up, and again when time has filled it', () => {
  const { work, later } = budget();
  expect([work.take('ann', 400), work.take('ann', 400), work.take('ann')]).toEqual([true, true, false]);
  expect(work.secondsUntilMore('ann')).toBe(21); // 200 below nothing, and one more
  later(10);
  expect(work.take('ann')).toBe(false); // 100 came in
  later(11);
  expect(work.take('ann')).toBe(true);
});

test('nobody uses up what is another’s', () => {
  const { work } = budget();
  work.take('ann', 10_000);
  expect(work.take('bob')).toBe(true);
});

test('a budget that nobody used for long is no larger than a whole one', () => {
  const { work, later } = budget();
  work.take('ann');
  later(3_600);
  expect([work.take('ann', 600), work.take('ann')]).toEqual([true, false]);
});

test('what was taken elsewhere counts, and nobody owes more than a whole budget', () => {
  const { work, later } = budget();
  work.charge('ann', 600);
  expect(work.take('ann')).toBe(false);
  for (let other = 0; other < 20; other++) work.charge('ann', 600);
  later(61);
  expect(work.take('ann')).toBe(true);
});

test('of those who took much, and of nobody else, others are told: each piece once', () => {
  const { work } = budget();
  work.take('ann', 400);
  work.take('ann', 400);
  work.take('ann', 400); // refused, so it was not taken
  work.take('bob', 5);
  expect(work.untold(10)).toEqual([['ann', 800]]);
  expect(work.untold(10)).toEqual([]);
  work.charge('bob', 500); // told by another, who knows
  work.take('bob', 25);
  expect(work.untold(10)).toEqual([['bob', 30]]);
});

test('what is not told for want of room is told the next time', () => {
  const { work } = budget();
  work.take('ann', 100);
  work.take('bob', 100);
  expect([work.untold(1), work.untold(1), work.untold(1)]).toEqual([[['ann', 100]], [['bob', 100]], []]);
});
