/**
 * The raw layer of MyFantasyLeague: where its answers stand, how it is asked, and how it says no with status 200.
 * Nothing here knows what an answer means.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import * as z from 'zod';
import { type AskText, askJson, askText } from '../../ask-json.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { textOf } from './quirks.ts';

/** It asks for about one call a second, and for the name of whoever asks. */
export const MFL_SITE: Site = {
  name: 'mfl',
  // Calls about a league lead on to the host that it lives on.
  hosts: ['api.myfantasyleague.com', '.myfantasyleague.com'],
  paceMs: 1_000,
  mostWaitingMs: 60_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 1_000,
  throttledPauseMs: 5_000,
  mostBytes: 16 * 1024 * 1024,
  userAgent: 'Pylon',
};

/** Whom and what a call is about. */
export interface MflCall {
  readonly season: number;
  readonly type: string;
  /** Absent for what belongs to no league. */
  readonly leagueId?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** The cookie of whoever asks; null for what everybody may see. */
  readonly session: string | null;
}

/** Asks for what stands in the answer under the call's own name, or another; null for what there is not. */
export type MflGet = <S extends z.ZodType>(
  call: MflCall,
  shape: S,
  under?: string,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

/** How MyFantasyLeague is asked. */
export interface MflApi {
  readonly get: MflGet;
  readonly ask: AskText;
  readonly nowMs: () => number;
  /** Stands for the network for as long as that is used, for what is kept of it. */
  readonly network: object;
}

export function mflApi(parts: OutboundParts): MflApi {
  const json = askJson(MFL_SITE, parts);
  const get: MflGet = async (call, shape, under = call.type) => {
    const { session } = call;
    const asked = await json(
      addressOf(call),
      z.record(z.string(), z.unknown()),
      session === null ? {} : { headers: { cookie: `MFL_USER_ID=${session}` } },
    );
    if (!asked.ok) return asked;
    if (asked.value === null) return { ok: true, value: null };
    if ('error' in asked.value) return refusal(textOf(asked.value['error']), session);
    const read = shape.safeParse(asked.value[under]);
    return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
  };
  return { get, ask: askText(MFL_SITE, parts), nowMs: parts.nowMs, network: parts.network };
}

/** The address of a call, with its parameters in the order given. */
export function addressOf({ season, type, leagueId, parameters = {} }: MflCall): string {
  const told = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  const league: readonly [string, string][] = leagueId === undefined ? [] : [['L', leagueId]];
  const query = new URLSearchParams([['TYPE', type], ...league, ['JSON', '1'], ...told]);
  return `https://api.myfantasyleague.com/${season}/export?${query}`;
}

/** Whose session is over is answered as who has none. */
function refusal(text: string, session: string | null): Result<null, PlatformFailure> {
  if (/logged[- ]in|not authorized|private/i.test(text))
    return { ok: false, reason: session === null ? 'refused' : 'sign-in-again' };
  if (/rate|too many|throttl/i.test(text)) return { ok: false, reason: 'throttled' };
  if (/league.*(invalid|not found|exist|unknown)|(invalid|unknown|no such).*league/i.test(text))
    return { ok: true, value: null };
  return { ok: false, reason: 'unreadable-answer' };
}
