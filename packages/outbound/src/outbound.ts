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
    /** Absent for GET. */
    readonly method?: 'POST';
    readonly body?: string | Uint8Array<ArrayBuffer>;
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
  /**
   * Answers of one piece of work by what was asked: nothing is asked twice while it lasts. Absent: everything is asked
   * anew.
   */
  readonly memory?: Map<string, Promise<Asked>>;
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

/** How one address is asked. */
export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form or as text: the request is a POST then, is never remembered, and tried again only when refused. */
  readonly post?: { readonly contentType: string; readonly body: string };
  /** Gives an answer that leads elsewhere as it is, for sign-ins whose cookies stand in it. */
  readonly staysThere?: boolean;
}

/** Asks for what stands at an address. Rejects only when the store of turns does. */
export type Ask = (url: string, asking?: Asking) => Promise<Asked>;

/** What one request came to: an end, an address that it leads on to, or a failure that may pass. */
type Step =
  | { readonly asked: Asked }
  | { readonly next: URL }
  | { readonly failed: 'throttled' | 'unreachable'; readonly detail: string; readonly afterMs: number | null };

const MOST_REDIRECTS = 5;

/** A way to ask a site. */
export function outbound(site: Site, { network, pace, nowMs, wait, random, memory }: OutboundParts): Ask {
  const sent = { ...(site.userAgent !== undefined && { 'user-agent': site.userAgent }), ...site.headers };

  async function request(address: URL, { headers, post, staysThere }: Asking): Promise<Step> {
    try {
      const response = await network(address, {
        site: site.name,
        headers: { ...sent, ...headers, ...(post && { 'content-type': post.contentType }) },
        ...(post && { method: 'POST', body: post.body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(site.timeoutMs),
      });
      const { status } = response;
      const location = status >= 300 && status < 400 && !staysThere ? response.headers.get('location') : null;
      const isTooMuch = status === 429 || site.throttledStatuses?.includes(status) === true;
      const isOver = location === null && status >= 200 && status < 500 && !isTooMuch;
      if (!isOver) leave(response);
      if (location !== null) return { next: new URL(location, address) };
      if (!isOver) {
        const failed = isTooMuch ? 'throttled' : 'unreachable';
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

  /** A request and what it leads on to. What was posted is not posted to the next address. */
  async function attempt(url: string, asking: Asking): Promise<Exclude<Step, { next: URL }>> {
    let address = new URL(url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      if (!mayAsk(site, address))
        return { asked: refusal('forbidden-host', `${address.host} is not a host of ${site.name}`) };
      const turnMs = await pace.turn(site.name, site.paceMs, site.mostWaitingMs);
      if (turnMs === null) return { asked: refusal('throttled', `${site.name} is asked too much already`) };
      if (turnMs > 0) await wait(turnMs);
      const { post: _, ...withoutPost } = asking;
      const step = await request(address, hop === 0 ? asking : withoutPost);
      if (!('next' in step)) return step;
      address = step.next;
    }
    return { asked: refusal('unreachable', `${url}: too many redirects`) };
  }

  async function ask(url: string, asking: Asking): Promise<Asked> {
    for (let tried = 1; ; tried++) {
      const step = await attempt(url, asking);
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
      // What was posted may have been taken, though no answer came.
      const mayHaveBeenTaken = asking.post !== undefined && failed === 'unreachable';
      if (tried >= site.attempts || !isWorthIt || mayHaveBeenTaken) return refusal(failed, detail);
      if (failed === 'unreachable') await wait(pauseMs);
    }
  }

  return (url, asking = {}) => {
    if (!memory || asking.post) return ask(url, asking);
    const key = JSON.stringify([site.name, url, asking.headers ?? {}, asking.staysThere ?? false]);
    const known = memory.get(key) ?? ask(url, asking);
    memory.set(key, known);
    return known;
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
