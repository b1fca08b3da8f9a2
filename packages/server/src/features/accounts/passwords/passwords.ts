// Hashing a password is tens of milliseconds of pure work, so it is done in threads of its own: on the thread that
// answers it would hold up every other answer, and on Node's shared pool the compression of answers. How many sign-ins
// are under way at once is bounded as a whole, because each asks the database too: the others wait their turn, and
// beyond a bound they are refused.
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Verdict } from './password-hash.ts';
import type * as passwordWork from './password-work.ts';

/** Sign-ins that may wait. At about thirty a second and thread the last one waits for a minute or so. */
const MOST_WAITING = 2_500;
const MOST_THREADS = 4;

export interface Passwords {
  /**
   * Does what needs a password's hash when its turn comes.
   *
   * @returns `ok: false` when too many wait already
   */
  inTurn<T>(work: () => Promise<T>): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>;
  /** A password as it is stored. Only in turn. */
  hash(password: string): Promise<string>;
  /** Whether a password is the stored one; null is nobody's and takes as long. Only in turn. */
  verify(password: string, stored: string | null): Promise<Verdict>;
  close(): Promise<void>;
}

/**
 * Half the processors hash, the other half answer; threads start with the first password.
 *
 * @param secret the product's; passwords are hashed with a key of their own that is made from it
 */
export function passwordThreads(secret: string): Passwords {
  const key = createHmac('sha256', secret).update('passwords').digest('base64');
  const threads = Math.min(MOST_THREADS, Math.max(1, Math.floor(availableParallelism() / 2)));
  const pool = new Piscina<unknown, unknown>({
    filename: new URL('./password-work.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  // One more than there are threads: while one is hashed, the next one asks the database.
  const turns = takingTurns(threads + 1, MOST_WAITING);
  const run = <N extends keyof typeof passwordWork>(name: N, input: Parameters<(typeof passwordWork)[N]>[0]) =>
    pool.run(input, { name }) as Promise<ReturnType<(typeof passwordWork)[N]>>; // what the export of that name returns
  return {
    inTurn: turns,
    hash: (password) => run('hash', { password, key }),
    verify: (password, stored) => run('verify', { password, key, stored }),
    close: () => pool.destroy(),
  };
}

/**
 * Lets so many at once do their work; the others wait in the order in which they came.
 *
 * @param mostWaiting who comes when so many wait is refused
 */
export function takingTurns(atOnce: number, mostWaiting: number): Passwords['inTurn'] {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) return { ok: false };
      await new Promise<void>((go) => waiting.push(go));
    } else working++;
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = waiting.shift();
      // The place goes straight to the next one: nobody who comes now can take it in between.
      if (next) next();
      else working--;
    }
  };
}
