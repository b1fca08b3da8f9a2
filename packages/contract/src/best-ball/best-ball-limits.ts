// Bounds of uploads; free of schemas, so that the page keeps to them before the server asks.

/** Characters of a file: some 2,000 drafts of eighteen to twenty rounds. */
export const LONGEST_EXPORT = 10_000_000;
/** Bytes of the request around such a file, whose quotes and line breaks are escaped. */
export const LARGEST_UPLOAD_BYTES = 12_000_000;
/** Drafts that a person may keep. */
export const MOST_KEPT_DRAFTS = 3_000;
/** Weeks in which best-ball tournaments are decided: the last three of the fantasy season. */
export const STACK_WEEKS = [15, 16, 17] as const;
/** What speaks for a suggested pick, and against it. */
export const SUGGESTION_REASONS = ['fallen', 'stack', 'game-stack', 'short'] as const;
export const SUGGESTION_WARNINGS = ['reach', 'bye', 'quarterback', 'full', 'exposure'] as const;
/** Players whom a person can name as gone. */
export const MOST_GONE = 64;
/** Hours that slow rooms give for a pick. */
export const CLOCK_HOURS = [4, 8] as const;
