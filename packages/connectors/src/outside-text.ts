/** Text that somebody outside wrote, before it stands in a league of ours. */

/** The longest name that is kept, in characters. */
const LONGEST = 100;

/**
 * A name as it is kept: on one line, without blanks around it, control characters and turns of the direction of
 * reading; 100 characters at most.
 *
 * @returns empty for what is no text
 * @example boundedText('  The\u0000 Team ') // → 'The Team'
 */
export function boundedText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const oneLine = text
    .slice(0, 4 * LONGEST)
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Counted by characters: half of one is no text that a database takes.
  return Array.from(oneLine.toWellFormed()).slice(0, LONGEST).join('').trim();
}

/** The first of some names that says anything; the last word is ours. */
export const firstName = (candidates: readonly unknown[], otherwise: string): string =>
  candidates.map(boundedText).find((name) => name !== '') ?? otherwise;

/**
 * A moment in our words.
 *
 * @param ms milliseconds since 1970
 * @returns ISO 8601; null for what is no moment of this century
 */
export function momentOf(ms: number | null): string | null {
  if (ms === null || !(ms >= 946_684_800_000 && ms < 4_102_444_800_000)) return null;
  return new Date(ms).toISOString();
}

/**
 * A moment in our words, of a platform that counts seconds.
 *
 * @param seconds since 1970
 * @returns ISO 8601; null for what is no moment of this century
 */
export const momentOfSeconds = (seconds: number | null): string | null =>
  momentOf(seconds === null ? null : seconds * 1_000);

const LONGEST_ADDRESS = 500;

/** The address of a picture; null for what is no address or not of https. */
export function pictureUrl(text: string): string | null {
  const url = text.length > LONGEST_ADDRESS ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url.href : null;
}
