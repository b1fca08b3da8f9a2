// A Redis of a test's own on this machine, which keeps nothing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests fail that find no Redis. */
    needsRedis: boolean;
  }
}

const PROGRAM = 'redis-server';

export interface RedisServer {
  readonly url: string;
  /** Kill -9. */
  crash(): Promise<void>;
  /** Answers nobody, and ends no connection, until it goes on. */
  freeze(): void;
  goOn(): void;
  /** Starts it anew at the same address. */
  start(): Promise<void>;
  /** Ends it and takes away what it left. */
  stop(): Promise<void>;
}

/** Whether this machine has one. */
export const hasRedis = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/** Starts one at a free port of the loopback; it answers. */
export async function redisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pylon-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const quiet = ['--save', '', '--appendonly', 'no', '--dir', folder, '--loglevel', 'warning'];
    const next = spawn(PROGRAM, ['--bind', '127.0.0.1', '--port', String(port), ...quiet], { stdio: 'ignore' });
    child = next;
    while (!(await answers(url))) {
      if (next.exitCode !== null) throw new Error(`${PROGRAM} ended with status ${next.exitCode}`);
      await sleep(20);
    }
  }
  async function crash(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
  }
  await start();

  return {
    url,
    start,
    crash,
    freeze: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    async stop() {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number }; // a server on a port has one
  await new Promise((done) => server.close(done));
  return port;
}
