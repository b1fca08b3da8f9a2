import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { LETTER_GRADES, type LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { expect, test } from 'vitest';
import { gradeTrend, trendWords } from './grade-trend.ts';

const drafts = (...newestFirst: readonly (LetterGrade | null)[]) =>
  newestFirst.map((letterGrade) => ({ letterGrade }) as MockDraftSummary); // nothing else is looked at
const [best, second, third] = LETTER_GRADES;

test('grades stand oldest first, the best highest, and drafts without one are left out', () => {
  const trend = gradeTrend(drafts(best, null, third));
  expect(trend.grades).toEqual([third, best]);
  expect(trend.heights).toEqual([LETTER_GRADES.length - 3, LETTER_GRADES.length - 1]);
  expect(trend.steps).toBeNull();
});

test('the later half is compared with the earlier one, whatever stands between', () => {
  expect(gradeTrend(drafts(best, best, third, third)).steps).toBe(2);
  expect(gradeTrend(drafts(third, third, second, best, best)).steps).toBe(-2);
  expect([2, -1, 0].map(trendWords)).toEqual(['up 2 steps', 'down a step', 'holding steady']);
});
