import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { MIRROR_SERVER, SAMPLE_SERVER, STAND_IN } from './e2e/support/servers.ts';
import { CHROMIUM_FLAGS } from './scripts/chromium.ts';
import { SHARED } from './scripts/project.ts';

const chromium = process.env['CHROMIUM'];
/** The browser finds no host but ours: tests are the same with and without a network. */
const ONLY_OURS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
/**
 * A page lives for seconds here: its scripts are not compiled for a long life, which other tests would wait for, and it
 * has the room to end without its memory being tidied again and again (megabytes).
 */
const SHORT_LIFE = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16';
const serve = (server: typeof SAMPLE_SERVER) => ({
  command: 'node --disable-warning=ExperimentalWarning scripts/start.ts',
  url: `${server.url}/readyz`,
  timeout: 180_000,
  env: server.env,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

const standIn = {
  command: `node --disable-warning=ExperimentalWarning scripts/platform-stand-in.ts ${STAND_IN.port}`,
  url: `${STAND_IN.url}/stand-in`,
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What a busy machine may take: nothing is proved by how long a journey took.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: SAMPLE_SERVER.url,
    // Without a film or a copy of every page, which take a third of the machine; a failure leaves its last picture.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...CHROMIUM_FLAGS, ONLY_OURS, SHORT_LIFE],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  projects: [
    { name: 'desktop', grep: /@both|@desktop/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [standIn, serve(SAMPLE_SERVER), ...(existsSync(SHARED) ? [serve(MIRROR_SERVER)] : [])],
});
