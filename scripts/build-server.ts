// Builds the server for `npm start` when its sources changed since the last build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT, run } from './project.ts';

const SOURCES = [
  ...['server', 'almanac', 'connectors', 'contract', 'engine', 'outbound'].map((name) => `packages/${name}/src`),
  'packages/server/vite.config.ts',
  'package-lock.json',
];
const FOLDER = join(ROOT, 'packages/server/dist');
const STAMP = join(FOLDER, '.built-from');

/** The file that starts the built server. */
export const BUILT_SERVER = join(FOLDER, 'main.js');
/**
 * How Node runs it (docs/decisions/0118): what is new has 16 MB, of which little lives long enough to be moved to where
 * memory is cleaned up seldom and at length; one thread does that, so that the one that answers has a processor. What
 * the start leaves behind is thrown away by the server itself.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--v8-pool-size=1', '--expose-gc'] as const;
/**
 * What else its memory goes by (docs/decisions/0123): of what is not of JavaScript, two pools, which give back to the
 * system what is free at their end; answers of up to a megabyte are not asked of the system one by one.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
} as const;
/** Where Node keeps the built server's machine code; it goes with the build that it belongs to. */
export const COMPILED_SERVER = join(FOLDER, '.compiled');

/** Makes sure that packages/server/dist is what the sources give. Throws when the build fails. */
export async function buildServer(): Promise<void> {
  const now = fingerprint(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Building the server ...');
  const built = await run('vite', ['build', 'packages/server', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (!built) throw new Error('The server could not be built.');
  writeFileSync(STAMP, now);
}
