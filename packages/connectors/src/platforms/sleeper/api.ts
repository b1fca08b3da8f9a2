/** The raw layer of Sleeper: where its answers stand and how it is asked. Nothing here knows what an answer means. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import { askJson } from '../../ask-json.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

/** Sleeper asks to be called fewer than 1,000 times a minute: these are 750. */
export const SLEEPER_SITE: Site = {
  name: 'sleeper',
  hosts: ['api.sleeper.app'],
  paceMs: 80,
  mostWaitingMs: 20_000,
  timeoutMs: 6_000,
  attempts: 3,
  pauseMs: 400,
  // The longest draft there is takes a tenth of it.
  mostBytes: 8 * 1024 * 1024,
};

/** Asks for the answer at a path under /v1; null for what Sleeper does not know. */
export type SleeperGet = <S extends z.ZodType>(
  path: string,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

export function sleeperApi(parts: OutboundParts): SleeperGet {
  const ask = askJson(SLEEPER_SITE, parts);
  return (path, shape) => ask(`https://api.sleeper.app/v1${path}`, shape);
}
