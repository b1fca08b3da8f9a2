import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { LETTER_GRADES, type LetterGrade } from '@pylon/engine/vocabulary/drafts';

export interface GradeTrend {
  /** Oldest first; 0 for the lowest grade there is, one more for each above it. */
  readonly heights: readonly number[];
  readonly grades: readonly LetterGrade[];
  /** The grade in the middle of the later half less that of the earlier half, in steps; null with fewer than four. */
  readonly steps: number | null;
}

const heightOf = (grade: LetterGrade): number => LETTER_GRADES.length - 1 - LETTER_GRADES.indexOf(grade);
const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * How a person's grades go over time.
 * @param newestFirst drafts as the list gives them; those without a grade say nothing
 */
export function gradeTrend(newestFirst: readonly MockDraftSummary[]): GradeTrend {
  const grades = newestFirst.toReversed().flatMap(({ letterGrade }) => letterGrade ?? []);
  const heights = grades.map(heightOf);
  const half = heights.length >> 1;
  return {
    heights,
    grades,
    steps: heights.length < 4 ? null : middle(heights.slice(-half)) - middle(heights.slice(0, half)),
  };
}

/** @example trendWords(2) // → 'up 2 steps' */
export function trendWords(steps: number): string {
  if (steps === 0) return 'holding steady';
  const size = Math.abs(steps);
  return `${steps > 0 ? 'up' : 'down'} ${size === 1 ? 'a step' : `${size} steps`}`;
}
