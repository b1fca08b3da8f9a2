import { ACCOUNTS_ERRORS } from './accounts/accounts.errors.ts';
import { ARTICLES_ERRORS } from './articles/articles.errors.ts';
import { BEST_BALL_ERRORS } from './best-ball/best-ball.errors.ts';
import { COMING_SOON_ERRORS } from './coming-soon/coming-soon.errors.ts';
import { CRUISE_CONTROL_ERRORS } from './cruise-control/cruise-control.errors.ts';
import { DRAFTING_ERRORS } from './drafting/drafting.errors.ts';
import type { ErrorTexts } from './error-text.ts';
import { LEAGUE_SYNC_ERRORS } from './league-sync/league-sync.errors.ts';
import { NEWSLETTER_ERRORS } from './newsletter/newsletter.errors.ts';
import { NOTICES_ERRORS } from './notices/notices.errors.ts';
import { OWN_RANKINGS_ERRORS } from './own-rankings/own-rankings.errors.ts';
import { PAYMENTS_ERRORS } from './payments/payments.errors.ts';
import { REFERENCE_ERRORS } from './reference/reference.errors.ts';
import { SCORING_SYSTEMS_ERRORS } from './scoring-systems/scoring-systems.errors.ts';
import { TEAM_PAGE_ERRORS } from './team-page/team-page.errors.ts';
import { TRADE_ANALYZER_ERRORS } from './trade-analyzer/trade-analyzer.errors.ts';
import { WAIVER_WIRE_ERRORS } from './waiver-wire/waiver-wire.errors.ts';

/** Failures that any call can answer. */
const COMMON_ERRORS = {
  'invalid-token': { status: 403, message: 'invalid token' },
  /** 402 and not 403: a client reads every 403 as an unknown token. */
  'tier-required': { status: 402, message: 'This is part of a higher plan.' },
  'token-not-found': { status: 401, message: 'token not found' },
  'missing-parameters': { status: 400, message: 'one or more parameters are missing' },
  'invalid-parameters': { status: 400, message: 'one or more parameters are invalid' },
  'too-many-requests': { status: 429, message: 'too many requests' },
  'not-found': { status: 404, message: 'Not found.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'not-ready': { status: 503, message: 'The data are still being prepared. Please try again in a moment.' },
  'database-away': { status: 503, message: 'The database is not answering at the moment. Please try again shortly.' },
  'storage-full': { status: 503, message: 'Nothing can be saved at the moment. Please try again later.' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again.' },
} as const satisfies ErrorTexts;

/**
 * The error catalogue: every failure that a call can answer, with its HTTP status and its text.
 * @source docs/sources.md "Errors"
 */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...NEWSLETTER_ERRORS,
  ...NOTICES_ERRORS,
  ...ARTICLES_ERRORS,
  ...COMING_SOON_ERRORS,
  ...REFERENCE_ERRORS,
  ...SCORING_SYSTEMS_ERRORS,
  ...OWN_RANKINGS_ERRORS,
  ...DRAFTING_ERRORS,
  ...LEAGUE_SYNC_ERRORS,
  ...PAYMENTS_ERRORS,
  ...TEAM_PAGE_ERRORS,
  ...TRADE_ANALYZER_ERRORS,
  ...WAIVER_WIRE_ERRORS,
  ...CRUISE_CONTROL_ERRORS,
  ...BEST_BALL_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What a message leaves open in braces. */
export type OpenWords = Readonly<Record<'platform', string>>;

/** A failure's text for a person. */
export const messageOf = (code: ErrorCode, { platform }: OpenWords = { platform: 'The platform' }): string =>
  ERRORS[code].message.replace('{platform}', platform);

/** The `error` half of the envelope. `fields` gives the fault of each input. */
export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Not on the wire: whoever carries an answer takes it from `retry-after`. */
  readonly waitSeconds?: number;
}

/** Every JSON answer: one half is null. */
export type Envelope<T> =
  | { readonly data: T; readonly error: null }
  | { readonly data: null; readonly error: WireError };
