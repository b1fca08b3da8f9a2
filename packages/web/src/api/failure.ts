import type { ErrorCode } from '@pylon/contract/errors';

/** What can go wrong with a call: the server's catalogue, and what happens before an answer comes. */
export type FailureCode = ErrorCode | 'offline' | 'unreadable';

/** A call that failed. `fields` names what is wrong with each input. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which it may be tried again, where the server says so. */
  readonly waitSeconds: number | null;

  constructor(
    code: FailureCode,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    waitSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.fields = fields;
    this.waitSeconds = waitSeconds;
  }
}

/** Words for a person: what happened, and what to do. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

const NOT_SIGNED_IN: FailureWords = {
  title: 'You are not signed in',
  text: 'This belongs to an account. Sign in or create one, and come back here.',
};

const MALFORMED: FailureWords = {
  title: 'This was not understood',
  text: 'Something in the address or in what was entered is missing or not as it should be. Nothing has changed.',
};

const WORDS: Partial<Record<FailureCode, FailureWords>> = {
  'failed-login': {
    title: 'Failed to login.',
    text: 'The email and the password do not go together. Check both and try again.',
  },
  'user-already-exists': {
    title: 'user already exists',
    text: 'Sign in with this email instead, or reset its password.',
  },
  'failed-account-creation': {
    title: 'Account creation has failed.',
    text: 'Nothing has changed. Please try again.',
  },
  'passkey-refused': {
    title: 'This passkey was not accepted.',
    text: 'Try it once more, or use your password.',
  },
  'invalid-password': { title: 'Invalid Password', text: 'Must be 6-30 characters long.' },
  'token-not-found': NOT_SIGNED_IN,
  'registration-required': NOT_SIGNED_IN,
  'too-many-requests': {
    title: 'Exceeded Attempts',
    text: 'Your daily request limit has been reached. Please attempt again at a later time.',
  },
  'too-many-drafts': {
    title: 'No room for another draft',
    text: 'You have as many drafts as can be kept. Delete one of them to start another.',
  },
  'draft-not-found': {
    title: 'No such draft',
    text: 'It was deleted, or it was made by somebody else. Yours are all in the list.',
  },
  'season-not-found': {
    title: 'No such season',
    text: 'Nothing is known of this season here. Choose another one.',
  },
  'tier-required': {
    title: 'Not in your plan',
    text: 'This is part of a higher plan. Reload the page to see what is open now.',
  },
  'missing-parameters': MALFORMED,
  'invalid-parameters': MALFORMED,
  'scoring-system-not-found': {
    title: 'This scoring is not one of yours',
    text: 'Somebody else made it, or it was deleted. Choose another one.',
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

/** @example waitWords(90) // → 'You can try again in 2 minutes.' */
function waitWords(seconds: number | null): string {
  if (seconds === null || !(seconds > 0)) return '';
  const [amount, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** Codes of the way to an answer, which say nothing of what was asked for. */
const PASSING: ReadonlySet<FailureCode> = new Set([
  'offline',
  'unreadable',
  'unexpected',
  'not-ready',
  'database-away',
  'storage-full',
  'payments-unavailable',
  'platform-unreachable',
]);

/** Whether a failure may be gone when the same is asked again at once. */
export const isPassing = (thrown: unknown): boolean => thrown instanceof ApiFailure && PASSING.has(thrown.code);

/** Whether what was told before may stay: it was only not to be had once more. */
export const keepsWhatWasTold = (thrown: unknown): boolean =>
  isPassing(thrown) || (thrown instanceof ApiFailure && thrown.code === 'too-many-requests');

/** Codes whose catalogue text does not help a person. */
const WORDLESS: ReadonlySet<FailureCode> = new Set(['unexpected', 'invalid-token', 'unreadable']);

/**
 * Words for anything that was thrown.
 * @source docs/sources.md "Errors"
 */
export function failureWords(thrown: unknown): FailureWords {
  if (!(thrown instanceof ApiFailure)) return UNKNOWN;
  const known = WORDS[thrown.code];
  const wait = thrown.code === 'too-many-requests' ? waitWords(thrown.waitSeconds) : '';
  if (known) return wait === '' ? known : { ...known, text: `${known.text} ${wait}` };
  return WORDLESS.has(thrown.code) ? UNKNOWN : { title: UNKNOWN.title, text: thrown.message };
}

/**
 * The same where a part of a page could not come: under the part's own title, unless what happened has a title itself.
 *
 * @param title what could not come
 * @example failureOf('The bids could not be worked out', offline).title // → 'No connection'
 */
export function failureOf(title: string, thrown: unknown): FailureWords {
  const words = failureWords(thrown);
  return words.title === UNKNOWN.title ? { ...words, title } : words;
}
