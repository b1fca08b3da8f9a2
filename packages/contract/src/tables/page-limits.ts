// Sizes of pages of a list. Free of schemas, for the screens that ask for them.

/** Rows of a page unless the caller asks for more. @source docs/sources.md "Paging" */
export const PAGE_SIZE = 15;
/** Most rows of one answer. */
export const MOST_ROWS = 1_000;
/** Rows of a widget, unless the caller asks for more, and the most. */
export const WIDGET_ROWS = 5;
export const MOST_WIDGET_ROWS = 25;
