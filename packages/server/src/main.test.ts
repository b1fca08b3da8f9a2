// The product as a process: what only a whole process can show.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder('main');

const start = (
  file: 'main.ts' | 'commands/almanac.ts',
  settings: Record<string, string>,
  args: readonly string[] = [],
) => startProcess(file, { PYLON_DATA_DIR: folder, ...settings }, args);

test('a bad setting ends the start with one line that names it', async () => {
  const run = start('main.ts', { PYLON_CLOCK: 'yesterday' });
  expect(await run.ended).toBe(1);
  expect(run.output().trim().split('\n')).toHaveLength(1);
  expect(run.output()).toContain('PYLON_CLOCK');
});

test('the product starts on an empty folder, serves, is steered from the command line, outlives its database, and leaves nothing running', async () => {
  const run = start('main.ts', { PYLON_ALMANAC: 'sample' });
  const ready = await fetch(`${await run.address()}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { database: true, storage: true, almanac: true }]);

  const list = start('commands/almanac.ts', { PYLON_ALMANAC: 'sample' }, ['list']);
  expect(await list.ended).toBe(0);
  expect(list.output()).toMatch(/\* +[0-9a-f]{12} .* sample .* as of 2025-10-29/);

  const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  const isReady = async () => {
    const answer = await fetch(`${await run.address()}/readyz`).catch((cause: unknown) => {
      throw new Error(`it does not answer any more: ${run.output()}`, { cause });
    });
    await answer.text(); // else each question keeps a connection, of which an address has so many
    return answer.ok;
  };
  while (await isReady()); // until the server is gone
  while (!(await isReady()));
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(`${await run.address()}/api/auth/login`, login)).status).toBe(200);

  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
}, 120_000);

test('where the sources cannot be read it says what is missing, and stops when it is told to', async () => {
  const run = start('main.ts', { PYLON_MIRROR: join(folder, 'no-mirror') });
  await run.says(/There are no football data to show yet/);
  expect(run.output()).toMatch(/Refused; the edition in force stays:[\s\S]*games\.csv: the source does not have it/);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}, 120_000);
