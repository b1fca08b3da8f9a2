/** Players whom a side of a trade may give at most; one at least. Free of schemas, for the browser. */
export const MOST_OF_A_SIDE = 5;
