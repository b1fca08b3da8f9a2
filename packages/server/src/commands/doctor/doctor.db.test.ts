import { createServer } from 'node:net';
import { join } from 'node:path';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { afterAll, describe, expect, test } from 'vitest';
import { editionStore } from '../../almanac/edition-store.ts';
import { parseConfig } from '../../config.ts';
import { migrationNames } from '../../db/migrate.ts';
import type { PaymentProvider } from '../../outside/payments/provider.ts';
import { parseEditions } from '../../settings/editions.ts';
import { bucketServer } from '../../testing/bucket-server.ts';
import { describeRedis } from '../../testing/describe-redis.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { disk } from './database-checks.ts';
import { examine, tell } from './doctor.ts';

const { db, connection } = await scratchDatabase();
const { host = '', port = 0, user = '', database = '' } = connection;
const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const NOW = new Date('2025-11-05T12:00:00Z');
const SECRET = 'a key of the house that is long enough';
const folder = temporaryFolder('doctor');

const look = async (env: Readonly<Record<string, string>>, provider: Partial<PaymentProvider> | null = null) =>
  examine(parseConfig({ DATABASE_URL, PYLON_DATA_DIR: folder, PYLON_SECRET: SECRET, ...env }, folder), NOW, async () =>
    // Of a provider only prices are asked.
    provider === null ? null : (provider as PaymentProvider),
  );
const of = async (part: string, ...given: Parameters<typeof look>) =>
  (await look(...given)).find((finding) => finding.part === part);

/** A mail server that greets, and takes nothing. */
const smtp = createServer((socket) => socket.end('554 no service here\r\n'));
await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
afterAll(() => smtp.close());
const smtpPort = (smtp.address() as { port: number }).port; // a server on a port has one

const PUBLIC = { PYLON_PUBLIC_URL: 'https://draft.example', PYLON_TRUST_PROXY: '127.0.0.1' };
const STRIPE = {
  ...PUBLIC,
  PYLON_STRIPE_KEY: 'sk_test_1',
  PYLON_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PYLON_STRIPE_PRICES: 'tier-1-month=a,tier-1-season=b,tier-2-month=c,tier-2-season=d',
};

test('a bad setting is all that is told: nothing else can be known', async () => {
  const findings = await look({ PORT: 'abc' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ part: 'settings', state: 'broken', what: expect.stringContaining('PORT') });
});

test('on this machine alone nothing is broken, and what is invented says so', async () => {
  const findings = await look({});
  expect(findings.filter(({ state }) => state === 'broken')).toEqual([]);
  expect(findings.map(({ part }) => part)).toEqual([
    ...['settings', 'address', 'secret', 'disk', 'database', 'data', 'jobs', 'mail', 'payment', 'platforms'],
  ]);
  expect(findings.find(({ part }) => part === 'data')).toMatchObject({ state: 'attend', toDo: expect.any(String) });
});

describe('an address that everybody reaches', () => {
  test('must not show mails', async () => {
    expect((await of('outbox', { ...PUBLIC, PYLON_OUTBOX: 'on' }))?.state).toBe('broken');
  });
  test.each([
    ['without encryption', { PYLON_PUBLIC_URL: 'http://draft.example' }, 'attend'],
    ['behind a proxy that is not named', { PYLON_PUBLIC_URL: 'https://draft.example' }, 'attend'],
    ['behind one that is', PUBLIC, 'well'],
  ])('%s', async (_how, env, state) => {
    expect((await of('address', env))?.state).toBe(state);
  });
  test('needs a mail server, which must answer', async () => {
    expect((await of('mail', PUBLIC))?.state).toBe('attend');
    const finding = await of('mail', { ...PUBLIC, PYLON_SMTP_URL: `smtp://mia:very-secret@127.0.0.1:${smtpPort}` });
    expect(finding).toMatchObject({ state: 'broken', what: expect.stringContaining('554') });
    expect(JSON.stringify(finding)).not.toContain('very-secret');
  });
});

describe('the database', () => {
  test('that does not answer is told without its password', async () => {
    const finding = await of('database', { DATABASE_URL: 'postgres://mia:very-secret@127.0.0.1:1/pylon' });
    expect(finding?.state).toBe('broken');
    expect(JSON.stringify(finding)).not.toContain('very-secret');
  });
  test('of another version is not looked into', async () => {
    const [newest = ''] = (await migrationNames()).toReversed();
    const rename = async (from: string, to: string) =>
      db
        .updateTable('kysely_migration' as never)
        .set({ name: to } as never)
        .where('name' as never, '=', from as never)
        .execute();
    for (const [name, state] of [
      ['0000_first', 'attend'],
      ['9999_later', 'broken'],
    ] as const) {
      await rename(newest, name);
      const findings = await look({});
      await rename(name, newest);
      // Under the name of the first the newest but one is the last.
      expect(findings.find(({ part }) => part === 'database')?.state).toBe(state);
      expect(findings.some(({ part }) => part === 'data')).toBe(false);
    }
  });
  test('that is not there yet is made by a start', async () => {
    expect(await of('database', { DATABASE_URL: '' })).toMatchObject({
      state: 'attend',
      toDo: expect.stringContaining('npm start'),
    });
  });
  test('elsewhere needs a key for all processes', async () => {
    expect((await of('secret', { PYLON_SECRET: '' }))?.state).toBe('attend');
  });
});

test('a broker that does not answer is told without its password', async () => {
  const finding = await of('broker', { PYLON_BROKER_URL: 'redis://mia:very-secret@127.0.0.1:1' });
  expect(finding).toMatchObject({ state: 'broken', what: expect.stringContaining('late') });
  expect(JSON.stringify(finding)).not.toContain('very-secret');
});

await describeRedis('a broker', (redis) => {
  test('carries a message, or the doctor says why not', async () => {
    expect((await of('broker', { PYLON_BROKER_URL: redis.url }))?.state).toBe('well');
    const named = redis.url.replace('//', '//nobody:very-secret@');
    expect(await of('broker', { PYLON_BROKER_URL: named })).toMatchObject({
      state: 'broken',
      what: expect.stringContaining('WRONGPASS'),
    });
  });
});

describe('payment', () => {
  const price = { amount: 999, currency: 'USD', interval: null, isOnSale: true };
  test.each([
    ['knows every price', async () => price, 'well'],
    ['does not sell one', async (plan: string) => (plan === 'tier-2-season' ? null : price), 'broken'],
    ['does not answer', async () => Promise.reject(new Error('no such key')), 'broken'],
  ] as const)('where the provider %s', async (_how, ask, state) => {
    expect((await of('payment', STRIPE, { name: 'stripe', price: ask }))?.state).toBe(state);
  });
  test('that gives plans away on an address of everybody is told', async () => {
    expect((await of('payment', { ...PUBLIC, PYLON_TEST_CHECKOUT: 'on' }))?.state).toBe('attend');
    expect((await of('payment', { ...PUBLIC, PYLON_PLANS: 'off' }))?.state).toBe('well');
  });
});

test('room on the disk is told of the folder that a first start will make, too', async () => {
  expect((await disk({ dataDir: join(folder, 'not-yet') })).what).toMatch(/GB free/);
});

test('each fault is told with what to do about it', async () => {
  const findings = await look({ ...PUBLIC, PYLON_OUTBOX: 'on' });
  const lines = tell(findings);
  for (const { toDo, part } of findings) {
    const at = lines.findIndex((line) => line.includes(` ${part} `));
    if (toDo !== null) expect(lines[at + 1]?.trim()).toBe(toDo);
  }
});

describe('a bucket for editions', () => {
  test('that holds the edition in force is named without its key', async () => {
    const bucket = await bucketServer();
    const edition = buildTestEdition(buildLeague(2025), { asOf: '2025-11-04' });
    const store = await editionStore(db, { editions: parseEditions(bucket.url) });
    await store.put(encodeEdition(edition));
    await store.setCurrent(edition.id, 'live');
    const PYLON_EDITIONS_URL = bucket.url;
    expect((await of('data', { PYLON_EDITIONS_URL }))?.what).toMatch(
      /^live, as of 2025-11-04, kept at 127\.0\.0\.1:\d+/,
    );
    await bucket.stop();
    expect(await of('data', { PYLON_EDITIONS_URL })).toMatchObject({
      state: 'broken',
      what: expect.stringMatching(/^The edition in force cannot be read: PYLON_EDITIONS_URL: \S+ does not answer/),
      toDo: expect.stringContaining('PYLON_EDITIONS_URL'),
    });
  });
});
