// The product as a process: what only a whole process can show.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'pylon-main-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(
  file: 'main.ts' | 'commands/almanac.ts',
  settings: Record<string, string>,
  args: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, NODE_ENV: 'production', PYLON_DATA_DIR: folder, PORT: '0', DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', done)) };
}

test('a bad setting ends the start with one line that names it', async () => {
  const run = start('main.ts', { PYLON_CLOCK: 'yesterday' });
  expect(await run.ended).toBe(1);
  expect(run.output().trim().split('\n')).toHaveLength(1);
  expect(run.output()).toContain('PYLON_CLOCK');
});

test('it starts on an empty folder, serves, is steered from the command line meanwhile, and leaves nothing running', async () => {
  const run = start('main.ts', { PYLON_ALMANAC: 'sample' });
  const address = () => /ready at (http:\/\/localhost:\d+)/.exec(run.output())?.[1];
  await expect.poll(address, { timeout: 60_000, interval: 100 }).toBeDefined();
  const ready = await fetch(`${address()}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { database: true, almanac: true }]);

  const list = start('commands/almanac.ts', { PYLON_ALMANAC: 'sample' }, ['list']);
  expect(await list.ended).toBe(0);
  expect(list.output()).toMatch(/\* +[0-9a-f]{12} .* sample .* as of 2025-10-29/);

  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
}, 120_000);
