// Work for the tests of the work pool.
import { serveWork } from '../work/serve-work.ts';

export const TRIED_WORK = {
  squared: (n: number): number => n * n,
  broken: (reason: string): never => {
    throw new Error(reason);
  },
  /** Ends its thread in the middle. */
  ending: (_: null): never => process.exit(1),
  /** Keeps its thread busy for some milliseconds. */
  slow: (ms: number): number => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return ms;
  },
};

serveWork(TRIED_WORK);
