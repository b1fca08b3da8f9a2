/** Signing in at RTSports: the password is sent once; a cookie and a token are what stays. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { TextAnswer } from '../../ask-json.ts';
import { boundedText } from '../../outside-text.ts';
import type { ConnectForm, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { isCookie, isToken, keptSession, leadsToSignIn, RTSPORTS_ORIGIN, type RtsportsApi } from './api.ts';

const LOGIN = `${RTSPORTS_ORIGIN}/login`;
const MOST_CHARACTERS = 200;

export async function connect(
  { ask }: RtsportsApi,
  form: ConnectForm,
): Promise<Result<PlatformAccount, PlatformFailure>> {
  const email = form.email?.trim().toLowerCase() ?? '';
  const password = form.password ?? '';
  if (!/^[^\s@]{1,100}@[^\s@]{1,100}$/.test(email)) return { ok: false, reason: 'unknown-account' };
  if (password === '' || password.length > MOST_CHARACTERS) return { ok: false, reason: 'wrong-password' };
  const answer = await ask(LOGIN, {
    post: {
      contentType: 'application/x-www-form-urlencoded',
      body: String(new URLSearchParams({ ACCOUNTID: email, PASSWORD: password })),
    },
    // The cookie stands in the answer that leads on.
    staysThere: true,
  });
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: false, reason: 'unknown-account' };
  const cookie = cookieOf(answer.value.headers);
  const page = await pageBehind(ask, answer.value, cookie);
  if (!page.ok) return page;
  const { text, path } = page.value;
  if (text.trim() === '') return { ok: false, reason: 'unknown-account' };
  const uid = leagueLinks(text)[0]?.uid;
  if (cookie === null || uid === undefined) {
    const isForm = /name=["']?PASSWORD\b/i.test(text) || leadsToSignIn(page.value);
    return { ok: false, reason: isForm || cookie !== null ? 'wrong-password' : 'unreadable-answer' };
  }
  const session = keptSession({ uid, cookie, page: path });
  if (session === null) return { ok: false, reason: 'unreadable-answer' };
  return { ok: true, value: { accountId: email, name: email, session, sessionEndsAt: null } };
}

function cookieOf(headers: Headers): string | null {
  const set = headers.getSetCookie().findLast((one) => one.startsWith('REALTIME='));
  const [, value = ''] = /^[^=]+=([^;]*)/.exec(set ?? '') ?? [];
  return isCookie(value) ? value : null;
}

type Page = TextAnswer & { readonly path: string };

/** The page that a sign-in leads to: the answer itself, or the address that it names. */
async function pageBehind(
  ask: RtsportsApi['ask'],
  answer: TextAnswer,
  cookie: string | null,
): Promise<Result<Page, PlatformFailure>> {
  const location = answer.status >= 300 ? answer.headers.get('location') : null;
  const url = location === null ? null : URL.parse(location, LOGIN);
  if (answer.status < 300 || url === null) return { ok: true, value: { ...answer, path: '/football/' } };
  const headers = cookie === null ? undefined : { cookie: `REALTIME=${cookie}` };
  const page = await ask(url.href, headers && { headers });
  if (!page.ok) return page;
  if (page.value === null) return { ok: false, reason: 'unreadable-answer' };
  return { ok: true, value: { ...page.value, path: `${url.pathname}${url.search}` } };
}

/** A link to a league, as a page has it. */
export interface LeagueLink {
  readonly leagueId: string;
  readonly uid: string;
  readonly name: string;
}

const MOST_LINKS = 60;

/** The leagues that a page links to, each once, in the page's order; a link with a text names its league. */
export function leagueLinks(page: string): readonly LeagueLink[] {
  const found = new Map<string, LeagueLink>();
  for (const part of page.split(/<a\s/i).slice(1, 3_000)) {
    const [link = ''] = part.slice(0, 3_000).split(/<\/a/i);
    const [, address = ''] = /\bhref=["']([^"'<>\s]{1,800})["']/i.exec(link) ?? [];
    const url = URL.parse(address.replaceAll('&amp;', '&'), RTSPORTS_ORIGIN);
    if (url?.origin !== RTSPORTS_ORIGIN || !url.pathname.startsWith('/football/')) continue;
    const [leagueId, uid] = [url.searchParams.get('LID') ?? '', url.searchParams.get('UID') ?? ''];
    if (!/^\d{1,12}$/.test(leagueId) || !isToken(uid)) continue;
    const known = found.get(leagueId);
    const name = known?.name || boundedText(plain(link));
    if (known || found.size < MOST_LINKS) found.set(leagueId, { leagueId, uid: known?.uid ?? uid, name });
  }
  return [...found.values()];
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#039;': "'", '&nbsp;': ' ' },
};

/** The text of a link, of what follows its first letters. */
const plain = (link: string): string =>
  link
    .slice(link.indexOf('>') + 1)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&[#\w]{2,6};/g, (entity) => ENTITIES[entity] ?? ' ');
