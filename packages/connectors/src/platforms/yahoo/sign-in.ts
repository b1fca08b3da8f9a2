/** The sign-in at Yahoo: OAuth 2 with a code, a state of one use and PKCE. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import * as z from 'zod';
import { askJson, parsedJson, type SaysItself } from '../../ask-json.ts';
import type { Connect, PlatformAccount, PlatformKeys } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { YAHOO_SITE, type YahooGet } from './api.ts';
import { sessionOf, tokensOf } from './session.ts';
import { YahooUsers } from './shapes.ts';

const LOGIN = 'https://api.login.yahoo.com/oauth2';
/** Reads fantasy data, and changes none. */
const SCOPE = 'fspt-r';

const Granted = z.object({
  access_token: z.string().min(1).max(8_000),
  refresh_token: z.string().min(1).max(8_000).optional(),
});
const Refusal = z.object({ error: z.string() });

/** A code or a token that no longer holds is the person's; everything else that is refused is ours. */
const saysItself: SaysItself = ({ status, text }) => {
  if (status < 400 || status >= 500) return null;
  const said = Refusal.safeParse(parsedJson(text));
  if (!said.success) return null;
  return said.data.error === 'invalid_grant' ? 'sign-in-again' : 'keys-refused';
};

type SignIn = Omit<Extract<Connect, { begin: unknown }>, 'again'>;
const REFUSED = { ok: false, reason: 'refused' } as const;
const DECLINED = { ok: false, reason: 'wrong-password' } as const;

/** @param keys of our application at Yahoo; without them everything is refused, as Yahoo itself would */
export function yahooSignIn(parts: OutboundParts, get: YahooGet, keys: PlatformKeys['yahoo']): Required<SignIn> {
  const ask = askJson(YAHOO_SITE, parts, saysItself);

  async function tokens(
    fields: Readonly<Record<string, string>>,
  ): Promise<Result<z.output<typeof Granted>, PlatformFailure>> {
    if (!keys) return REFUSED;
    const asked = await ask(`${LOGIN}/get_token`, Granted, {
      headers: { authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}` },
      post: { contentType: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() },
    });
    if (!asked.ok) return asked;
    return asked.value === null ? { ok: false, reason: 'unreadable-answer' } : { ok: true, value: asked.value };
  }

  return {
    isSetUp: keys !== undefined,
    begin: async (_form, { state, codeChallenge, returnUrl }) => {
      if (!keys) return REFUSED;
      const query = new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: SCOPE,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        language: 'en-us',
      });
      return { ok: true, value: { redirectUrl: `${LOGIN}/request_auth?${query}` } };
    },
    finish: async ({ parameters, codeVerifier, returnUrl }) => {
      const { code } = parameters;
      if (parameters['error'] !== undefined || !code) return DECLINED;
      const granted = await tokens({
        ...{ grant_type: 'authorization_code', code },
        ...{ redirect_uri: returnUrl, code_verifier: codeVerifier },
      });
      if (!granted.ok) return granted.reason === 'sign-in-again' ? DECLINED : granted;
      const { access_token: access, refresh_token: refresh } = granted.value;
      if (refresh === undefined) return { ok: false, reason: 'unreadable-answer' };
      const session = sessionOf({ access, refresh, returnUrl });
      const nobody: PlatformAccount = { accountId: '', name: '', session, sessionEndsAt: null };
      const who = await get(nobody, '/users;use_login=1/games;game_codes=nfl/teams', YahooUsers);
      if (!who.ok) return who;
      const [user] = who.value?.users ?? [];
      if (!user) return { ok: false, reason: 'unknown-account' };
      const managers = user.games.flatMap(({ teams }) => teams.flatMap((team) => team.managers));
      const own = managers.find(({ guid, nickname }) => guid === user.guid && nickname !== '');
      return { ok: true, value: { ...nobody, accountId: user.guid, name: own?.nickname ?? 'Yahoo account' } };
    },
    renew: async (account) => {
      const held = tokensOf(account.session);
      if (!held) return { ok: false, reason: 'sign-in-again' };
      const { returnUrl } = held;
      const granted = await tokens({
        ...{ grant_type: 'refresh_token', refresh_token: held.refresh },
        redirect_uri: returnUrl,
      });
      if (!granted.ok) return granted;
      const { access_token: access, refresh_token: refresh = held.refresh } = granted.value;
      return {
        ok: true,
        value: { ...account, session: sessionOf({ access, refresh, returnUrl }), sessionEndsAt: null },
      };
    },
  };
}
