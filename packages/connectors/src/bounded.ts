/** Text from outside, kept within bounds. */
const MOST_CHARACTERS = 100;
const MOST_ADDRESS = 500;

/** One line of at most 100 characters, without what does not print. @example shortText(' a\u0000b\n ') // → 'ab' */
export const shortText = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim())
    .slice(0, MOST_CHARACTERS)
    .join('');

/** The address of a picture; null for what is no address or not of https. */
export function pictureUrl(text: string): string | null {
  const url = text.length > MOST_ADDRESS ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url.href : null;
}

/** A moment in ISO 8601. @param ms milliseconds since 1970; null when it is no moment */
export function momentOf(ms: number): string | null {
  const date = new Date(ms);
  return ms > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
