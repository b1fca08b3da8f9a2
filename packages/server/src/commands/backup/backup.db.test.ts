import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testServer } from '../../testing/test-server.ts';
import { backUp } from './back-up.ts';
import { tablesInOrder } from './backup.queries.ts';
import { restore } from './restore.ts';

const edition = sampleEdition();
const { db, ask, register, arrive, connection } = await testServer({ edition });
const server = inject('postgres');
const admin = new pg.Client({ ...server, database: 'postgres' });
await admin.connect();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const folder = () => temporaryFolder('backup');
/** A database with nothing in it at all. */
async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  made.push(name);
  return { ...server, database: name };
}

/** Everything in the tables of a database. */
async function everything(of: pg.ClientConfig): Promise<Readonly<Record<string, unknown>>> {
  const client = new pg.Client(of);
  await client.connect();
  const all: Record<string, unknown> = {};
  for (const { name, columns } of await tablesInOrder(client)) {
    const { rows } = await client.query(`select ${columns.map((column) => pg.escapeIdentifier(column))} from ${name}`);
    all[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  await client.end();
  return all;
}

const person = await arrive({ tier: 2 });
const { user } = await ask('getMe', {}, person);
await listDrafted(db, user?.id ?? '', edition, 2025);
// What copies easily go wrong with: ends of lines of every kind, the mark that ends rows, and nothing at all.
const details = JSON.stringify({ reason: 'Tab\t, line\n, \u2028, \\. and \\N' });
await db.insertInto('audit_entry').values({ operator: '\\.', action: 'grant', subject_id: null, details }).execute();
await register();

const SECRET = 'a key of the house that is long enough';
const home = folder();
await writeFile(join(home, 'secret'), `${SECRET}\n`);
const config = { dataDir: home, secret: null };
const file = join(home, 'pylon.backup');
const taken = await backUp(file, connection, config);

describe('a backup', () => {
  test('is one file for its owner alone, whole under its name', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(home)).sort()).toEqual(['pylon.backup', 'secret']);
    expect(taken.rows).toMatchObject({ account: expect.any(Number), league: 1, user_league: 1 });
    expect(taken.rows['account']).toBeGreaterThan(1);
  });

  test('comes back into a new folder with every row of every table, and the key', async () => {
    const [to, place] = [await emptyDatabase(), folder()];
    const restored = await restore(file, to, { dataDir: place, secret: null });
    expect(restored).toEqual({ ok: true, value: { takenAt: taken.takenAt, rows: taken.rows, hasSecret: true } });
    expect(await everything(to)).toEqual(await everything(connection));
    expect(await readFile(join(place, 'secret'), 'utf8')).toBe(SECRET);
  });

  test('lets tables go on counting where they were', async () => {
    await db
      .insertInto('audit_entry')
      .values({ operator: 'olivia', action: 'revoke', subject_id: null, details: '{}' })
      .execute();
    const again = join(home, 'again.backup');
    await backUp(again, connection, config);
    const to = await emptyDatabase();
    expect((await restore(again, to, { dataDir: folder(), secret: null })).ok).toBe(true);
    const client = new pg.Client(to);
    await client.connect();
    const { rows } = await client.query(
      "insert into audit_entry (operator, action, details) values ('olivia', 'next', '{}') returning id, (select max(id) from audit_entry) as last",
    );
    expect(Number(rows[0]?.id)).toBe(Number(rows[0]?.last) + 1);
    await client.end();
  });
});

const plain = gunzipSync(await readFile(file));

describe('nothing is restored', () => {
  const lines = plain.toString('utf8').split('\n');
  const spoilt: readonly (readonly [why: string, bytes: Buffer, problem: RegExp])[] = [
    ['that is no backup', Buffer.from('{"product":"another"}'), /is no backup/],
    ['that is another compressed text', gzipSync('hello\nworld\n'), /is no backup/],
    ['that is empty', Buffer.alloc(0), /is no backup/],
    ['that was cut off as it was written', gzipSync(plain.subarray(0, plain.length / 2)), /cut off or damaged/],
    ['that was cut off on the way', Buffer.from(gzipSync(plain).subarray(0, -2000)), /cut off or damaged/],
    ['without its last line', gzipSync(lines.slice(0, -2).join('\n')), /cut off or damaged/],
    ['in which a row was changed', gzipSync(plain.toString('utf8').replace('Tab', 'Tub')), /cut off or damaged/],
    [
      'in which a row was lost',
      gzipSync(lines.filter((_, index) => index !== lines.findIndex((line) => line.includes('Tab'))).join('\n')),
      /cut off or damaged/,
    ],
    ['of a newer version', gzipSync(plain.toString('utf8').replace(/"migration":"\d+/, '"migration":"9999')), /newer/],
  ];

  test.each(spoilt)('of a file %s', async (_why, bytes, problem) => {
    const [to, place] = [await emptyDatabase(), folder()];
    const damaged = join(place, 'damaged');
    await writeFile(damaged, bytes);
    const outcome = await restore(damaged, to, { dataDir: place, secret: null });
    expect(outcome.ok ? '' : outcome.reason).toMatch(problem);
    expect(await readdir(place)).toEqual(['damaged']);
    const client = new pg.Client(to);
    await client.connect();
    const { rows } = await client.query(
      "select case when to_regclass('public.account') is null then 0 else (xpath('/row/c/text()', query_to_xml('select count(*) c from account', true, true, '')))[1]::text::int end as people",
    );
    expect(rows[0]?.people).toBe(0);
    await client.end();
  });

  test('into a database with people in it', async () => {
    const before = await everything(connection);
    const outcome = await restore(file, connection, config);
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('There are people') });
    expect(await everything(connection)).toEqual(before);
  });

  test('under another key', async () => {
    const other = { dataDir: folder(), secret: 'another key that is long enough, too' };
    expect(await restore(file, await emptyDatabase(), other)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('another key'),
    });
  });
});
