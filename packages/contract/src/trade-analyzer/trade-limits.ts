/** Players whom a side of a trade may give at most; one at least. Free of schemas, for the browser. */
export const MOST_OF_A_SIDE = 5;

/** Picks of seasons to come that a side of a trade may give beside its players, at most. */
export const MOST_PICKS_OF_A_SIDE = 5;

/** Dollars of a budget for bids that a side may give at most, whatever is left of it. */
export const MOST_DOLLARS_OF_A_SIDE = 10_000;
