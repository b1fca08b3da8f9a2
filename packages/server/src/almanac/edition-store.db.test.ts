import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { postgresChannels } from '../channels/postgres-channels.ts';
import { parseEditions } from '../settings/editions.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { bucketShelf } from './bucket-shelf.ts';
import { EditionHolder } from './edition-holder.ts';
import { EDITION_CHANNEL, postgresEditionStore } from './edition-store.queries.ts';
import { followEditions } from './follow-editions.ts';
import { ShelfAway } from './table-shelf.ts';

const { db, connection } = await scratchDatabase();
const bucket = await bucketServer();
const kept = parseEditions(bucket.url);
if (!kept) throw new Error('an address of a bucket');
const inDatabase = postgresEditionStore(db);
const inBucket = postgresEditionStore(db, bucketShelf(kept));
const league = buildLeague(2025);
const editionOf = (day: number) =>
  buildTestEdition(league, { asOf: `2025-09-0${day}`, builtAt: `2025-09-0${day}T00:00:00Z` });
const [first, second, third] = [editionOf(1), editionOf(2), editionOf(3)];

const tablesInDatabase = async () =>
  Number(
    (
      await db
        .selectFrom('almanac_table')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
/** Files of the tables in the bucket; beside each lies what the server knows of it. */
const filesInBucket = async () =>
  (await readdir(bucket.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.name.endsWith('_object'),
  );

const STORES = [
  {
    where: 'in the database',
    store: inDatabase,
    tableCount: tablesInDatabase,
    damage: async () => {
      const damaged = { content: Buffer.from('damaged') };
      await db.updateTable('almanac_table').set(damaged).where('name', '=', 'games').execute();
    },
  },
  {
    where: 'in a bucket',
    store: inBucket,
    tableCount: async () => (await filesInBucket()).length,
    damage: async () => {
      for (const { name, parentPath } of await filesInBucket())
        if (parentPath.endsWith('/games')) await writeFile(join(parentPath, name), 'damaged');
    },
  },
];

describe.each(STORES)('editions $where', ({ store, tableCount, damage }) => {
  beforeAll(async () => {
    await db.deleteFrom('almanac_current').execute();
    await db.deleteFrom('almanac_edition').execute();
  });

  test('none is in force at first', async () => {
    expect([await store.current(), await store.origin()]).toEqual([null, null]);
    expect(await new EditionHolder().load(store)).toEqual({ ok: false, reason: 'none' });
  });

  test('what was stored comes back whole', async () => {
    await store.put(encodeEdition(first));
    await store.put(encodeEdition(first));
    await store.setCurrent(first.id, 'mirror');
    const holder = new EditionHolder();
    expect(await holder.load(store)).toMatchObject({ ok: true, edition: { id: first.id, manifest: first.manifest } });
    expect(holder.current()?.tables.games.column.gameId).toEqual(first.tables.games.column.gameId);
  });

  test('editions share the tables that did not change', async () => {
    const before = await tableCount();
    await store.put(encodeEdition(second));
    expect(await tableCount()).toBe(before);
    expect((await store.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test('an edition that is not stored cannot come into force', async () => {
    expect(await store.setCurrent(third.id)).toEqual({ ok: false, reason: 'unknown-edition' });
    expect(await store.current()).toBe(first.id);
  });

  test('every listening process is told of the edition that comes into force', async () => {
    const told: string[] = [];
    const channels = await postgresChannels(connection);
    await channels.on(EDITION_CHANNEL, { onMessage: (id) => told.push(id), onGap: () => {} });
    await store.setCurrent(second.id);
    await expect.poll(() => told).toEqual([second.id]);
    await channels.close();
    expect(await store.origin()).toBe('mirror');
  });

  test('a listener whose line is cut connects again and is told that it may have missed something', async () => {
    let gaps = 0;
    const told: string[] = [];
    const channels = await postgresChannels(connection);
    await channels.on(EDITION_CHANNEL, { onMessage: (id) => told.push(id), onGap: () => gaps++ });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
      db,
    );
    await expect.poll(() => gaps).toBe(1);
    await store.setCurrent(first.id);
    await expect.poll(() => told).toEqual([first.id]);
    await channels.close();
  });

  test('pruning keeps the newest and the one in force, with all their tables', async () => {
    await store.put(encodeEdition(third));
    await store.prune(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(await new EditionHolder().load(store)).toMatchObject({ ok: true });
    await store.setCurrent(third.id);
    await store.prune(1);
    expect(await tableCount()).toBe(Object.keys(third.manifest.tables).length);
  });

  test('a stored table that was damaged is noticed and never served', async () => {
    await damage();
    expect(await new EditionHolder().load(store)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('what is damaged is healed by the same edition', async () => {
    await store.put(encodeEdition(third));
    expect(await new EditionHolder().load(store)).toMatchObject({ ok: true, edition: { id: third.id } });
  });
});

describe('a bucket', () => {
  test('has the tables, and the database none of them', async () => {
    await db.deleteFrom('almanac_table').execute();
    await inBucket.put(encodeEdition(first));
    expect([await tablesInDatabase(), (await filesInBucket()).length > 0]).toEqual([0, true]);
  });

  test('that is away, or knows no such key, says so, and names neither key nor secret', async () => {
    const stranger = postgresEditionStore(db, bucketShelf({ ...kept, secret: 'hunter2' }));
    await expect(stranger.put(encodeEdition(first))).rejects.toThrow(/PYLON_EDITIONS_URL: 127.* answers 403 \w+\.$/);
    const nowhere = postgresEditionStore(
      db,
      bucketShelf({ ...kept, url: `${kept.url.replace('/pylon/', '/other/')}` }),
    );
    await expect(nowhere.put(encodeEdition(first))).rejects.toThrow('answers 404 NoSuchBucket');
    await bucket.stop();
    await expect(inBucket.get(first.id)).rejects.toThrow(/PYLON_EDITIONS_URL: 127.* does not answer \(ECONNREFUSED\)/);
    await bucket.start();
  });

  test('that does not take an edition leaves nothing of it, and the one in force stays', async () => {
    await inBucket.setCurrent(first.id);
    const next = editionOf(4);
    await bucket.stop();
    await expect(inBucket.put(encodeEdition(next))).rejects.toThrow(ShelfAway);
    await bucket.start();
    expect(await inBucket.setCurrent(next.id)).toEqual({ ok: false, reason: 'unknown-edition' });
    expect(await new EditionHolder().load(inBucket)).toMatchObject({ ok: true, edition: { id: first.id } });
  });

  test('that comes back late is read then: until then the edition that is held stays', async () => {
    const holder = new EditionHolder();
    const told: string[] = [];
    const following = followEditions(
      () => holder.load(inBucket),
      (line) => told.push(line),
      5,
    );
    await following.once();
    await inBucket.put(encodeEdition(second));
    await inBucket.setCurrent(second.id);
    await bucket.stop();
    await following.once();
    expect(holder.current()?.id).toBe(first.id);
    expect(told).toEqual([expect.stringContaining('The edition that is held stays')]);
    await bucket.start();
    await expect.poll(() => holder.current()?.id).toBe(second.id);
    await expect.poll(() => told.at(-1)).toBe('The store of editions answers again.');
    await following.stop();
  });
});

describe('imported files', () => {
  const store = inBucket;
  const file = (name: string, importedAt: string) => ({
    hash: `hash of ${name}`,
    name,
    options: { season: 2025 },
    importedAt,
    content: Buffer.from([0, 255, 7]),
  });

  test('are kept in the order of their last import, each content once, as the operator last described it', async () => {
    await store.putImport(file('b.csv', '2025-09-02T00:00:00.000Z'));
    await store.putImport(file('a.csv', '2025-09-03T00:00:00.000Z'));
    await store.putImport({ ...file('b.csv', '2025-09-04T00:00:00.000Z'), options: { season: 2026 } });
    const imports = await store.listImports();
    expect(imports.map(({ name }) => name)).toEqual(['a.csv', 'b.csv']);
    expect([...(imports[0]?.content ?? [])]).toEqual([0, 255, 7]);
    expect(imports.map(({ options }) => options)).toEqual([{ season: 2025 }, { season: 2026 }]);
  });
});
