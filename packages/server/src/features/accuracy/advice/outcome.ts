// What came of a statement.
import type { Unjudged } from '../../../db/tables/advice.ts';

/** 1 it happened, 0 it did not, ½ both scored alike; or why it is not counted. */
export type Outcome =
  | { readonly outcome: number; readonly unjudged: null }
  | { readonly outcome: null; readonly unjudged: Unjudged };

/** Which of two scored more. */
export const judged = (own: number, other: number): Outcome => ({
  outcome: (1 + Math.sign(hundredths(own) - hundredths(other))) / 2,
  unjudged: null,
});

/** Sums of decimals stray by less than a screen shows. */
export const hundredths = (points: number): number => Math.round(points * 100);

export const unjudged = (why: Unjudged): Outcome => ({ outcome: null, unjudged: why });
