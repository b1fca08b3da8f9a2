/** Longest message to support, in characters. Free of schemas, for the field that it is typed into. */
export const LONGEST_SUPPORT_MESSAGE = 4_000;
