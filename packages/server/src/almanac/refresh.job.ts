import type { Db } from '../db/database.ts';
import { defineJob, NOTHING } from '../jobs/define-job.ts';
import { send } from '../jobs/send.ts';

const LONGEST_RUN_SECONDS = 1_200;

interface Parts {
  /** One refresh; rejects when it failed. Running it twice is harmless: the same data are the same edition. */
  readonly refresh: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Keeps live data fresh: one of the processes on the database looks whether the sources are due, by the phase of the
 * year, and reads them anew. This is the shortest time that any of them is due after.
 */
export const refreshAlmanac = defineJob({
  name: 'refresh-almanac',
  schema: NOTHING,
  every: '7,37 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  longestSeconds: LONGEST_RUN_SECONDS,
  run: (_nothing, { refresh }: Parts, { signal }) =>
    refresh(AbortSignal.any([signal, AbortSignal.timeout(LONGEST_RUN_SECONDS * 1_000)])),
});

/** Asks for a refresh now. Processes that start together ask for one, not for one each. */
export const refreshNow = (db: Db) => send(db, refreshAlmanac, {}, { onceInSeconds: LONGEST_RUN_SECONDS });
