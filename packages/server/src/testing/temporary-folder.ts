import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * A folder that is gone when the test is over that asked for it, or, asked for outside of tests, when those of its file
 * are.
 *
 * @param name of what it is for: a run that was killed leaves it behind
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pylon-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
