// Free of schemas, so that the browser pays nothing for it.

/** How much a place is at risk: by the chance of a dud, A to F from the least, F also for whoever does not play. */
export const DANGER_GRADES = ['A', 'B', 'C', 'D', 'F'] as const;

/** Chances of a dud, 0 to 100, from which on the grade is the next one: below the first A, from the last on F. */
export const DANGER_PERCENTS = [15, 30, 45, 60] as const;
