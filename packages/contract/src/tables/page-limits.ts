// Sizes of pages of a list. Free of schemas, for the screens that ask for them.

/** Rows of a page that nobody has asked to be longer. @source research features §9 "Page sizes"; of drafts league features §9 "Paging" */
export const PAGE_SIZE = 15;
/** Rows that one answer has at most. */
export const MOST_ROWS = 1_000;
