/** The raw layer of RTSports: its pages, who asks for them, and how a session is told to be over. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import { type AskText, askText, parsedJson, type SaysItself, type TextAnswer } from '../../ask-json.ts';
import type { LeagueAddress, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { parsedCsv } from './csv.ts';
import { Gamecast, NotOk } from './shapes.ts';

export const RTSPORTS_ORIGIN = 'https://www.rtsports.com';

/** Six quick calls are too many, by what clients saw: one in 1.2 seconds, and 20 and 40 seconds of rest after a 429. */
export const RTSPORTS_SITE: Site = {
  name: 'rtsports',
  hosts: ['www.rtsports.com'],
  paceMs: 1_200,
  mostWaitingMs: 60_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 1_000,
  throttledPauseMs: 20_000,
  mostBytes: 8 * 1024 * 1024,
};

/** What an account shows with each call. */
export interface RtsportsSession {
  /** The token in every address. */
  readonly uid: string;
  /** The value of the cookie. */
  readonly cookie: string;
  /** Path and query of the page that the sign-in led to: it links to the account's leagues. */
  readonly page: string;
}

/** What guests show; leagues that everybody may read are read with it. */
const GUEST = 'fantasyfootball';
const MOST_SESSION = 1_500;

/** A session as it is kept; null for one that is longer than any that is known. */
export function keptSession(session: RtsportsSession): string | null {
  const text = String(new URLSearchParams({ ...session }));
  return text.length <= MOST_SESSION ? text : null;
}

/** The session of an account; null for somebody who did not sign in. */
export function sessionOf(account: PlatformAccount | null): RtsportsSession | null {
  const kept = new URLSearchParams(account?.session ?? '');
  const [uid, cookie, page] = [kept.get('uid') ?? '', kept.get('cookie') ?? '', kept.get('page') ?? ''];
  return isToken(uid) && isCookie(cookie) && page.startsWith('/') ? { uid, cookie, page } : null;
}

/** A token of an address. */
export const isToken = (text: string): boolean => /^[\w.~-]{1,200}$/.test(text);
/** A value that may stand in a header. */
export const isCookie = (text: string): boolean => /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,800}$/.test(text);

export interface RtsportsApi {
  readonly ask: AskText;
  /** A page as text, for whoever signed in. */
  readonly page: (path: string, session: RtsportsSession) => ReturnType<AskText>;
  /** The home page of a league as text; null for one that is not there. */
  readonly home: (league: LeagueAddress) => Promise<Result<string | null, PlatformFailure>>;
  /** All games of a week; null for a league that is not there, and for a week that it does not know yet. */
  readonly gamecast: (league: LeagueAddress, week: number) => Promise<Result<Gamecast | null, PlatformFailure>>;
  /**
   * A report's rows by the names of its columns, which must be among them; none of an empty report, which has not even
   * names; null for what is not there.
   */
  readonly report: (
    league: LeagueAddress,
    page: string,
    parameters: Readonly<Record<string, string | number>>,
    columns: readonly string[],
  ) => Promise<Result<readonly Readonly<Record<string, string>>[] | null, PlatformFailure>>;
  readonly nowMs: () => number;
}

const isSignIn = /window\.location(?:\.href)?\s*=\s*["'](?:https:\/\/www\.rtsports\.com)?\/login/i;

/**
 * Whether a page sends the browser to the sign-in, which it does by a script. JSON and reports, in which names of teams
 * stand as somebody wrote them, are no pages and never do.
 */
export const leadsToSignIn = ({ text }: TextAnswer): boolean =>
  /^\s*</.test(text.slice(0, 200)) && isSignIn.test(text.slice(0, 20_000));

export function rtsportsApi(parts: OutboundParts): RtsportsApi {
  const ask = askText(RTSPORTS_SITE, parts);
  const asGuest: SaysItself = (answer) => (leadsToSignIn(answer) ? 'refused' : null);
  const asAccount: SaysItself = (answer) => (leadsToSignIn(answer) ? 'sign-in-again' : null);
  const [guest, member] = [askText(RTSPORTS_SITE, parts, asGuest), askText(RTSPORTS_SITE, parts, asAccount)];
  const asked = (path: string, session: RtsportsSession | null) =>
    session
      ? member(`${RTSPORTS_ORIGIN}${path}`, { headers: { cookie: `REALTIME=${session.cookie}` } })
      : guest(`${RTSPORTS_ORIGIN}${path}`);

  const ofLeague = async (
    { platformLeagueId, account }: LeagueAddress,
    page: string,
    parameters: Readonly<Record<string, string | number>>,
  ): ReturnType<AskText> => {
    if (!/^\d{1,12}$/.test(platformLeagueId)) return { ok: true, value: null };
    const session = sessionOf(account);
    if (account && !session) return { ok: false, reason: 'sign-in-again' };
    const query = new URLSearchParams({
      ...{ LID: platformLeagueId, UID: session?.uid ?? GUEST },
      ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
    });
    return asked(`/football/${page}.php?${query}`, session);
  };

  return {
    ask,
    page: asked,
    home: async ({ platformLeagueId, account }) => {
      if (!/^\d{1,12}$/.test(platformLeagueId)) return { ok: true, value: null };
      const session = sessionOf(account);
      if (account && !session) return { ok: false, reason: 'sign-in-again' };
      const page = await asked(`/fantasy-football-league/${platformLeagueId}`, session);
      return page.ok ? { ok: true, value: page.value?.text ?? null } : page;
    },
    gamecast: async (league, week) => {
      const answer = await ofLeague(league, 'gamecast-provider', { FWK: Math.trunc(week) });
      if (!answer.ok) return answer;
      const json = answer.value === null ? null : parsedJson(answer.value.text);
      if (json === null || NotOk.safeParse(json).success) return { ok: true, value: null };
      const read = Gamecast.safeParse(json);
      return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
    },
    report: async (league, page, parameters, columns) => {
      const answer = await ofLeague(league, page, { ...parameters, CSV: 'YES' });
      if (!answer.ok) return answer;
      if (answer.value === null) return { ok: true, value: null };
      if (answer.value.text.trim() === '') return { ok: true, value: [] };
      const rows = parsedCsv(answer.value.text, columns);
      return rows === null ? { ok: false, reason: 'unreadable-answer' } : { ok: true, value: rows };
    },
    nowMs: parts.nowMs,
  };
}
