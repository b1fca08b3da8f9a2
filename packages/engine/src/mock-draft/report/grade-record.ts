// What grades have been worth. The grades of the product, given to real drafts that it had no part in and by
// projections that did not know their season, beside what then happened. It keeps a letter honest: most of a season is
// luck.
import type { LetterGrade } from '../../vocabulary/drafts.ts';

/** How often teams with some letters advanced. */
export interface GradeRecordEntry {
  readonly letterGrades: readonly LetterGrade[];
  readonly teams: number;
  /** Of them, 0 to 1, and its standard error. */
  readonly advanced: number;
  readonly standardError: number;
}

/**
 * Best letters first.
 * @source analysis/grades (`node analysis/grades/evaluate.ts`)
 */
export const GRADE_RECORD: readonly GradeRecordEntry[] = [
  { letterGrades: ['A+', 'A', 'A-'], teams: 1263, advanced: 0.232, standardError: 0.012 },
  { letterGrades: ['B+', 'B', 'B-'], teams: 2378, advanced: 0.174, standardError: 0.008 },
  { letterGrades: ['C+', 'C', 'C-'], teams: 2036, advanced: 0.154, standardError: 0.008 },
  { letterGrades: ['D+', 'D', 'D-'], teams: 891, advanced: 0.095, standardError: 0.01 },
  { letterGrades: ['F'], teams: 80, advanced: 0.063, standardError: 0.027 },
];

/** What the record is of, for its reader. */
export const GRADE_RECORD_SOURCE =
  'Of 6,648 teams in 554 real best-ball drafts of 2022, graded as here by what players of such ranks had scored in 2012 to 2020. Two of twelve teams advanced: 16.7% by chance.';
