// A server of one test alone, which it may kill without affecting others.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '@pylon/server/testing/server-process';
import { test as base } from './journey.ts';

export interface OwnServer {
  readonly url: string;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, on the same data. */
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** What a server is set to beyond its port and folder. */
type Settings = Readonly<Record<string, string>>;

/** Journeys on a server of their own: `page` opens its pages. */
export const test = base.extend<{ readonly server: OwnServer; readonly settings: Settings }>({
  settings: [{}, { option: true }],
  server: async ({ settings: more }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pylon-own-'));
    const port = await freePort();
    const settings = {
      PORT: String(port),
      PYLON_DATA_DIR: folder,
      PYLON_ALMANAC: 'sample',
      PYLON_LOG_LEVEL: 'error',
      ...more,
    };
    let running: ServerProcess | null = null;
    const server: OwnServer = {
      url: `http://127.0.0.1:${port}`,
      async kill() {
        running?.child.kill('SIGKILL');
        await running?.ended;
      },
      async start() {
        running = startProcess('main.ts', settings);
        await running.address();
      },
    };
    await server.start();
    await use(server);
    // What `use` ran may have started another one: the latest is stopped, in its own time, with its database.
    const last = running as ServerProcess | null;
    last?.child.kill('SIGTERM');
    await last?.ended;
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
});
