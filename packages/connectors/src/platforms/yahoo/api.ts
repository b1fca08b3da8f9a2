/** The raw layer of Yahoo: where its answers stand and how it is asked. Nothing here knows what an answer means. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import * as z from 'zod';
import { askJson, parsedJson, type SaysItself } from '../../ask-json.ts';
import type { PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { plain } from './inside-out.ts';
import { tokensOf } from './session.ts';

/** Yahoo states no limit; whoever reads it keeps to a call a second, and is left out for ten minutes after a burst. */
export const YAHOO_SITE: Site = {
  name: 'yahoo',
  hosts: ['fantasysports.yahooapis.com', 'api.login.yahoo.com'],
  paceMs: 1_000,
  mostWaitingMs: 40_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 1_000,
  throttledStatuses: [999],
  throttledPauseMs: 600_000,
  mostBytes: 8 * 1024 * 1024,
};

const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';

/** Asks for what stands at a path, for an account; null for what Yahoo does not know. */
export type YahooGet = <S extends z.ZodType>(
  account: PlatformAccount | null,
  path: string,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

const Refusal = z.object({ error: z.object({ description: z.string() }) });

/** What Yahoo says in words, and by statuses that mean something else. */
const saysItself: SaysItself = ({ status, text }) => {
  if (status < 400) return null;
  const said = Refusal.safeParse(parsedJson(text));
  if (!said.success) return null;
  const { description } = said.data.error;
  if (/not in this league|not authorized to perform/i.test(description)) return 'refused';
  if (/forbidden access/i.test(description)) return 'sign-in-again';
  // A league that does not exist is a temporary problem, for good.
  return status === 400 ? 'nothing' : null;
};

/** An answer with its wrapping taken off. */
const content = <S extends z.ZodType>(shape: S) =>
  z
    .object({ fantasy_content: z.unknown() })
    .transform((answer) => plain(answer.fantasy_content))
    .pipe(shape);

export function yahooApi(parts: OutboundParts): YahooGet {
  const ask = askJson(YAHOO_SITE, parts, saysItself);
  return async (account, path, shape) => {
    const tokens = tokensOf(account?.session ?? null);
    if (!tokens) return { ok: false, reason: 'sign-in-again' };
    return ask(`${BASE}${path}?format=json`, content(shape), { headers: { authorization: `Bearer ${tokens.access}` } });
  };
}
