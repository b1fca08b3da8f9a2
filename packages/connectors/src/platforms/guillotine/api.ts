/**
 * The raw layer of Guillotine Leagues: where the partner's interface stands and how it is asked. Its address and its
 * key are an operator's; nobody else is asked.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import { askJson } from '../../ask-json.ts';
import type { PlatformKeys } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

type Keys = NonNullable<PlatformKeys['guillotine']>;

/** Asks for the answer at a path; null for what is not there. */
export type GuillotineGet = <S extends z.ZodType>(
  path: string,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

/**
 * How the interface at an address is asked. How often it may be is unknown, so no oftener than four times a second.
 *
 * @returns null for an address that is none of https on its usual port, or that has a name or a password in it
 */
export function guillotineSite(apiUrl: string): Site | null {
  const address = URL.parse(apiUrl);
  if (address?.protocol !== 'https:' || address.port !== '' || address.username + address.password !== '') return null;
  return {
    name: 'guillotine',
    hosts: [address.hostname],
    paceMs: 250,
    mostWaitingMs: 20_000,
    timeoutMs: 6_000,
    attempts: 3,
    pauseMs: 500,
    mostBytes: 8 * 1024 * 1024,
  };
}

export function guillotineApi(site: Site, { apiUrl, key }: Keys, parts: OutboundParts): GuillotineGet {
  const ask = askJson(site, parts);
  const base = apiUrl.replace(/\/+$/, '');
  return (path, shape) => ask(`${base}${path}`, shape, { headers: { authorization: `Bearer ${key}` } });
}
