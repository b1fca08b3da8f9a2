/**
 * Between the network and a platform's own folder: JSON of a known shape, or the name that a failure has everywhere.
 */
import { type Asked, type OutboundParts, outbound } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import type * as z from 'zod';
import type { PlatformFailure, PlatformResult } from './platform.ts';

/**
 * Asks for JSON at an address.
 *
 * @returns null for what the platform does not know: the status 404 or 410, an empty body, or the body `null`.
 *   Failures: sign-in-again (401), refused (403), throttled, unreachable, unreadable-answer
 */
export type AskJson = <S extends z.ZodType>(url: string, shape: S) => Promise<PlatformResult<z.output<S> | null>>;

/** A way to ask a platform that answers as HTTP means it. One that answers otherwise translates in its own folder. */
export function askJson(site: Site, parts: OutboundParts): AskJson {
  const ask = outbound(site, parts);
  return async (url, shape) => {
    const asked = await ask(url, { accept: 'application/json' });
    const failure = failureOf(asked);
    if (failure !== null) return { ok: false, reason: failure };
    const value = asked.ok && asked.status < 300 ? parsed(asked.bytes.toString('utf8')) : null;
    if (value === null) return { ok: true, value: null };
    const read = shape.safeParse(value);
    return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreadable-answer' };
  };
}

const FAILURES: Readonly<Record<number, PlatformFailure>> = { 401: 'sign-in-again', 403: 'refused' };
const UNKNOWN: readonly number[] = [404, 410];

/** Why an answer is of no use; null for one that is, and for what is not there. */
function failureOf(asked: Asked): PlatformFailure | null {
  if (asked.ok) {
    if (asked.status < 300 || UNKNOWN.includes(asked.status)) return null;
    return FAILURES[asked.status] ?? 'unreadable-answer';
  }
  if (asked.reason === 'too-large') return 'unreadable-answer';
  // Whoever is sent to another host has not reached the platform.
  return asked.reason === 'forbidden-host' ? 'unreachable' : asked.reason;
}

/** undefined for what is no JSON: no shape takes it. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
