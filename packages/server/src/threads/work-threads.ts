// Work that would keep the thread that answers for more than a moment is done in threads of its own. Whatever it is,
// its queue has a bound, a person has one piece in hand at a time, it is given up when it takes too long, and it ends
// when nobody waits for it any more (decision 34).
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Caller } from './caller.ts';
import { FairQueue, type Job } from './fair-queue.ts';
import { WorkRefused } from './work-refused.ts';

/** Pieces of work by name, as the module exports them that the threads load. */
// biome-ignore lint/suspicious/noExplicitAny: each piece has an input of its own, which `run` asks for by its name
type Pieces = Readonly<Record<string, (input: any) => unknown>>;

/** Pieces of work in hand, and those refused since the start. */
export interface WorkCounts {
  readonly waiting: number;
  readonly working: number;
  readonly refused: number;
}

export interface WorkThreads<P> {
  /**
   * Does a piece of work by its name; throws what it throws. Input and result are copied to the thread and back.
   *
   * @throws WorkRefused when too much waits, when it takes too long, and when the caller leaves
   */
  run<N extends keyof P & string>(
    name: N,
    input: P[N] extends (input: infer I) => unknown ? I : never,
    caller: Caller,
  ): Promise<P[N] extends (input: never) => infer R ? Awaited<R> : never>;
  counts(): WorkCounts;
  /** Ends all threads; what is not done fails. */
  close(): Promise<void>;
}

const MOST_THREADS = 4;
const FEWEST_THREADS = 2;
/** A household that looks at its drafts together waits; who comes with more is refused. */
const BOUNDS = { waiting: 64, ofOneNetwork: 12, ofOnePerson: 4 };
/** From asking to answer, also on a machine that has much else to do: nobody waits longer in front of a screen. */
const LONGEST_MS = 60_000;
/**
 * The thread that answers goes first wherever the two want the same processor: with two steps only, who reads a table
 * waited five times as long beside four hostile visitors as beside none, with ten no longer than beside none.
 */
const NICE_INCREMENT = 10;
const MOST_HEAP_MB = 256;

/** What a piece of work takes of a processor. */
export interface Cost<F> {
  /** Milliseconds, about; those of a usual piece or by its input. */
  readonly milliseconds: number | (F extends (input: infer I) => unknown ? (input: I) => number : never);
  /** Whether it may take seconds. */
  readonly isLong?: true;
}

export interface WorkOptions<P> {
  /** The module with the pieces. */
  readonly filename: string;
  readonly costs: { readonly [N in keyof P]: Cost<P[N]> };
  readonly longestMs?: number;
}

/** Threads start when there is first something to do, and end when there has been nothing for a minute. */
export function workThreads<P extends Pieces>(options: WorkOptions<P>): WorkThreads<P> {
  const { filename, costs, longestMs = LONGEST_MS } = options;
  const atOnce = Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, availableParallelism()));
  const queue = new FairQueue({ ...BOUNDS, atOnce });
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: 60_000,
    recordTiming: false, // which nobody reads, and takes .7 MB
    niceIncrement: NICE_INCREMENT,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  let refused = 0;
  return {
    counts: () => ({ waiting: queue.size, working: queue.working, refused }),
    async run(name, input, caller) {
      const ends = AbortSignal.any([caller.gone, AbortSignal.timeout(longestMs)]);
      const turn = Promise.withResolvers<void>();
      const { milliseconds, isLong = false } = costs[name];
      const job: Job = { caller, isLong, begin: turn.resolve };
      const cost = typeof milliseconds === 'number' ? milliseconds : milliseconds(input);
      if (ends.aborted || !caller.mayCost(cost) || !queue.add(job)) {
        refused++;
        throw new WorkRefused(name);
      }
      const leave = () => turn.reject(new WorkRefused(name));
      ends.addEventListener('abort', leave);
      try {
        await turn.promise;
        // A thread whose piece is given up ends with it, and another takes its place.
        return await pool.run(input, { name, signal: ends });
      } catch (error) {
        throw ends.aborted ? new WorkRefused(name) : error;
      } finally {
        ends.removeEventListener('abort', leave);
        queue.end(job);
      }
    },
    close: () => pool.destroy(),
  };
}
