/**
 * The error catalogue: every failure that a call can answer, with its HTTP status and its text.
 * @source research features §8, league features §8
 */
export const ERRORS = {
  'invalid-token': { status: 403, message: 'invalid token' },
  /** 402 and not 403: a client reads every 403 as a token that is nobody's. */
  'tier-required': { status: 402, message: 'This is part of a higher plan.' },
  'token-not-found': { status: 401, message: 'token not found' },
  'missing-parameters': { status: 400, message: 'one or more parameters are missing' },
  'invalid-parameters': { status: 400, message: 'one or more parameters are invalid' },
  'too-many-requests': { status: 429, message: 'too many requests' },
  'failed-login': { status: 401, message: 'Failed to login.' },
  'failed-account-creation': { status: 422, message: 'Account creation has failed.' },
  'user-already-exists': { status: 409, message: 'user already exists' },
  /** Also every other failure of a change to the profile. */
  'invalid-password': { status: 422, message: 'invalid password' },
  'link-expired': { status: 410, message: 'This link has expired or was used already.' },
  'session-not-found': { status: 404, message: 'That session has ended already.' },
  /** 401, and the same whatever was wrong with it: nothing is told of whose it is. */
  'passkey-refused': { status: 401, message: 'This passkey was not accepted.' },
  'passkey-not-found': { status: 404, message: 'That passkey has been removed already.' },
  'too-many-passkeys': { status: 409, message: 'You keep as many passkeys as there is room for. Remove one first.' },
  'passkeys-unavailable': { status: 409, message: 'Passkeys do not work at this address.' },
  /** 401: the session holds, but this needs to be sure of who uses it. */
  'proof-required': { status: 401, message: 'Confirm that it is you first.' },
  'failed-newsletter-subscribe': { status: 422, message: 'Failed to subscribe.' },
  'not-found': { status: 404, message: 'Not found.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'season-not-found': { status: 404, message: 'Error: Season id could not be found' },
  'player-not-found': { status: 404, message: 'Player not found.' },
  'scoring-system-not-found': { status: 404, message: 'Scoring system not found.' },
  'scoring-system-changed': { status: 409, message: 'This scoring was changed elsewhere meanwhile.' },
  'too-many-scoring-systems': {
    status: 409,
    message: 'You keep as many scoring systems as there is room for. Delete one first.',
  },
  'draft-not-found': { status: 404, message: 'Error: Draft is missing' },
  'draft-changed': { status: 409, message: 'The draft has changed meanwhile. It was reloaded.' },
  'not-your-turn': { status: 409, message: 'It is not your turn to pick.' },
  'player-taken': { status: 409, message: 'This player is already drafted.' },
  'roster-full': { status: 409, message: 'Your roster has no place for this player.' },
  'draft-closed': { status: 409, message: 'The draft is complete.' },
  'in-person-only': { status: 409, message: 'Only a draft in person is typed in and corrected.' },
  'pick-not-made': { status: 409, message: 'That pick has not been made yet.' },
  'kept-player': { status: 409, message: 'A kept player stays where he is.' },
  'nothing-to-undo': { status: 409, message: 'There is no pick to return to.' },
  'invalid-keepers': { status: 422, message: 'Two keepers cannot share a pick, and a player can be kept once.' },
  'draft-followed': {
    status: 409,
    message: 'The picks of this draft are made on {platform}. To pick here, continue it as a mock draft.',
  },
  'outside-draft-not-found': { status: 404, message: '{platform} has no draft of this number.' },
  'outside-draft-unsupported': { status: 422, message: 'This draft cannot be followed.' },
  'platform-unreachable': { status: 503, message: '{platform} does not answer. Please try again in a moment.' },
  'bid-too-low': { status: 409, message: 'A bid must be higher than the highest one.' },
  'bid-too-high': { status: 409, message: 'Too high: every other open place of the roster needs a dollar.' },
  'already-high-bidder': { status: 409, message: 'The highest bid is already yours.' },
  'no-nomination': { status: 409, message: 'Nobody is up for bidding.' },
  'only-in-auctions': { status: 409, message: 'This is not an auction.' },
  'not-in-auctions': {
    status: 409,
    message: 'An auction has no picks in order: it has nominations, bids and sales instead.',
  },
  /** 401: a token alone does not do, but 403 would be read as a token that is nobody's. */
  'registration-required': { status: 401, message: 'Create an account or sign in first.' },
  'already-subscribed': {
    status: 409,
    message: 'You have a subscription already. Change it instead of buying another.',
  },
  'no-subscription': { status: 409, message: 'You have no subscription.' },
  'nothing-to-upgrade': { status: 409, message: 'Your subscription is the highest one already.' },
  'subscription-not-found': { status: 404, message: 'Subscription not found.' },
  'checkout-not-found': { status: 404, message: 'Checkout not found.' },
  'checkout-closed': { status: 409, message: 'This checkout is closed. Please start again.' },
  'card-declined': { status: 402, message: 'The card was declined. Nothing was charged.' },
  'payment-overdue': { status: 409, message: 'A payment is open. Settle it in the billing portal first.' },
  'preview-outdated': { status: 409, message: 'The price has changed meanwhile. Please look at it again.' },
  'payments-unavailable': {
    status: 503,
    message: 'The payment service does not answer. Please try again in a moment.',
  },
  'checkout-out-of-service': {
    status: 503,
    message: 'Plans cannot be bought at the moment. Nothing was charged.',
  },
  'invalid-signature': { status: 400, message: 'The signature is not valid.' },
  'rating-failed': { status: 409, message: 'Failed to rate draft' },
  'not-ready': { status: 503, message: 'The data are still being prepared. Please try again in a moment.' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What a message leaves open in braces. */
export type OpenWords = Readonly<Record<'platform', string>>;

/** A failure's text for a person. */
export const messageOf = (code: ErrorCode, { platform }: OpenWords = { platform: 'The platform' }): string =>
  ERRORS[code].message.replace('{platform}', platform);

/** The `error` half of the envelope. `fields` names what is wrong with each input. */
export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Every JSON answer: one half is null. */
export type Envelope<T> =
  | { readonly data: T; readonly error: null }
  | { readonly data: null; readonly error: WireError };
