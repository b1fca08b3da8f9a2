import type { ErrorCode } from '@pylon/contract/errors';

/** What can go wrong with a call: the server's catalogue, and what happens before an answer comes. */
export type FailureCode = ErrorCode | 'offline' | 'unreadable';

/** A call that failed. `fields` names what is wrong with each input. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: FailureCode, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.fields = fields;
  }
}

/** Words for a person: what happened, and what to do. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

const WORDS: Partial<Record<FailureCode, FailureWords>> = {
  'too-many-requests': {
    title: 'Exceeded Attempts',
    text: 'Your daily request limit has been reached. Please attempt again at a later time.',
  },
  'not-ready': {
    title: 'Nearly there',
    text: 'The data are still being prepared. Please try again in a moment.',
  },
  offline: {
    title: 'No connection',
    text: 'The server cannot be reached. What is on the page is kept. Check your connection and try again.',
  },
};

const UNKNOWN: FailureWords = { title: 'Something went wrong', text: 'Something went wrong. Please try again.' };

/** Codes whose catalogue text says nothing that a person could act upon. */
const WORDLESS: ReadonlySet<FailureCode> = new Set(['unexpected', 'invalid-token', 'token-not-found', 'unreadable']);

/**
 * Words for anything that was thrown.
 * @source research features §8 "Error codes"
 */
export function failureWords(thrown: unknown): FailureWords {
  if (!(thrown instanceof ApiFailure)) return UNKNOWN;
  const known = WORDS[thrown.code];
  if (known) return known;
  return WORDLESS.has(thrown.code) ? UNKNOWN : { title: UNKNOWN.title, text: thrown.message };
}
