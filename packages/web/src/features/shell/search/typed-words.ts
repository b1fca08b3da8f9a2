// Typed words against the words of what is searched: teams, pages and actions.
import { lettersApart } from '@pylon/engine/vocabulary/letters-apart';
import { plainName } from '@pylon/engine/vocabulary/plain-name';

/** Letters of a word in which one may be wrong. */
const LONG_ENOUGH = 5;
/** Letters of a beginning in which one may be wrong: a shorter one begins too many words. */
const LONG_BEGINNING = 7;
/** Letters of a word that a typed one may be longer than: 'snapped' is of 'snap'. */
const LONG_STEM = 4;

/** Words as they are compared: without marks, in small letters. */
export const wordsOf = (text: string): readonly string[] => plainName(text).split(' ').filter(Boolean);

/** Whether a typed word means a word. */
export type Fits = (typed: string, word: string) => boolean;

export const isBeginning: Fits = (typed, word) => word.startsWith(typed);

/** A word but for one letter, and no mere beginning of it. */
export const isNearly: Fits = (typed, word) =>
  typed === word ||
  (typed.length >= LONG_ENOUGH && Math.abs(typed.length - word.length) <= 1 && lettersApart(typed, 1)(word) <= 1);

/**
 * A word or its long beginning but for one letter, or a longer form of it.
 *
 * @example isAlmost('projectoins', 'projections') // → true
 * @example isAlmost('snapped', 'snap') // → true
 */
export const isAlmost: Fits = (typed, word) =>
  isBeginning(typed, word) ||
  isNearly(typed, word) ||
  (typed.length >= LONG_BEGINNING && lettersApart(typed, 1)(word) <= 1) ||
  (word.length >= LONG_STEM && typed.startsWith(word));

/** Whether every typed word means one of the words. */
export const areIn = (typed: readonly string[], words: readonly string[], fits: Fits): boolean =>
  typed.every((each) => words.some((word) => fits(each, word)));
