/**
 * Between the network and a platform's own folder: JSON of a known shape, or the name that a failure has everywhere.
 */
import type { Result } from '@pylon/engine/vocabulary/result';
import { type Asked, type Asking, type OutboundParts, outbound } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import type { PlatformFailure } from './platform-failure.ts';

/**
 * Asks for JSON at an address.
 *
 * @returns null for what the platform does not know: the status 404 or 410, an empty body, or the body `null`.
 *   Failures: sign-in-again (401), refused (403), throttled, unreachable, unreadable-answer
 */
export type AskJson = <S extends z.ZodType>(
  url: string,
  shape: S,
  asking?: Asking,
) => Promise<Result<z.output<S> | null, PlatformFailure>>;

/**
 * What a platform says in its own way, whatever the status: the name of the failure, 'nothing' for what it does not
 * know, null for an answer that says what HTTP means by it.
 */
export type SaysItself = (answer: TextAnswer) => PlatformFailure | 'nothing' | null;

/**
 * A way to ask a platform that answers as HTTP means it.
 *
 * @param saysItself for one that answers otherwise, from its own folder
 */
export function askJson(site: Site, parts: OutboundParts, saysItself?: SaysItself): AskJson {
  const ask = askText(site, parts, saysItself);
  return async (url, shape, asking = {}) => {
    const asked = await ask(url, { ...asking, headers: { accept: 'application/json', ...asking.headers } });
    if (!asked.ok) return asked;
    const value = asked.value === null ? null : parsedJson(asked.value.text);
    if (value === null) return { ok: true, value: null };
    const read = shape.safeParse(value);
    return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
  };
}

/** An answer as text, with what came beside it. */
export interface TextAnswer {
  readonly text: string;
  readonly status: number;
  readonly headers: Headers;
}

/** Asks for text at an address: pages, XML, CSV. Null and failures as those of {@link AskJson}. */
export type AskText = (url: string, asking?: Asking) => Promise<Result<TextAnswer | null, PlatformFailure>>;

/** A way to ask a platform whose answers are no JSON, or whose failures stand in the text. */
export function askText(site: Site, parts: OutboundParts, saysItself?: SaysItself): AskText {
  const ask = outbound(site, parts);
  return async (url, asking) => {
    const asked = await ask(url, asking);
    const said = asked.ok && saysItself ? saysItself(textOf(asked)) : null;
    if (said !== null) return said === 'nothing' ? { ok: true, value: null } : { ok: false, reason: said };
    const failure = failureOf(asked, asking?.staysThere ?? false);
    if (failure !== null) return { ok: false, reason: failure };
    if (!asked.ok || UNKNOWN.includes(asked.status)) return { ok: true, value: null };
    return { ok: true, value: textOf(asked) };
  };
}

const textOf = ({ status, headers, bytes }: Extract<Asked, { ok: true }>): TextAnswer => ({
  text: bytes.toString('utf8'),
  status,
  headers,
});

const FAILURES: Readonly<Record<number, PlatformFailure>> = { 401: 'sign-in-again', 403: 'refused' };
const UNKNOWN: readonly number[] = [404, 410];

/** Why an answer is of no use; null for one that is, and for what is not there. */
function failureOf(asked: Asked, staysThere: boolean): PlatformFailure | null {
  if (asked.ok) {
    if (asked.status < (staysThere ? 400 : 300) || UNKNOWN.includes(asked.status)) return null;
    return FAILURES[asked.status] ?? 'unreadable-answer';
  }
  if (asked.reason === 'too-large') return 'unreadable-answer';
  // Whoever is sent to another host has not reached the platform.
  return asked.reason === 'forbidden-host' ? 'unreachable' : asked.reason;
}

/** @returns null for an empty text; undefined for what is no JSON, which no shape takes */
export function parsedJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
