/** The raw layer of CBS: where its answers stand, in what they are wrapped, and how they say no. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import * as z from 'zod';
import { askText, parsedJson } from '../../ask-json.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

/** CBS names no limit: one call in half a second. */
export const CBS_SITE: Site = {
  name: 'cbs',
  hosts: ['api.cbssports.com'],
  paceMs: 500,
  mostWaitingMs: 30_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 500,
  mostBytes: 16 * 1024 * 1024,
  userAgent: 'Pylon',
};

type Parameters = Readonly<Record<string, string | number>>;

/** Asks for what stands at a route of a league under a key; null for what there is not. */
export type CbsGet = <S extends z.ZodType>(
  league: Pick<LeagueAddress, 'platformLeagueId' | 'account'>,
  route: string,
  parameters: Parameters,
  key: string,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

const Envelope = z.object({
  statusCode: z.coerce.number().catch(0),
  body: z.record(z.string(), z.unknown()).catch({}),
});
const SIGNED_OUT = /user not signed in|invalid (access[_ ])?token/i;

export function cbsApi(parts: OutboundParts): CbsGet {
  const ask = askText(CBS_SITE, parts);
  return async (league, route, parameters, key, shape) => {
    const asked = await ask(addressOf(league, route, parameters));
    if (!asked.ok) return asked;
    const text = asked.value?.text ?? '';
    if (SIGNED_OUT.test(text.slice(0, 2_000))) return { ok: false, reason: 'sign-in-again' };
    const json = parsedJson(text);
    if (json === null) return { ok: true, value: null };
    const envelope = Envelope.safeParse(json);
    if (!envelope.success) return { ok: false, reason: 'unreadable-answer' };
    const { statusCode, body } = envelope.data;
    if (statusCode === 401) return { ok: false, reason: 'sign-in-again' };
    if (statusCode === 403) return { ok: false, reason: 'refused' };
    if (statusCode === 404) return { ok: true, value: null };
    const hasErrors = 'exceptions' in body || 'errors' in body;
    const read = statusCode === 200 && !hasErrors ? shape.safeParse(body[key]) : null;
    return read?.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
  };
}

/** The address of a route, with the token of whoever asks. */
export function addressOf(
  { platformLeagueId, account }: Pick<LeagueAddress, 'platformLeagueId' | 'account'>,
  route: string,
  parameters: Parameters,
): string {
  const query = new URLSearchParams({
    ...{ version: '3.0', SPORT: 'football', response_format: 'JSON', league_id: platformLeagueId },
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
    ...(account?.session != null && { access_token: account.session }),
  });
  return `https://api.cbssports.com/fantasy/${route}?${query}`;
}
