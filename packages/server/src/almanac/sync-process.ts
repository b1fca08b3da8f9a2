// A sync holds every row of the sources and works for seconds on end: it has a process of its own with a bound on its
// memory, at the first start as at every refresh, so that nobody waits for it and nothing of it stays.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EditionMode } from '@pylon/almanac/editions/edition';
import type { ProgressStep, ReadProgress } from './progress.ts';
import type { SyncOptions, SyncOutcome } from './sync.ts';
import { ShelfAway } from './table-shelf.ts';

/**
 * Node would let much lie about before it looks for what is needed no more. With this bound a sync in the middle of a
 * season, with the one before, takes 435 MB in all; one in the summer 363 MB.
 */
const MEMORY_BOUNDS = ['--max-old-space-size=448', '--max-semi-space-size=2'];
const program = fileURLToPath(new URL('../commands/sync-process.ts', import.meta.url));

/** What a process is asked to do; the settings are those of its environment. */
export interface SyncWish extends Required<Pick<SyncOptions, 'mayReturn' | 'isDamaged'>> {
  readonly mode: EditionMode;
}

/** What it tells: each step and, at the end, what came of them, or why nothing could be stored. */
export type SyncMessage =
  | { readonly step: ProgressStep }
  | { readonly outcome: SyncOutcome }
  | { readonly shelfAway: string };

/**
 * Reads the sources into the database. The edition that comes of it is announced to every process.
 *
 * @param signal ends it; what was in force stays
 * @throws ShelfAway when nothing could be read or stored
 * @throws when the process ended without an outcome; it has written why
 */
export function syncInProcess(wish: SyncWish, onProgress: ReadProgress, signal: AbortSignal): Promise<SyncOutcome> {
  const child = fork(program, [JSON.stringify(wish)], { execArgv: MEMORY_BOUNDS, signal });
  let outcome: SyncOutcome | null = null;
  let away: ShelfAway | null = null;
  child.on('message', (message: SyncMessage) => {
    if ('step' in message) onProgress(message.step);
    else if ('shelfAway' in message) away = new ShelfAway(message.shelfAway);
    else outcome = message.outcome;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, killedBy) => {
      if (outcome) done(outcome);
      else fail(away ?? new Error(`The sync ended early, with ${killedBy ?? `status ${code}`}.`));
    });
  });
}
