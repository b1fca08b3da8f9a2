/** The raw layer of NFL.com: where its answers stand, what goes along, and how they say no with a good status. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import { type AskJson, askJson, parsedJson, type SaysItself } from '../../ask-json.ts';
import type { PlatformAccount, PlatformKeys } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { NflErrors, Session } from './shapes.ts';

/** No limit is known: one call a second. */
export const NFL_SITE: Site = {
  name: 'nfl',
  hosts: ['api.fantasy.nfl.com', 'api.nfl.com', 'auth-id.nfl.com'],
  paceMs: 1_000,
  mostWaitingMs: 30_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 1_000,
  throttledPauseMs: 2_000,
  mostBytes: 16 * 1024 * 1024,
};

export type NflKeys = NonNullable<PlatformKeys['nfl']>;

/** Asks for league data; null for what there is not. @param path below /v2/ */
export type NflGet = <S extends z.ZodType>(
  path: string,
  parameters: Readonly<Record<string, string | number>>,
  account: PlatformAccount | null,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

export interface NflApi {
  readonly get: NflGet;
  /** For the sign-in, which says no in ways of its own. */
  readonly ask: AskJson;
  readonly keys: NflKeys;
  readonly nowMs: () => number;
}

export function nflApi(keys: NflKeys, parts: OutboundParts): NflApi {
  const askLeague = askJson(NFL_SITE, parts, saysItself);
  return {
    get: async (path, parameters, account, shape) => {
      const token = tokensOf(account)?.accessToken;
      if (account && token === undefined) return { ok: false, reason: 'sign-in-again' };
      return askLeague(
        addressOf(keys.appKey, path, parameters),
        shape,
        token ? { headers: { authorization: token } } : {},
      );
    },
    ask: askJson(NFL_SITE, parts),
    keys,
    nowMs: parts.nowMs,
  };
}

/** Where something of a league stands. */
export const addressOf = (
  appKey: string,
  path: string,
  parameters: Readonly<Record<string, string | number>>,
): string => {
  const told = Object.entries(parameters).map(([name, value]) => [name, String(value)] as const);
  return `https://api.fantasy.nfl.com/v2/${path}?${new URLSearchParams({ appKey, ...Object.fromEntries(told) })}`;
};

/** What an account shows, and what it is renewed with; null where nobody signed in. */
export function tokensOf(account: PlatformAccount | null): Session | null {
  const read = Session.safeParse(parsedJson(account?.session ?? ''));
  return read.success ? read.data : null;
}

/** Errors are looked for first and the status second: an unknown league comes with a good one. */
const saysItself: SaysItself = ({ text, status }) => {
  const read = NflErrors.safeParse(parsedJson(text));
  const [error] = read.success ? read.data.errors : [];
  if (!error) return null;
  const said = `${error.id} ${error.messageStringId} ${error.message}`;
  if (/LEAGUE_INVALID|NOT_?FOUND/i.test(said)) return 'nothing';
  if (status === 401 || /TOKEN|LOGIN|SIGN_?IN|SESSION/i.test(said)) return 'sign-in-again';
  return status === 403 || /KEY|ACCESS|PERMI|PRIVATE|FORBID|AUTH/i.test(said) ? 'refused' : 'unreadable-answer';
};
