// A server of one test alone, which it may kill without affecting others.
import { chmodSync, cpSync, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '@pylon/server/testing/server-process';
import { COMPILED_SERVER } from '../../scripts/build-server.ts';
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

/** What a server is set to, as its environment. */
type Settings = Readonly<Record<string, string>>;

/** What a first start may take, on a machine that is busy. */
const LONGEST_START_MS = 300_000;
const SAMPLE = { PYLON_ALMANAC: 'sample', PYLON_LOG_LEVEL: 'error' };

/** The product as `npm start` has built it for the servers that all journeys share. */
const start = (settings: Settings): ServerProcess =>
  startProcess('../dist/main.js', { NODE_COMPILE_CACHE: COMPILED_SERVER, ...settings });

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/**
 * A data folder with the sample season, of a product that was started on it once and stopped: to copy it takes a
 * hundredth of what a first start does. The first server of a run makes it.
 *
 * @param outputs what this run writes; Playwright empties it before the next
 */
async function preparedFolder(outputs: string): Promise<string> {
  const prepared = join(outputs, 'prepared-data');
  if (existsSync(prepared)) return prepared;
  const own = `${prepared}.${process.pid}`;
  const first = start({ ...SAMPLE, PYLON_DATA_DIR: own });
  await first.address();
  await stop(first);
  // Two workers may make one at once; the rename lets neither read a half.
  await rename(own, prepared).catch(async (error: unknown) => {
    if (!existsSync(prepared)) throw error;
    await rm(own, { recursive: true });
  });
  return prepared;
}

/** All at once: an eighth of what file by file takes. PostgreSQL opens a folder only if nobody else can. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(join(to, 'postgres'), 0o700);
}

interface Wishes {
  /** What the server is set to. */
  readonly settings: Settings;
  /** Whether it starts on an empty folder: where a setting is about what a first start makes. */
  readonly isFresh: boolean;
}

/** Journeys on a server of their own: `page` opens its pages. */
export const test = base.extend<Wishes & { readonly server: OwnServer }, { readonly prepared: string }>({
  prepared: [
    async ({ browserName: _ }, use, { project }) => use(await preparedFolder(project.outputDir)),
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  settings: [{}, { option: true }],
  isFresh: [false, { option: true }],
  server: async ({ settings: more, isFresh, prepared }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pylon-own-'));
    const hasOwnFolder = more['PYLON_DATA_DIR'] !== undefined;
    if (!isFresh && !hasOwnFolder) copyFolder(prepared, folder);
    const port = await freePort();
    const settings = { ...SAMPLE, PORT: String(port), PYLON_DATA_DIR: folder, ...more };
    let running: ServerProcess | null = null;
    const server: OwnServer = {
      url: `http://127.0.0.1:${port}`,
      async kill() {
        running?.child.kill('SIGKILL');
        await running?.ended;
      },
      async start() {
        running = start(settings);
        await running.address();
      },
    };
    await server.start();
    await use(server);
    // What `use` ran may have started another one: the latest is stopped, in its own time, with its database.
    const last = running as ServerProcess | null;
    if (last) await stop(last);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
});
