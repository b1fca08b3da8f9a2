// Free of schemas, so that the browser pays nothing for it.

/**
 * Leagues, and people whose lists they are on, of which a week's sums are put out together: fewer, and somebody's own
 * league could be read from them.
 */
export const LEAST_LEAGUES = 5;
/** Statements of a tool before its record says anything at all. */
export const LEAST_STATEMENTS = 100;
/** Statements of a tenth of chances before it is shown by itself. */
export const LEAST_IN_BAND = 10;
