// The whole product on its sample season, as `npm start` serves it, for benchmarks that look at it through a browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../../scripts/build-web.ts';
import { ROOT } from '../../scripts/project.ts';

/** Half seconds that a start may take. */
const TRIES = 120;

export interface ServedProduct {
  /** Without a slash at its end. */
  readonly base: string;
  close(): Promise<void>;
}

/** Builds the pages when they are stale, and serves the product on a port with data of its own. */
export async function serveProduct(port: number): Promise<ServedProduct> {
  await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'pylon-pages-'));
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), PYLON_ALMANAC: 'sample', PYLON_DATA_DIR: dataDir },
  });
  const base = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; !(await fetch(`${base}/readyz`).catch(() => null))?.ok; tries++) {
    if (tries > TRIES || server.exitCode !== null) {
      await close();
      throw new Error('The product did not become ready.');
    }
    await sleep(500);
  }
  return { base, close };
}
