// Signing in at a platform: the browser goes there with a state of one use, and what it brings back is an account.
import { createHash, randomBytes } from 'node:crypto';
import type { Connect, ConnectForm } from '@pylon/connectors/platform';
import { isUnsupported } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import { SIGN_IN_RETURN_PATH } from '@pylon/contract/league-sync/connector-names';
import type { FantasyAccount, finishConnecting, signInAgain } from '@pylon/contract/league-sync/connectors';
import { isSignedInThere } from '@pylon/engine/vocabulary/platform-sign-ins';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { type Failure, failure, found, type Outcome } from '../../../http/errors.ts';
import { accountOf } from '../fantasy-accounts.queries.ts';
import { keep, toWireAccount } from '../kept-accounts.ts';
import { openPlatform, refusalBy } from '../platform-words.ts';
import type { SyncParts } from '../sync-parts.ts';
import { insertSignIn, takeSignIn } from './platform-sign-ins.queries.ts';

type SignIn = Extract<Connect, { begin: unknown }>;

/** 256 bits, as text that an address can hold. */
const random = (): string => randomBytes(32).toString('base64url');
const ownerOf = (accountId: string, platform: OutsidePlatformId): string => `${accountId} ${platform} verifier`;

/** Begins a sign-in: where the browser goes. */
export async function beginSignIn(
  parts: SyncParts,
  accountId: string,
  { platform, way, form }: { readonly platform: OutsidePlatformId; readonly way: SignIn; readonly form: ConnectForm },
): Promise<Outcome<{ readonly redirectURL: string }>> {
  const [state, verifier] = [random(), random()];
  const returnUrl = new URL(SIGN_IN_RETURN_PATH, parts.baseUrl()).href;
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const begun = await way.begin(form, { state, codeChallenge, returnUrl });
  if (!begun.ok) return refusalOf(platform, begun.reason);
  await insertSignIn(parts.db, {
    ...{ stateHash: parts.hash(state), accountId, platform, returnUrl },
    verifier: parts.sealing.seal(verifier, ownerOf(accountId, platform)),
  });
  return found({ redirectURL: parts.signInAddress(platform, begun.value.redirectUrl) });
}

/** Begins a new sign-in of an account that is connected. */
export async function beginAgain(
  parts: SyncParts,
  person: Person,
  { userFantasyAccountId }: BodyOf<typeof signInAgain>,
): Promise<Outcome<AnswerOf<typeof signInAgain>>> {
  const row = await accountOf(parts.db, person.id, userFantasyAccountId);
  if (!row) return failure('fantasy-account-not-found');
  if (!isSignedInThere(row.platform))
    return failure('invalid-parameters', { userFantasyAccountId: 'is connected by a form' });
  const way = openSignIn(parts, row.platform);
  if ('ok' in way) return way;
  const known = { accountId: row.platform_account_id, name: row.name, session: null, sessionEndsAt: null };
  return beginSignIn(parts, person.id, { platform: row.platform, way, form: way.again?.(known) ?? {} });
}

/** Ends a sign-in with what the browser brought back: the account is connected, or has its new session. */
export async function finishSignIn(
  parts: SyncParts,
  person: Person,
  { parameters }: BodyOf<typeof finishConnecting>,
): Promise<Outcome<{ fantasyAccount: FantasyAccount }>> {
  if (person.email === null) return failure('registration-required');
  const stateHash = parts.hash(parameters['state'] ?? '');
  const begun = await takeSignIn(parts.db, { stateHash, accountId: person.id });
  if (!begun) return failure('sign-in-unknown');
  const { platform, returnUrl } = begun;
  const codeVerifier = parts.sealing.open(begun.verifier, ownerOf(person.id, platform));
  if (!begun.isGood || codeVerifier === null) return failure('sign-in-too-late');
  const way = openSignIn(parts, platform);
  if ('ok' in way) return way;
  const account = await way.finish({ parameters, codeVerifier, returnUrl });
  if (!account.ok && account.reason === 'keys-refused') parts.tellKeysRefused(platform);
  if (!account.ok) return refusalOf(platform, account.reason);
  const kept = await keep(parts, { accountId: person.id, platform, of: account.value });
  return kept.ok ? found({ fantasyAccount: toWireAccount(parts, kept.value.row) }) : kept;
}

/** How a platform is signed in to, as long as it can be. */
function openSignIn(parts: SyncParts, id: OutsidePlatformId): SignIn | Failure {
  const platform = openPlatform(parts, id);
  if ('ok' in platform) return platform;
  const { connect } = platform;
  return isUnsupported(connect) || !('begin' in connect) ? refusalBy(id, 'refused') : connect;
}

/** Why a sign-in came to nothing: nobody typed a password here, and a closed door is closed to the product. */
function refusalOf(platform: OutsidePlatformId, reason: PlatformFailure): Failure {
  const words = { platform: PLATFORM_LABELS[platform] };
  if (reason === 'wrong-password') return failure('platform-sign-in-declined', undefined, words);
  return reason === 'refused' ? failure('platform-refuses-product', undefined, words) : refusalBy(platform, reason);
}
