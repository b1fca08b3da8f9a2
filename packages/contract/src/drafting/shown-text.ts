import * as z from 'zod';

/** What turns the order of the letters around it, and halves of characters, which no database holds. */
const UNSHOWN = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/** A text by a person that other people read: without what would change how the words beside it read. */
export const shownText = (longest: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSHOWN, ''))
    .trim()
    .max(longest);
