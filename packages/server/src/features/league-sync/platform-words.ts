// What a platform's failure is called on the wire, and in words.
import type { Platform } from '@pylon/connectors/platform';
import { isUnsupported } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import { type ErrorCode, messageOf } from '@pylon/contract/errors';
import { PLATFORM_SIGN_INS } from '@pylon/engine/vocabulary/platform-sign-ins';
import { type LeagueSource, type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { type Failure, failure } from '../../http/errors.ts';
import type { SyncParts } from './sync-parts.ts';

const CODES: Readonly<Record<PlatformFailure, ErrorCode>> = {
  'unknown-account': 'platform-account-unknown',
  'wrong-password': 'platform-password-wrong',
  'unknown-league': 'league-not-found',
  'unknown-draft': 'league-not-found',
  'sign-in-again': 'platform-sign-in-again',
  refused: 'platform-refused',
  'keys-refused': 'platform-refuses-product',
  throttled: 'platform-throttled',
  unreachable: 'platform-unreachable',
  'unreadable-answer': 'platform-unreadable',
};

const wordsOf = (platform: LeagueSource) => ({ platform: PLATFORM_LABELS[platform] });

/** The catalogue's entry for a platform's failure. */
export const refusalBy = (platform: OutsidePlatformId, reason: PlatformFailure): Failure =>
  failure(CODES[reason], undefined, wordsOf(platform));

/** The same for what was just typed: no name, where it was an address, and no sign-in that could have ended. */
export function refusalOfTyped(platform: OutsidePlatformId, reason: PlatformFailure): Failure {
  if (reason === 'unknown-account' && PLATFORM_SIGN_INS[platform] === 'team-url')
    return failure('platform-team-unknown', undefined, wordsOf(platform));
  return refusalBy(platform, reason === 'sign-in-again' ? 'wrong-password' : reason);
}

/** The same in words for a person. */
export const problemOf = (platform: LeagueSource, reason: PlatformFailure): string =>
  messageOf(CODES[reason], wordsOf(platform));

/** Why a platform cannot be connected; null when it can. */
export function closedFor(
  { platformFor, experimental }: Pick<SyncParts, 'platformFor' | 'experimental'>,
  id: OutsidePlatformId,
): string | null {
  const platform = platformFor(id);
  if (!platform) return 'It cannot be read here yet.';
  if (isUnsupported(platform.connect)) return platform.connect.unsupported;
  if ('begin' in platform.connect && !platform.connect.isSetUp)
    return 'Whoever runs this product has not set up signing in there.';
  if (platform.assumption !== null && !experimental.includes(id))
    return 'It does not say how it is asked. Whoever runs this product can turn it on as an experiment.';
  return null;
}

/** A platform that can be connected. */
export function openPlatform(parts: SyncParts, id: OutsidePlatformId): Platform | Failure {
  const platform = closedFor(parts, id) === null ? parts.platformFor(id) : null;
  return platform ?? failure('platform-not-open', undefined, wordsOf(id));
}
