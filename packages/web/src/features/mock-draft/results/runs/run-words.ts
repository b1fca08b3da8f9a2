// Sentences on a draft that was run again many times.
import type { DraftRuns } from '@pylon/contract/drafting/draft-results';
import { byLetterGrade } from '@pylon/engine/drafting/letter-grades';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { decimal } from '../../../../widgets/player/display.ts';
import { article } from '../grades/grade-words.ts';

/** How many of the runs came out better than a grade, the same and worse. */
export function against(runs: DraftRuns, grade: LetterGrade): { better: number; same: number; worse: number } {
  const count = (matches: (order: number) => boolean) =>
    runs.grades
      .filter(({ letterGrade }) => matches(byLetterGrade(letterGrade, grade)))
      .reduce((sum, { count: times }) => sum + times, 0);
  return {
    better: count((order) => order < 0),
    same: count((order) => order === 0),
    worse: count((order) => order > 0),
  };
}

/** The grade in the middle of all runs. */
export function middleGrade(runs: DraftRuns): LetterGrade | null {
  let seen = 0;
  for (const { letterGrade, count } of runs.grades.toSorted((x, y) => byLetterGrade(x.letterGrade, y.letterGrade))) {
    seen += count;
    if (count > 0 && seen * 2 >= runs.times) return letterGrade;
  }
  return null;
}

/** Grades of those who follow the advice are much alike; points tell their drafts apart. */
function pointsWords({ better, times, pickedBy }: DraftRuns, isAuction: boolean): string {
  if (better === null) return '';
  const advised = isAuction ? 'at market prices' : 'by the advice';
  const who = pickedBy === 'advice' ? advised : 'by your strategy';
  return `By points of the season ${decimal(better)} of ${decimal(times)} drafts ${who} came out better than yours. `;
}

/** @example 'Half of 100 drafts were a B or better. Your A- is better than 81 of them, and 7 are better than yours.' */
export function runsWords(runs: DraftRuns, grade: LetterGrade, isAuction: boolean): string {
  const { better, worse } = against(runs, grade);
  const middle = middleGrade(runs) ?? grade;
  return `${pointsWords(runs, isAuction)}Half of ${decimal(runs.times)} drafts were ${article(middle)} ${middle} or better. Your ${grade} is better than ${decimal(worse)} of them, and ${decimal(better)} are better than yours.`;
}
