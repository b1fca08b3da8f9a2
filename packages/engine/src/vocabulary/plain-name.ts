/** Lower case, without accents. */
const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A text in the form in which names are compared. @example plainName("D'Andre Swift Jr.") // → 'dandre swift jr' */
export const plainName = (text: string): string =>
  bare(text)
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Text in the form in which stored words are compared: of any alphabet, and punctuation divides no word.
 * @example plainWords("Amon-Ra St. Brown") // → 'amonra st brown'
 */
export const plainWords = (text: string): string => bare(text).replace(/[^\p{L}\p{N} ]/gu, '');
