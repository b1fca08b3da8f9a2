import { type FailureWords, failureWords } from '../../api/failure.ts';
import { KeepFailure, type KeepReason } from './keep-kit.ts';

const WORDS: Readonly<Record<KeepReason, FailureWords>> = {
  unsupported: {
    title: 'This browser cannot keep the kit',
    text: 'It keeps no pages, or only from an address with https. Print the cheat sheets instead.',
  },
  page: {
    title: 'The kit was not kept',
    text: 'The browser could not set the page aside that opens without network.',
  },
  full: {
    title: 'There is no room on this device',
    text: 'The browser has no space left for the kit. Free some, and try again.',
  },
  refused: {
    title: 'The browser did not let us keep the kit',
    text: 'It refuses to store anything, as in a private window. Allow it, or use another window, and try again.',
  },
};

/** @param hadKit a kit was kept before, and still is */
export function keepWords(thrown: unknown, hadKit: boolean): FailureWords {
  const { title, text } = thrown instanceof KeepFailure ? WORDS[thrown.reason] : failureWords(thrown);
  return { title, text: `${text} ${hadKit ? 'The kit that you had is still there.' : 'Nothing was kept.'}` };
}

/** The kit of the device cannot be looked at. */
export const UNREADABLE: FailureWords = {
  title: 'The kit of this device could not be read',
  text: 'The browser does not open what it keeps, as in a private window. Nothing on the server has changed.',
};

/** The kit is still there. */
export const UNREMOVED: FailureWords = {
  title: 'The kit could not be removed',
  text: 'It is still on this device. Try again, or clear the data of this site in the settings of the browser.',
};

/** A mark stands on the screen and nowhere else. */
export const UNMARKED: FailureWords = {
  title: 'The mark could not be kept',
  text: 'It stands here until this page is closed: the browser has no room, or does not let us store it.',
};
