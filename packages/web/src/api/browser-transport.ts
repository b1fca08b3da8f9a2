import { CALLS } from '@pylon/contract/calls';
import type { Envelope } from '@pylon/contract/errors';
import type { Transport } from './call.ts';
import { ApiFailure } from './failure.ts';
import { makeSession, type Session, type TabChannel } from './session.ts';

/** Calls under these paths are about a person, and make an anonymous one of a visitor who has no token. */
const PERSONAL = /^\/api\/(mock-drafts|support)\//;

/** Calls that sign a person in or out; they never wait for a held page. */
const WAY_IN = /^\/api\/auth\//;

/** Calls under these paths change nothing, whatever their method. */
const READING = /^\/api\/(datatables|start-sit)\//;

/** @source docs/sources.md "Calls" */
const REFUSED: Envelope<never> = { data: null, error: { code: 'invalid-token', message: 'invalid token' } };

/** The token of a request, and its person when known. */
export interface Credentials {
  readonly token: string;
  readonly userId: string | null;
}

/** How long a request lives: until it is cut off, or beyond the page that sent it. */
type Life = Pick<RequestInit, 'signal' | 'keepalive'>;

/** Sends a request and reads its envelope. Rejects with `offline` or `unreadable`. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  who: Credentials | null,
  life: Life = {},
): Promise<Envelope<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (who !== null) headers['Bearer-Token'] = who.token;
  if (who?.userId) headers['User-ID'] = who.userId;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path, {
    ...life,
    method,
    headers,
    // Only requests without a body may be answered from a cache.
    ...(method === 'GET' ? {} : { cache: 'no-store' }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiFailure('offline', cause instanceof Error ? cause.message : 'network failure');
  });
  if (response.status === 403) return REFUSED;
  try {
    const envelope = (await response.json()) as Envelope<unknown>; // every answer under /api is an envelope
    const wait = Number(response.headers.get('retry-after'));
    return envelope.error && wait > 0 ? { data: null, error: { ...envelope.error, waitSeconds: wait } } : envelope;
  } catch {
    throw new ApiFailure('unreadable', `Parse error: ${response.status} ${response.statusText}`);
  }
}

/**
 * Requests with the visitor's token. A token that the server refuses is forgotten and the request is made once more: as
 * a new anonymous person where it is about a person, else as nobody. Where the page is held for the person of that
 * token, it is made again once that person is back, and never for another one: their changes must not land in another
 * account. A request that reads is aborted when the person leaves; a change goes on to its answer.
 */
export const transportWith =
  (session: Session, request: typeof send): Transport =>
  async (method, path, body) => {
    const ask = async (): Promise<{ token: string | null; answer: Envelope<unknown> }> => {
      const token = PERSONAL.test(path) ? await session.ensureToken() : session.token();
      const who = token === null ? null : { token, userId: session.personOf(token)?.id ?? null };
      const isRead = method === 'GET' || READING.test(path);
      return { token, answer: await request(method, path, body, who, isRead ? { signal: session.stay() } : {}) };
    };
    if (!WAY_IN.test(path) && !(await session.isStillTheirs())) return REFUSED;
    const { token, answer } = await ask();
    const isRefused = answer.error?.code === 'invalid-token' || answer.error?.code === 'token-not-found';
    if (token === null || !isRefused) return answer;
    session.refuse(token);
    return (await session.isStillTheirs()) ? (await ask()).answer : answer;
  };

function tabChannel(): TabChannel {
  const channel = new BroadcastChannel('pylon-session');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

let session: Session | null = null;

/** The session of this browser; one for the life of a tab. */
export function browserSession(): Session {
  session ??= makeSession({
    local: window.localStorage,
    tab: window.sessionStorage,
    channel: tabChannel(),
    transport: (method, path, body) => send(method, path, body, null),
  });
  return session;
}

/**
 * Forgets the person here, then tells the server to end the session and to take its cookie back.
 *
 * @returns false when the server could not be told: the session lives on until it is ended elsewhere or runs out
 */
export async function signOut(): Promise<boolean> {
  const ours = browserSession();
  const token = ours.token();
  const who = token === null ? null : { token, userId: ours.personOf(token)?.id ?? null };
  const hasFollowed = ours.end();
  const { method, path } = CALLS.logout;
  // The request outlives the page, so that closing it at once still signs out.
  const answer = await send(method, `/api${path}`, {}, who, { keepalive: true }).catch(() => null);
  await hasFollowed;
  return answer !== null && (answer.error === null || answer.error.code === 'invalid-token');
}

/** Requests of this browser. */
export const browserTransport = (): Transport => transportWith(browserSession(), send);
