import type { Network } from '@pylon/outbound/outbound';
import { describe, expect, it, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { INVENTED_ANSWERS, OWN_TEAMS } from './invented/league.ts';
import { yahoo } from './platform.ts';
import { INVENTED_ACCOUNT, INVENTED_KEYS } from './testing/cases.ts';

describe('a sign-in', () => {
  const parts = askedThrough(
    answering({
      ...INVENTED_ANSWERS,
      'https://fantasysports.yahooapis.com/fantasy/v2/users;use_login=1/games;game_codes=nfl/teams?format=json':
        OWN_TEAMS,
      'POST https://api.login.yahoo.com/oauth2/get_token': {
        ...{ access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600, token_type: 'bearer' },
      },
    }),
  );
  const returnUrl = 'https://pylon.example/yahoo';
  const request = { state: 'once', codeChallenge: 'challenge', returnUrl };
  const back = { parameters: { code: 'code-1', state: 'once' }, codeVerifier: 'verifier', returnUrl };
  const signIn = (given = parts) => {
    const way = supported(yahoo(given, { yahoo: INVENTED_KEYS }).connect);
    if (!('begin' in way) || !way.renew) throw new Error('Yahoo is signed in to');
    return { isSetUp: way.isSetUp, begin: way.begin, finish: way.finish, renew: way.renew };
  };
  const refusing = (status: number, body: object) => askedThrough(async () => Response.json(body, { status }));

  it('sends the browser there with state and challenge, to read only', async () => {
    const { redirectUrl } = await told(signIn().begin({}, request));
    const { origin, pathname, searchParams } = new URL(redirectUrl);
    expect(origin + pathname).toBe('https://api.login.yahoo.com/oauth2/request_auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ client_id: 'client', redirect_uri: returnUrl, response_type: 'code', scope: 'fspt-r', state: 'once' },
      ...{ code_challenge: 'challenge', code_challenge_method: 'S256', language: 'en-us' },
    });
  });

  it('gives an account whose session has no known end, and never shows our secret', async () => {
    const account = await told(signIn().finish(back));
    expect(account).toMatchObject({
      accountId: 'INVENTEDGUID',
      name: 'Ada',
      sessionEndsAt: null,
    });
    expect(JSON.parse(account.session ?? '')).toEqual({ access: 'access-2', refresh: 'refresh-2', returnUrl });
    expect(JSON.stringify(account)).not.toContain('secret');
  });

  it('posts code, verifier and our keys once, and shows the person nothing of them', async () => {
    const posts: { body: unknown; authorization: string | undefined }[] = [];
    const network: Network = async (address, options) => {
      if (options.method === 'POST')
        posts.push({ body: options.body, authorization: options.headers['authorization'] });
      return parts.network(address, options);
    };
    await told(signIn({ ...parts, network }).finish(back));
    expect(posts).toEqual([
      {
        body: 'grant_type=authorization_code&code=code-1&redirect_uri=https%3A%2F%2Fpylon.example%2Fyahoo&code_verifier=verifier',
        authorization: `Basic ${Buffer.from('client:secret').toString('base64')}`,
      },
    ]);
  });

  it('is renewed with the newest token, and keeps the old one when no other comes', async () => {
    const renewed = await told(signIn().renew(INVENTED_ACCOUNT));
    expect(renewed).toMatchObject({ accountId: INVENTED_ACCOUNT.accountId, sessionEndsAt: null });
    expect(JSON.parse(renewed.session ?? '')).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
    const again = await told(signIn(refusing(200, { access_token: 'access-3' })).renew(INVENTED_ACCOUNT));
    expect(JSON.parse(again.session ?? '')).toMatchObject({ access: 'access-3', refresh: 'refresh-1' });
  });

  test.each([
    ['the person declines', { error: 'access_denied', state: 'once' }],
    ['no code comes back', { state: 'once' }],
  ])('comes to nothing when %s', async (_what, parameters: Record<string, string>) => {
    expect(await signIn().finish({ ...back, parameters })).toEqual({ ok: false, reason: 'wrong-password' });
  });

  test.each([
    [400, 'invalid_grant', 'wrong-password', 'sign-in-again'],
    [401, 'invalid_grant', 'wrong-password', 'sign-in-again'],
    [401, 'invalid_client', 'keys-refused', 'keys-refused'],
    [400, 'unauthorized_client', 'keys-refused', 'keys-refused'],
  ])('that Yahoo refuses with %i %s has a name', async (status, error, finished, renewed) => {
    const refused = signIn(refusing(status, { error, error_description: 'words' }));
    expect(await refused.finish(back)).toEqual({ ok: false, reason: finished });
    expect(await refused.renew(INVENTED_ACCOUNT)).toEqual({ ok: false, reason: renewed });
  });

  it('is refused by a product that is not set up', async () => {
    const way = supported(yahoo(parts, {}).connect);
    if (!('begin' in way)) throw new Error('Yahoo is signed in to');
    expect([way.isSetUp, signIn().isSetUp]).toEqual([false, true]);
    expect(await way.begin({}, request)).toEqual({ ok: false, reason: 'refused' });
    expect(await way.finish(back)).toEqual({ ok: false, reason: 'refused' });
  });
});
