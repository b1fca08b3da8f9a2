// Real files that tests read where they lie: the folder `shared` beside the project. Without it those tests say in one
// line that they did not run; in continuous integration its absence is a failure.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests fail that cannot read the folder `shared`. */
    needsShared: boolean;
  }
}

/** Absolute path of a file or folder in `shared` ('data/nflverse/games.csv'). */
export const sharedPath = (path: string): string => join(import.meta.dirname, '../../../../../shared', path);

/** Text of a file in `shared`, unpacked when its name ends in .gz. */
export function readShared(path: string): string {
  const bytes = readFileSync(sharedPath(path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A group of tests on real files. */
export function describeShared(name: string, tests: () => void): void {
  if (existsSync(sharedPath('data'))) {
    describe(name, tests);
    return;
  }
  describe(name, () => {
    it('has the shared folder it reads', () => {
      if (inject('needsShared')) throw new Error('the folder `shared` is absent');
      console.log(`${name}: did not run, the folder \`shared\` beside the project is absent`);
    });
  });
}
