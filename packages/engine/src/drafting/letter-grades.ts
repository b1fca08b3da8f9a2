// Letters. A grade says where a draft stands among drafts of its kind: the best three of a hundred are an A+, the
// middle one is a B-. The cut points are quantiles of simulated drafts, so letters are as common in a room of eight as
// in one of eighteen.
import { LETTER_GRADES, type LetterGrade } from '../vocabulary/drafts.ts';

/** Share of drafts that are worse, for each letter but the last. @source docs/sources.md "Grades" */
const QUANTILES = [0.97, 0.9, 0.8, 0.7, 0.58, 0.46, 0.34, 0.24, 0.15, 0.08, 0.03, 0.01] as const;

/** The same quantiles of a normal distribution, for rooms too small to tell (one or two teams). */
const NORMAL_CUTS = [1.881, 1.282, 0.842, 0.524, 0.202, -0.1, -0.412, -0.706, -1.036, -1.405, -1.881, -2.326] as const;

/** The least z of each letter but the last, falling; twelve numbers. */
export type LetterCuts = readonly number[];

/**
 * Cut points from simulated z values.
 *
 * @param zs any order; fewer than a hundred, or all the same, give the cuts of a normal distribution
 */
export function letterCuts(zs: ArrayLike<number>): LetterCuts {
  const sorted = Float64Array.from(zs).sort();
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  if (sorted.length < 100 || last - first < 1e-9) return NORMAL_CUTS;
  return QUANTILES.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

/** The cuts of a normal distribution. */
export const normalCuts: LetterCuts = NORMAL_CUTS;

/** @example letterGrade(0, normalCuts) // → 'B-' */
export const letterGrade = (z: number, cuts: LetterCuts): LetterGrade =>
  LETTER_GRADES[cuts.findIndex((least) => z >= least)] ?? 'F';

/**
 * Order of grades for sorting: A+ before A before A-.
 * @source docs/sources.md "Draft rights and course"
 */
export const byLetterGrade = (one: LetterGrade, other: LetterGrade): number =>
  LETTER_GRADES.indexOf(one) - LETTER_GRADES.indexOf(other);
