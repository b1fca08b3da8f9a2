// What grades have been worth. The grades of the product, given to real drafts that it had no part in and by
// valuations that did not know their season, beside what then happened. It keeps a letter honest: most of a season is
// luck. Written from what `node analysis/grades/evaluate.ts` measures, never made up.
import type { GradeRecordEntry } from './figures.shape.ts';

/**
 * Best letters first.
 * @source analysis/grades (`node analysis/grades/evaluate.ts`)
 */
export const GRADE_RECORD: readonly GradeRecordEntry[] = [
  { letterGrades: ['A+', 'A', 'A-'], teams: 1330, advanced: 0.225, standardError: 0.011 },
  { letterGrades: ['B+', 'B', 'B-'], teams: 2282, advanced: 0.189, standardError: 0.008 },
  { letterGrades: ['C+', 'C', 'C-'], teams: 2058, advanced: 0.143, standardError: 0.008 },
  { letterGrades: ['D+', 'D', 'D-'], teams: 892, advanced: 0.086, standardError: 0.009 },
  { letterGrades: ['F'], teams: 86, advanced: 0.081, standardError: 0.029 },
];

/** What the record is of, for its reader. */
export const GRADE_RECORD_SOURCE =
  'Of 6,648 teams in 554 real best-ball drafts of 2022, graded as here by what players of such ranks had scored in 2012 to 2020. Two of twelve teams advanced: 16.7% by chance.';

/** Correlation within a draft of the points behind the grade with the real points of the season, and its error. */
export const GRADE_CORRELATION = { mean: 0.169, standardError: 0.012 } as const;
