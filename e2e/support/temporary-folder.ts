import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when this process ends: files of tests are read by the process that lists them, too. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pylon-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
