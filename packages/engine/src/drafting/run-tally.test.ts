import { expect, test } from 'vitest';
import { type Run, runTally } from './run-tally.ts';

const run: Run = { letterGrade: 'B', points: [100, 90], picked: [] };

/** Far more runs than there is time for, and how many of them were made. */
function manyRuns() {
  let made = 0;
  function* runs() {
    while (made < 1_000) {
      made++;
      yield run;
    }
  }
  return { runs: runs(), made: () => made };
}

test('runs whose time is over end with as many as were done, and say how many', () => {
  const { runs, made } = manyRuns();
  expect(runTally(runs, 0, () => made() === 3)).toMatchObject({ times: 3, points: [100, 100, 100], places: [3, 0] });
  expect(made()).toBe(3);
});

test('time that is over before the first run still leaves one run to tell of', () => {
  const { runs } = manyRuns();
  expect(runTally(runs, 1, () => true)).toMatchObject({ times: 1, meanPlace: 2 });
});
