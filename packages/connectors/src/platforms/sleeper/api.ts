/**
 * The raw layer of Sleeper: asks for one answer, at a pace that Sleeper allows, more than once when it must, and says in
 * our words what went wrong. Nothing here knows what an answer means.
 *
 * @source Sleeper's public documentation: stay under 1,000 calls a minute
 */
import type * as z from 'zod';
import type { PlatformOutcome } from '../../platform.ts';

/** How the network is used; every value has a sensible default. */
export interface SleeperNetwork {
  /** Where Sleeper's answers are; another address only for a stand-in. */
  readonly baseUrl?: string;
  /** Stand-in for the network. */
  readonly request?: typeof fetch;
  /** Milliseconds since any fixed moment; a stand-in for the machine's clock. */
  readonly nowMs?: () => number;
  /** Stand-in for waiting. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds until an attempt is given up; default 6,000. */
  readonly timeoutMs?: number;
  /** Attempts in all, default 3. */
  readonly attempts?: number;
}

/** Asks for the answer at a path under /v1. */
export type SleeperGet = <S extends z.ZodType>(path: string, shape: S) => Promise<PlatformOutcome<z.output<S> | null>>;

export const SLEEPER_API = 'https://api.sleeper.app';

/** Milliseconds between two calls: 750 a minute, a quarter less than is allowed. */
const PACE_MS = 80;
/** Calls that may wait for their turn; whoever comes later is told that it is too much. */
const MOST_WAITING_MS = 20_000;
/** The longest draft there is takes a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const FIRST_PAUSE_MS = 400;

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

type Attempt = { readonly again: false; readonly outcome: PlatformOutcome<unknown> } | { readonly again: true };

/**
 * A way to ask Sleeper. One per process: its pace is of all calls together.
 *
 * @returns null for what Sleeper does not know, which it says with the body `null`, an empty body or the status 404.
 *   Failures: throttled; unreachable; unreadable-answer (no JSON, or not of the shape)
 */
export function sleeperApi(network: SleeperNetwork = {}): SleeperGet {
  const { baseUrl = SLEEPER_API, request = fetch, nowMs = Date.now, wait = pause } = network;
  const { timeoutMs = 6_000, attempts = 3 } = network;
  let nextFree = 0;

  /** Waits for a turn; false when the queue is too long. */
  async function turn(): Promise<boolean> {
    const now = nowMs();
    const start = Math.max(now, nextFree);
    if (start - now > MOST_WAITING_MS) return false;
    nextFree = start + PACE_MS;
    if (start > now) await wait(start - now);
    return true;
  }

  async function attempt(path: string): Promise<Attempt> {
    const response = await request(`${baseUrl}/v1${path}`, {
      // Nothing that Sleeper answers leads elsewhere; what does is not followed.
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return { again: false, outcome: { ok: true, value: null } };
    if (response.status === 429) return { again: false, outcome: { ok: false, failure: 'throttled' } };
    if (response.status >= 500) return { again: true };
    if (!response.ok) return { again: false, outcome: { ok: false, failure: 'unreadable-answer' } };
    const body = await textWithin(response, MOST_BYTES);
    if (body === null) return { again: false, outcome: { ok: false, failure: 'unreadable-answer' } };
    if (body.trim() === '') return { again: false, outcome: { ok: true, value: null } };
    return { again: false, outcome: { ok: true, value: JSON.parse(body) } };
  }

  return async (path, shape) => {
    let failure: 'unreachable' | 'unreadable-answer' = 'unreachable';
    for (let tried = 0; tried < attempts; tried++) {
      if (tried > 0) await wait(FIRST_PAUSE_MS * 2 ** (tried - 1));
      if (!(await turn())) return { ok: false, failure: 'throttled' };
      // No connection, no answer in time and an answer cut short all come as exceptions; JSON that is none does, too.
      const tries = await attempt(path).catch((error: unknown) => {
        failure = error instanceof SyntaxError ? 'unreadable-answer' : 'unreachable';
        return { again: true } as const;
      });
      if (tries.again) continue;
      if (!tries.outcome.ok) return tries.outcome;
      if (tries.outcome.value === null) return { ok: true, value: null };
      const parsed = shape.safeParse(tries.outcome.value);
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: 'unreadable-answer' };
    }
    return { ok: false, failure };
  };
}

/** The body as text; null when it is longer than the limit, which is then not read to its end. */
async function textWithin(response: Response, mostBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) return null;
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      void reader.cancel().catch(() => {}); // nobody waits for the rest
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
