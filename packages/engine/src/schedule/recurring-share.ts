/**
 * How much of a difference between defences recurs: most of what a defence allowed a position beyond others was chance.
 * Of the adjusted difference (`meetings.ts`) this share came again in seasons that were not looked at before, in the
 * next game and, as near as two pairs of seasons tell, a year later.
 * @source analysis/schedule
 */
export const RECURRING_SHARE = 0.35;
