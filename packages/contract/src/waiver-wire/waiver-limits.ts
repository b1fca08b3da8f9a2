// Limits of the waiver wire, free of schemas, for the browser.

/** Players whom the calculator takes at once. @source docs/sources.md "Waiver wire" */
export const MOST_BIDS = 5;
/** Expected points of the next week that an available player has at least, unless asked otherwise. */
export const LEAST_POINTS = 1;
/** Transactions of a page. */
export const TRANSACTIONS_A_PAGE = 5;
/** What the list of available players is ordered by; the first unless asked otherwise. */
export const ROSTER_STRATEGIES = ['NEED', 'POINTS'] as const;
