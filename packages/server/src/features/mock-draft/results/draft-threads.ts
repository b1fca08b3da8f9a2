// What of a draft takes a tenth of a second or more is done in threads of its own, so that nobody else's answer waits
// for it.
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type * as draftWork from './draft-work.ts';

type DraftWork = typeof draftWork;

const MOST_THREADS = 4;

export interface DraftThreads {
  /** Does a piece of work by its name; throws what it throws. Input and result are copied to the thread and back. */
  run<N extends keyof DraftWork>(
    name: N,
    input: Parameters<DraftWork[N]>[0],
  ): Promise<Awaited<ReturnType<DraftWork[N]>>>;
  /** Ends all threads; what is not done fails. */
  close(): Promise<void>;
}

/** Threads start when there is first something to do, one of them fewer than there are processors. */
export function draftThreads(): DraftThreads {
  const pool = new Piscina({
    filename: new URL('./draft-work.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    idleTimeout: 60_000,
  });
  return {
    run: (name, input) => pool.run(input, { name }),
    close: () => pool.destroy(),
  };
}
