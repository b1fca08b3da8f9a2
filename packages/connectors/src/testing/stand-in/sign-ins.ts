// Signing in at the platforms that are signed in to there: a page on which a person says yes or no, and the tokens that
// open the invented leagues.
import { CASES } from '../all-cases.ts';
import type { LocalRequest } from './local-server.ts';

const tokens = JSON.parse(CASES.yahoo.invented.account?.session ?? '{}') as Readonly<Record<string, string>>; // ours

/** What the sign-in of a platform answers; null for what is about no sign-in. */
export function signInAnswer({ address, method }: LocalRequest): Response | null {
  const { pathname, searchParams } = address;
  if (pathname === '/oauth2/request_auth') {
    const state = searchParams.get('state') ?? '';
    return choice('Yahoo', searchParams.get('redirect_uri'), { code: 'invented', state }, { state });
  }
  if (pathname === '/login' && searchParams.has('xurl')) {
    const token = CASES.cbs.invented.account?.session ?? '';
    return choice('CBS', searchParams.get('xurl'), { access_token: token }, {});
  }
  if (pathname === '/oauth2/get_token' && method === 'POST')
    return Response.json({ access_token: tokens['access'], refresh_token: tokens['refresh'], expires_in: 3600 });
  return null;
}

type Parameters = Readonly<Record<string, string>>;

/** A page with two ways back. */
function choice(platform: string, returnUrl: string | null, yes: Parameters, no: Parameters): Response {
  if (!/^https?:/.test(returnUrl ?? '')) return new Response('', { status: 400 });
  const way = (brought: Parameters) => {
    const back = new URL(returnUrl ?? '');
    for (const [name, value] of Object.entries(brought)) back.searchParams.set(name, value);
    return back.href.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  };
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${platform}</title>
<h1>In place of ${platform}</h1>
<p><a href='${way(yes)}'>Sign in</a></p>
<p><a href='${way({ ...no, error: 'access_denied' })}'>Decline</a></p></html>`;
  return new Response(page, { headers: { 'content-type': 'text/html' } });
}
