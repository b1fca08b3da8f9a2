/**
 * Signing in at CBS, as it is assumed: the browser goes to its sign-in with our address to return to, and comes back
 * with a token. How an outside product gets one is not publicly known, so everything assumed stands in this file.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import { pastedAddress } from '../../pasted-address.ts';
import type { Connect, ConnectForm, PlatformAccount, SignInRequest, SignInReturn } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { CbsGet } from './api.ts';
import { readDetails } from './league.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const SLUG = /^[a-z0-9_-]{1,60}$/;
const HOST = /^([a-z0-9_-]+)\.football\.cbssports\.com$/;

/** The league in an address that a person pasted; null for another sport's, or none. */
export function leagueIn(address: string): string | null {
  const slug = HOST.exec(pastedAddress(address)?.hostname ?? '')?.[1];
  return slug !== undefined && slug !== 'www' ? slug : null;
}

export const cbsConnect = (get: CbsGet): Connect => ({
  isSetUp: true,
  begin: async (form: ConnectForm, { state, returnUrl }: SignInRequest) => {
    const league = leagueIn(form.leagueUrl ?? '');
    if (league === null) return { ok: false, reason: 'unknown-league' };
    const back = new URL(returnUrl);
    back.searchParams.set('state', state);
    back.searchParams.set('league', league);
    const redirectUrl = `https://www.cbssports.com/login?${new URLSearchParams({ xurl: back.href })}`;
    return { ok: true, value: { redirectUrl } };
  },
  finish: (given) => finish(get, given),
  // An account is the one league that its address names.
  again: ({ accountId }) => ({ leagueUrl: `https://${accountId}.football.cbssports.com/` }),
});

async function finish(get: CbsGet, { parameters }: SignInReturn): Answer<PlatformAccount> {
  const league = parameters['league'] ?? '';
  const token = parameters['access_token'] ?? '';
  if (parameters['error'] !== undefined || token === '' || token.length > 4_000)
    return { ok: false, reason: 'wrong-password' };
  if (!SLUG.test(league)) return { ok: false, reason: 'unknown-league' };
  const account = { accountId: league, name: league, session: token, sessionEndsAt: null };
  const details = await readDetails(get, { platformLeagueId: league, account });
  if (!details.ok) return details;
  if (details.value === null) return { ok: false, reason: 'unknown-league' };
  return { ok: true, value: { ...account, name: details.value.name || league } };
}
