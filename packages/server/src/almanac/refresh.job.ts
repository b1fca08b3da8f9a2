import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Db } from '../db/database.ts';
import { defineJob, NOTHING } from '../jobs/define-job.ts';
import { send } from '../jobs/send.ts';

const LONGEST_RUN_SECONDS = 1_200;
/**
 * A refresh holds 300 MB of rows. Node would let twice as much again lie about before it looks for what is needed no
 * more: a sync of season 2026 takes 573 MB in all with this bound, 941 MB without one.
 */
const MEMORY_BOUNDS = ['--max-old-space-size=448', '--max-semi-space-size=2'];
const command = fileURLToPath(new URL('../commands/almanac.ts', import.meta.url));

interface Parts {
  /** One refresh; rejects when it failed. Running it twice is harmless: the same data are the same edition. */
  readonly refresh: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Keeps live data fresh: one of the processes on the database reads the sources anew. They publish a few times an hour
 * at most.
 */
export const refreshAlmanac = defineJob({
  name: 'refresh-almanac',
  schema: NOTHING,
  every: '7,37 * * * *',
  isAlone: true,
  retry: { times: 2, firstPauseSeconds: 60 },
  longestSeconds: LONGEST_RUN_SECONDS,
  run: (_nothing, { refresh }: Parts, { signal }) => refresh(signal),
});

/** Asks for a refresh now. Processes that start together ask for one, not for one each. */
export const refreshNow = (db: Db) => send(db, refreshAlmanac, {}, { onceInSeconds: LONGEST_RUN_SECONDS });

/**
 * Reads the sources in a process of its own, because reading is seconds of pure work that would keep people waiting
 * here; the edition that comes of it is announced to every process.
 */
export const refreshInChild: Parts['refresh'] = (signal) =>
  promisify(execFile)(process.execPath, [...MEMORY_BOUNDS, command, 'sync', '--scheduled'], {
    timeout: LONGEST_RUN_SECONDS * 1_000,
    signal,
  });
