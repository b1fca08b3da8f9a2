/**
 * The one way out: asks a site on the internet for something, at the site's pace, more than once when it must, within
 * limits of time and size, and asks nobody but the site. Nothing here knows what an answer means.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyWithin, leave } from './body.ts';
import { type Pace, processPace } from './pace.ts';
import { mayAsk, type Site } from './site.ts';

/** What carries a request: the internet, or a stand-in for it. Rejects when there is no answer. */
export type Network = (
  address: URL,
  options: {
    /** Name of the site that is asked. */
    readonly site: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

/** What asking is made of. */
export interface OutboundParts {
  readonly network: Network;
  readonly pace: Pace;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
  /** From 0 to below 1: how much longer than its pause a further attempt waits. */
  readonly random: () => number;
}

/** The parts as they are unless others are given: the internet, and turns of this process alone. */
export function outboundParts(given: Partial<OutboundParts> = {}): OutboundParts {
  const nowMs = given.nowMs ?? Date.now;
  return { network: fetch, pace: processPace(nowMs), nowMs, wait: sleep, random: Math.random, ...given };
}

/** What a site said, or why it said nothing. Every status below 500 is an answer, except 429. */
export type Asked =
  | { readonly ok: true; readonly status: number; readonly headers: Headers; readonly bytes: Buffer }
  | {
      readonly ok: false;
      readonly reason: 'forbidden-host' | 'throttled' | 'unreachable' | 'too-large';
      readonly detail: string;
    };

/** Asks for what stands at an address. Rejects only when the store of turns does. */
export type Ask = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Asked>;

/** What one request came to: an end, an address that it leads on to, or a failure that may pass. */
type Step =
  | { readonly asked: Asked }
  | { readonly next: URL }
  | { readonly failed: 'throttled' | 'unreachable'; readonly detail: string; readonly afterMs: number | null };

const MOST_REDIRECTS = 5;

/** A way to ask a site. */
export function outbound(site: Site, { network, pace, nowMs, wait, random }: OutboundParts): Ask {
  const sent = { ...(site.userAgent !== undefined && { 'user-agent': site.userAgent }), ...site.headers };

  async function request(address: URL, headers: Readonly<Record<string, string>>): Promise<Step> {
    try {
      const signal = AbortSignal.timeout(site.timeoutMs);
      const asking = { site: site.name, headers: { ...sent, ...headers }, redirect: 'manual', signal } as const;
      const response = await network(address, asking);
      const { status } = response;
      const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
      const isOver = location === null && status >= 200 && status < 500 && status !== 429;
      if (!isOver) leave(response);
      if (location !== null) return { next: new URL(location, address) };
      if (!isOver) {
        const failed = status === 429 ? 'throttled' : 'unreachable';
        return { failed, detail: `${address}: ${status}`, afterMs: retryAfterMs(response.headers, nowMs()) };
      }
      const bytes = await bodyWithin(response, site.mostBytes);
      if (bytes) return { asked: { ok: true, status, headers: response.headers, bytes } };
      return { asked: refusal('too-large', `${address}: larger than ${site.mostBytes} bytes`) };
    } catch (error) {
      // No connection, no answer in time, an answer cut short and an address that is none all come as exceptions.
      return { failed: 'unreachable', detail: `${address}: ${messageOf(error)}`, afterMs: null };
    }
  }

  /** A request and what it leads on to. */
  async function attempt(
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Exclude<Step, { next: URL }>> {
    let address = new URL(url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      if (!mayAsk(site, address))
        return { asked: refusal('forbidden-host', `${address.host} is not a host of ${site.name}`) };
      const turnMs = await pace.turn(site.name, site.paceMs, site.mostWaitingMs);
      if (turnMs === null) return { asked: refusal('throttled', `${site.name} is asked too much already`) };
      if (turnMs > 0) await wait(turnMs);
      const step = await request(address, headers);
      if (!('next' in step)) return step;
      address = step.next;
    }
    return { asked: refusal('unreachable', `${url}: too many redirects`) };
  }

  return async (url, headers = {}) => {
    for (let tried = 1; ; tried++) {
      const step = await attempt(url, headers);
      if ('asked' in step) return step.asked;
      const { failed, detail, afterMs } = step;
      const grown = 2 ** (tried - 1);
      const throttledMs = site.throttledPauseMs === undefined ? null : site.throttledPauseMs * grown;
      const pauseMs =
        failed === 'throttled'
          ? (afterMs ?? throttledMs)
          : Math.max(afterMs ?? 0, site.pauseMs * grown * (1 + random() / 2));
      // Whoever else asks leaves a site alone that says it is too much; the next turn is waited for as any other.
      if (failed === 'throttled' && pauseMs !== null) await pace.putOff(site.name, pauseMs);
      const isWorthIt = pauseMs !== null && pauseMs <= site.mostWaitingMs;
      if (tried >= site.attempts || !isWorthIt) return refusal(failed, detail);
      if (failed === 'unreachable') await wait(pauseMs);
    }
  };
}

const refusal = (reason: Extract<Asked, { ok: false }>['reason'], detail: string): Asked => ({
  ok: false,
  reason,
  detail,
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * How long a site asks to be left alone, by its header Retry-After: seconds, or a moment.
 *
 * @param nowMs milliseconds since 1970
 * @returns milliseconds from now, ≥ 0; null when it does not say
 * @example retryAfterMs(new Headers({ 'retry-after': '120' }), 0) // → 120_000
 */
function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const moment = Date.parse(said);
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs);
}
