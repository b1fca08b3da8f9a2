import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from './embedded.ts';

const folder = await mkdtemp(join(tmpdir(), 'pylon-embedded-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection);
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
