/** The raw layer of Fleaflicker: where its answers stand and how it is asked. Nothing here knows what one means. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { Network, OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import { askJson } from '../../ask-json.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

/** Fleaflicker names no limit; its clients stay far below a thousand a minute, and these are 400. */
export const FLEAFLICKER_SITE: Site = {
  name: 'fleaflicker',
  hosts: ['www.fleaflicker.com'],
  paceMs: 150,
  mostWaitingMs: 30_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 500,
  // Rosters of a deep league with what is told of each player take a quarter of it.
  mostBytes: 16 * 1024 * 1024,
  // Bare names of clients are refused.
  userAgent: 'Mozilla/5.0 (compatible; Pylon)',
};

/** Parameters of a call; those without a value are left out. */
export type Parameters = Readonly<Record<string, string | number | null>>;

/** Asks for the answer of a call; null for what Fleaflicker does not know. */
export type FleaflickerGet = <S extends z.ZodType>(
  call: string,
  parameters: Parameters,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

export function fleaflickerApi(parts: OutboundParts): FleaflickerGet {
  const ask = askJson(FLEAFLICKER_SITE, { ...parts, network: withoutBadRequests(parts.network) });
  return (call, parameters, shape) => ask(addressOf(call, parameters), shape);
}

/** The address of a call, with its parameters in the order given. */
export function addressOf(call: string, parameters: Parameters): string {
  const told = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return `https://www.fleaflicker.com/api/${call}?${new URLSearchParams([['sport', 'NFL'], ...told])}`;
}

/** What is not there is a bad request to Fleaflicker. */
const withoutBadRequests =
  (network: Network): Network =>
  async (address, options) => {
    const response = await network(address, options);
    if (response.status !== 400) return response;
    await response.body?.cancel();
    return new Response(null, { status: 404 });
  };
