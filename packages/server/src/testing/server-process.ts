// The product as a process of its own: for what only a whole process can show.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  /** Its status once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it writes that fits, once it has; fails when it ends before. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>;
  /** Where it serves, once it does; fails when it ends before. */
  readonly address: () => Promise<string>;
}

/**
 * Starts a file of this package, its built server, or as `npm start` does. `settings` are its environment beside the
 * test's own; PYLON_DATA_DIR must be among them.
 *
 * @param aheadMs how far its clock is ahead of this machine's, milliseconds; below 0, behind
 */
export function startProcess(
  file: 'main.ts' | 'commands/almanac.ts' | '../dist/main.js' | '../../../scripts/start.ts',
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  aheadMs = 0,
): ServerProcess {
  const options = aheadMs === 0 ? [] : ['--import', clockAhead(aheadMs)];
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, '..', file), ...args], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  async function says(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const said = words.exec(output);
      if (said) return said;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${output}`);
      await sleep(50);
    }
  }
  return {
    child,
    ended,
    output: () => output,
    says,
    address: async () => (await says(/ready at (http:\/\/localhost:\d+)/))[1] ?? '',
  };
}

/** A module that sets the clock of the process that imports it. */
const clockAhead = (aheadMs: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const { Date: Right } = globalThis;
    globalThis.Date = class Date extends Right {
      constructor(...parts) {
        if (parts.length === 0) super(Right.now() + ${aheadMs});
        else super(...parts);
      }
      static now() {
        return Right.now() + ${aheadMs};
      }
    };
  `)}`;
