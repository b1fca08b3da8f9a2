// Hashing a password is tens of milliseconds of pure work, so it is done in threads of its own: on the thread that
// answers it would hold up every other answer, and on Node's shared pool the compression of answers. How many sign-ins
// are under way at once is bounded as a whole, because each asks the database too: the others wait their turn, and
// beyond a bound they are refused.
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Result } from '@pylon/engine/vocabulary/result';
import { Piscina } from 'piscina';
import { FairQueue, type QueueBounds } from '../../../threads/fair-queue.ts';
import type { Verdict } from './password-hash.ts';
import type * as passwordWork from './password-work.ts';

/** Sign-ins that may wait. At about thirty a second and thread the last one waits for a minute or so. */
const MOST_WAITING = 2_500;
/** Of them from one network: an office on a Monday morning. */
const MOST_OF_ONE_NETWORK = 100;
const MOST_THREADS = 4;

export interface Passwords {
  /**
   * Does what needs a password's hash when its turn comes.
   *
   * @returns what came of it, or that too many wait already
   */
  inTurn<T>(network: string, work: () => Promise<T>): Promise<Result<T, 'crowded'>>;
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
    recordTiming: false, // which nobody reads, and takes .7 MB
  });
  // One more than there are threads: while one is hashed, the next one asks the database.
  const turns = takingTurns({ atOnce: threads + 1, waiting: MOST_WAITING, ofOneNetwork: MOST_OF_ONE_NETWORK });
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
 * Lets so many at once do their work; the others wait. Networks take turns, so that a flood from one of them holds up
 * nobody else.
 *
 * @param bounds who comes when so many wait, of all or of one network, is refused
 */
export function takingTurns(bounds: Omit<QueueBounds, 'ofOnePerson'>): Passwords['inTurn'] {
  // Nobody is known yet, so everybody counts as somebody else.
  const queue = new FairQueue({ ...bounds, ofOnePerson: 1 });
  let came = 0;
  return async (network, work) => {
    const turn = Promise.withResolvers<void>();
    const job = { caller: { id: String(++came), network }, isLong: false, begin: turn.resolve };
    if (!queue.add(job)) return { ok: false, reason: 'crowded' };
    try {
      await turn.promise;
      return { ok: true, value: await work() };
    } finally {
      queue.end(job);
    }
  };
}
