import type { Envelope } from '@pylon/contract/errors';
import type { Transport } from './call.ts';
import { ApiFailure } from './failure.ts';
import { anonymousSession, type Session } from './session.ts';

/** Calls under these paths are about a person, and need to know which. */
const PERSONAL = /^\/api\/mock-drafts\//;

/** Sends a request and reads its envelope. Rejects with `offline` or `unreadable`. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
): Promise<Envelope<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['Bearer-Token'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiFailure('offline', cause instanceof Error ? cause.message : 'network failure');
  });
  try {
    return (await response.json()) as Envelope<unknown>; // every answer under /api is an envelope
  } catch {
    throw new ApiFailure('unreadable', `Parse error: ${response.status} ${response.statusText}`);
  }
}

/** Requests with the visitor's token; a token that the server refuses is replaced once. */
export const transportWith =
  (session: Session, request: typeof send): Transport =>
  async (method, path, body) => {
    if (!PERSONAL.test(path)) return request(method, path, body, session.token());
    const answer = await request(method, path, body, await session.ensureToken());
    if (answer.error?.code !== 'invalid-token' && answer.error?.code !== 'token-not-found') return answer;
    session.forget();
    return request(method, path, body, await session.ensureToken());
  };

/** The session of this browser. */
export const browserSession = (): Session =>
  anonymousSession(window.localStorage, (method, path, body) => send(method, path, body, null));

/** Requests of this browser. */
export const browserTransport = (): Transport => transportWith(browserSession(), send);
