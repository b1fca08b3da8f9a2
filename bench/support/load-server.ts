// A server, without limits unless wished otherwise, in a process of its own.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/build-server.ts';

export interface LoadServer {
  readonly port: number;
  readonly pid: number;
  /** A figure that it tells of itself. */
  figure(name: string): Promise<number>;
  /** What the thread that answers has used of a processor, milliseconds: the same whatever else the machine does. */
  usedMs(): Promise<number>;
  close(): Promise<void>;
}

export interface LoadOptions {
  /** Whether visitors are held to the product's limits. */
  readonly isLimited?: boolean;
  /** Whether plans are sold: without them everything is open to everybody. */
  readonly hasPlans?: boolean;
  /** What answers in place of Sleeper. */
  readonly sleeperUrl?: string;
}

/** Starts it on the almanac of a data folder. */
export async function loadServer(dataDir: string, options: LoadOptions = {}): Promise<LoadServer> {
  const child = fork(join(import.meta.dirname, 'serve-for-load.ts'), [dataDir, JSON.stringify(options)], {
    execArgv: [...SERVER_FLAGS],
    env: { ...SERVER_MEMORY, ...process.env },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done(Number(message)));
    child.once('exit', () => fail(new Error('the server ended before it listened')));
  });
  async function figure(name: string): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^pylon_${name} (.+)$`, 'm').exec(figures)?.[1]);
  }
  return {
    port,
    pid: child.pid ?? 0,
    figure,
    usedMs: async () => 1_000 * (await figure('answering_thread_cpu_seconds_total')),
    close() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
