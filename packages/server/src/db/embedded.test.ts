import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startPostgres } from './embedded.ts';

const folder = temporaryFolder('embedded');

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

/** Ends a server of this test's own as abruptly as can be. */
async function kill(dir: string): Promise<void> {
  const [pid] = (await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Asks until there is an answer. */
async function askUntilAnswered(connection: pg.ClientConfig, text: string): Promise<unknown> {
  for (;;) {
    const answer = await ask(connection, text).catch(() => null);
    if (answer !== null) return answer;
  }
}

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // a line that breaks while it is asked
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows[0];
}

test('what is stored is there after a stop, and a second start on a running server joins it', async () => {
  const dir = join(folder, 'postgres');
  const first = await startPostgres(dir, ['fsync=off']);
  await ask(first.connection, 'create table kept as select 42 as answer');
  const second = await startPostgres(dir);
  expect(await ask(second.connection, 'select answer from kept')).toEqual({ answer: 42 });
  await second.stop();
  expect(await ask(first.connection, 'select answer from kept')).toEqual({ answer: 42 });
  await first.stop();
  expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false);

  const again = await startPostgres(dir, ['fsync=off']);
  expect(await ask(again.connection, 'select answer from kept')).toEqual({ answer: 42 });
  await again.stop();
});

test('a folder whose path is too long for a socket works like any other', async () => {
  const server = await startPostgres(join(folder, 'a-long-name/'.repeat(8), 'postgres'), ['fsync=off']);
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 });
  await server.stop();
});

test('a server that is killed is started again with all that was stored, as often as it happens', async () => {
  const dir = join(folder, 'killed');
  const server = await startPostgres(dir);
  await ask(server.connection, 'create table kept as select 42 as answer');
  for (const _ of [1, 2]) {
    await kill(dir);
    expect(await askUntilAnswered(server.connection, 'select answer from kept')).toEqual({ answer: 42 });
  }
  await server.stop();
  expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false);
  // A death while the server is still being waited for belongs to the outage that was told.
  expect([1, 2]).toContain(said.length);
}, 60_000);

test.runIf(process.platform === 'linux')(
  'a start after a crash has the disk asked once, not for each file',
  async () => {
    const server = await startPostgres(join(folder, 'postgres'), ['fsync=off']);
    expect(await ask(server.connection, 'show recovery_init_sync_method')).toEqual({
      recovery_init_sync_method: 'syncfs',
    });
    await server.stop();
  },
);

test('a process that joined takes over when the one that started the server stops', async () => {
  const dir = join(folder, 'joined');
  const first = await startPostgres(dir, ['fsync=off']);
  await ask(first.connection, 'create table kept as select 42 as answer');
  const second = await startPostgres(dir, ['fsync=off']);
  await first.stop();
  expect(await askUntilAnswered(second.connection, 'select answer from kept')).toEqual({ answer: 42 });
  await second.stop();
  expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false);
}, 60_000);
