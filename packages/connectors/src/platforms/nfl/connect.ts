/** Signing in at NFL.com: the password is sent once to its identity service; two tokens are what stays. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { boundedText, momentOf } from '../../outside-text.ts';
import type { ConnectForm, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { type NflApi, tokensOf } from './api.ts';
import { SignedIn, Tokens } from './shapes.ts';

type Answer = Promise<Result<PlatformAccount, PlatformFailure>>;

export const SIGN_IN = 'https://auth-id.nfl.com/accounts.login';
export const TOKEN = 'https://api.nfl.com/identity/v3/token';
const MOST_CHARACTERS = 200;
/** Of the identity service: bad name or password, and calls too many. Every other code asks for a step on its site. */
const CODES: Readonly<Record<number, PlatformFailure>> = { 403042: 'wrong-password', 403048: 'throttled' };

export async function connect(api: NflApi, form: ConnectForm): Answer {
  const username = form.username?.trim() ?? '';
  const password = form.password ?? '';
  if (username === '' || username.length > MOST_CHARACTERS) return { ok: false, reason: 'unknown-account' };
  if (password === '' || password.length > MOST_CHARACTERS) return { ok: false, reason: 'wrong-password' };
  const { apiKey } = api.keys;
  const body = String(new URLSearchParams({ apiKey, loginID: username, password, format: 'json' }));
  const post = { contentType: 'application/x-www-form-urlencoded', body };
  const signedIn = await api.ask(SIGN_IN, SignedIn, { post });
  if (!signedIn.ok) return signedIn;
  if (signedIn.value === null) return { ok: false, reason: 'unknown-account' };
  const { errorCode, UID: uid, UIDSignature: uidSignature, signatureTimestamp } = signedIn.value;
  if (errorCode !== 0) return { ok: false, reason: CODES[errorCode] ?? 'refused' };
  if (uid === undefined || uidSignature === undefined || signatureTimestamp === undefined)
    return { ok: false, reason: 'unreadable-answer' };
  return tokenFor(api, TOKEN, { uid, uidSignature, signatureTimestamp }, { accountId: uid, name: username });
}

/** The account with a new session, by the token that is kept for that. */
export async function renew(api: NflApi, account: PlatformAccount): Answer {
  const refreshToken = tokensOf(account)?.refreshToken ?? null;
  if (refreshToken === null) return { ok: false, reason: 'sign-in-again' };
  return tokenFor(api, `${TOKEN}/refresh`, { refreshToken }, account);
}

async function tokenFor(
  { ask, keys: { clientKey, clientSecret }, nowMs }: NflApi,
  address: string,
  shown: Readonly<Record<string, string>>,
  { accountId, name }: Pick<PlatformAccount, 'accountId' | 'name'>,
): Answer {
  const device = {
    deviceId: 'pylon',
    deviceInfo: Buffer.from(JSON.stringify({ model: 'server' })).toString('base64'),
    networkType: 'other',
  };
  const post = {
    contentType: 'application/json',
    body: JSON.stringify({ clientKey, clientSecret, ...device, ...shown }),
  };
  const told = await ask(address, Tokens, { post });
  if (!told.ok) return told;
  if (told.value === null) return { ok: false, reason: 'unreadable-answer' };
  const { accessToken, refreshToken, expiresIn } = told.value;
  const session = JSON.stringify({ accessToken, refreshToken: refreshToken ?? shown.refreshToken ?? null });
  const value = { accountId, name: boundedText(name), session, sessionEndsAt: momentOf(nowMs() + expiresIn * 1_000) };
  return { ok: true, value };
}
