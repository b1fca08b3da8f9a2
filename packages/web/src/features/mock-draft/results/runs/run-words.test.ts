import { expect, test } from 'vitest';
import { buildRuns } from '../../../../testing/build-report.ts';
import { against, middleGrade, runsWords } from './run-words.ts';

const runs = buildRuns({ 'A+': 10, B: 45, C: 30, F: 15 });

test('every run is better, the same or worse, and none is counted twice', () => {
  expect(against(runs, 'B')).toEqual({ better: 10, same: 45, worse: 45 });
  expect(against(runs, 'B+')).toEqual({ better: 10, same: 0, worse: 90 });
});

test('half of the runs are the middle grade or better', () => {
  expect(middleGrade(runs)).toBe('B');
  expect(middleGrade(buildRuns({}))).toBeNull();
});

test('drafts of one grade are told apart by their points, where this one is over', () => {
  const followers = { ...buildRuns({ 'A+': 100 }), pickedBy: 'advice' as const, better: 37 };
  expect(runsWords(followers, 'A+', false)).toMatch(
    /^By points of the season 37 of 100 drafts by the advice came out better than yours\. Half of/,
  );
  expect(runsWords(followers, 'A+', true)).toMatch(/37 of 100 drafts at market prices came out better/);
  expect(runsWords({ ...followers, better: null }, 'A+', false)).toMatch(/^Half of/);
});

test('the sentence says how many drafts are better and worse than mine', () => {
  expect(runsWords(runs, 'C', false)).toBe(
    'Half of 100 drafts were a B or better. Your C is better than 15 of them, and 55 are better than yours.',
  );
});
