/** The raw layer of FFPC: where its handlers stand, how they are asked, and how their XML is read. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import { XMLParser } from 'fast-xml-parser';
import type * as z from 'zod';
import { askText } from '../../ask-json.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

/** Nothing is known of limits, save that too much is answered 429: the client that is known waits half a second. */
export const FFPC_SITE: Site = {
  name: 'ffpc',
  hosts: ['myffpc.com', 'www.myffpc.com'],
  paceMs: 500,
  mostWaitingMs: 30_000,
  timeoutMs: 10_000,
  attempts: 3,
  pauseMs: 1_000,
  throttledPauseMs: 2_000,
  mostBytes: 8 * 1024 * 1024,
};

/** Asks a handler; null for what it has nothing of. @param query as it stands in the address */
export type FfpcGet = <S extends z.ZodType>(
  handler: string,
  query: string,
  shape: S,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

export function ffpcApi(parts: OutboundParts): FfpcGet {
  const ask = askText(FFPC_SITE, parts);
  return async (handler, query, shape) => {
    const answer = await ask(`https://myffpc.com/${handler}.ashx?${query}`);
    if (!answer.ok) return answer;
    const text = answer.value?.text.trim() ?? '';
    if (text === '') return { ok: true, value: null };
    const read = shape.safeParse(parsedXml(text));
    return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
  };
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  // Elements and attributes are read alike: which of them a handler writes is known from one client alone.
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
});

/**
 * XML as objects, each text as it stands. What has no single root is read within one.
 *
 * @returns undefined for what is no XML, and for XML that brings entities of its own
 */
export function parsedXml(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    return PARSER.parse(`<root>${text.replace(/^\s*<\?xml[^>]*\?>/, '')}</root>`, true);
  } catch {
    return undefined;
  }
}
