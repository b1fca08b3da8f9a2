import type { LiveEvent } from '@pylon/contract/live/live-events';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { postgresChannels } from '../channels/postgres-channels.ts';
import { readLive } from '../testing/live-reader.ts';
import { testServer } from '../testing/test-server.ts';
import { type DeliveredEvent, openEventHub } from './event-hub.ts';
import { eventsAfter, MOST_EVENTS_KEPT, publishEvents, tellEverybody } from './live-events.queries.ts';

const { db, connection, server, ask, register } = await testServer();
const base = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/sse`;

const changed = (version: number): LiveEvent => ({
  event: 'mock-draft:changed',
  data: { mockDraft: { id: 'draft', version }, change: 'picks' },
});
const publish = (accountId: string, ...events: LiveEvent[]) =>
  db.transaction().execute((transaction) => publishEvents(transaction, accountId, events));
const arrive = async () => {
  const { user, token } = await ask('login', {});
  return { id: user.id, token, url: `${base}?token=${token}` };
};

describe('publishing', () => {
  test('numbers of a person have no holes and no doubles, whoever publishes at once', async () => {
    const { id } = await arrive();
    await Promise.all(Array.from({ length: 12 }, (_, index) => publish(id, changed(index), changed(index))));
    const numbers = (await eventsAfter(db, id, 0, 100)).map((event) => event.number);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test('an event of a change that was rolled back was never told', async () => {
    const { id } = await arrive();
    await db
      .transaction()
      .execute(async (transaction) => {
        await publishEvents(transaction, id, [changed(1)]);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await publish(id, changed(2));
    expect((await eventsAfter(db, id, 0, 100)).map((event) => event.number)).toEqual([1]);
  });
});

test('of a person’s events only the newest are kept, and another’s are not counted among them', async () => {
  const [{ id }, other] = [await arrive(), await arrive()];
  await publish(other.id, changed(1));
  const many = Array.from({ length: MOST_EVENTS_KEPT + 20 }, (_, index) => changed(index));
  await publish(id, ...many);
  await publish(id, changed(0), changed(1));
  const kept = await eventsAfter(db, id, 0, 2 * MOST_EVENTS_KEPT);
  expect(kept).toHaveLength(MOST_EVENTS_KEPT);
  expect(kept.at(-1)?.number).toBe(MOST_EVENTS_KEPT + 22);
  expect(await eventsAfter(db, other.id, 0, 10)).toHaveLength(1);
});

describe('the stream', () => {
  test('tells a person every event once, in order', async () => {
    const { id, url } = await arrive();
    const reader = await readLive(url);
    await publish(id, changed(1));
    await publish(id, changed(2), changed(3));
    const told = [await reader.next(), await reader.next(), await reader.next()];
    expect(told.map((event) => event.number)).toEqual([1, 2, 3]);
    reader.close();
  });

  test('resumes after the number that was seen last', async () => {
    const { id, url } = await arrive();
    await publish(id, changed(1), changed(2), changed(3));
    const reader = await readLive(`${url}&lastEventId=1`);
    expect((await reader.next()).number).toBe(2);
    expect((await reader.next()).number).toBe(3);
    reader.close();
  });

  test("tells nobody another person's events", async () => {
    const [mine, other] = [await arrive(), await arrive()];
    const reader = await readLive(mine.url);
    await publish(other.id, changed(1));
    await publish(mine.id, changed(7));
    expect((await reader.next()).data).toMatchObject({ mockDraft: { version: 7 } });
    reader.close();
  });

  test('opens for no token and no invented one', async () => {
    expect((await fetch(base)).status).toBe(401);
    expect((await fetch(`${base}?token=invented`)).status).toBe(403);
  });

  test('ends with the account: when it is deleted, and when what is in it moves into another', async () => {
    const [deleted, moved, { email, password }] = [await arrive(), await arrive(), await register()];
    const readers = [await readLive(deleted.url), await readLive(moved.url)];
    await ask('deleteMyAccount', {}, deleted.token);
    await ask('login', { email, password }, moved.token);
    for (const reader of readers) await expect(reader.next()).rejects.toThrow('the stream ended');
  });

  test('of a session that ends while it is opened is not kept open', async () => {
    const { id, url } = await arrive();
    // Holds the opening up after it has asked whose token it is.
    const opening = await db.transaction().execute(async (transaction) => {
      await sql`lock table live_event_counter in access exclusive mode`.execute(transaction);
      const opened = readLive(url);
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(transaction);
        expect(rows).toHaveLength(1);
      });
      await transaction.deleteFrom('session').where('account_id', '=', id).execute();
      await publishEvents(transaction, id, [{ event: 'account:changed', data: { change: 'sessions' } }]);
      return { opened };
    });
    await expect((await opening.opened).next()).rejects.toThrow('the stream ended');
  });

  test('a person may open ten windows, not eleven', async () => {
    const { url } = await arrive();
    const readers = await Promise.all(Array.from({ length: 10 }, () => readLive(url)));
    expect((await fetch(url)).status).toBe(429);
    for (const reader of readers) reader.close();
  });
});

describe('another process', async () => {
  const channels = await postgresChannels(connection);
  afterAll(channels.close);
  const hub = await openEventHub(db, channels);

  test('is told what this one published', async () => {
    const { id } = await arrive();
    const told = new Promise<readonly DeliveredEvent[]>((resolve) => {
      void hub.subscribe(id, 0, (events) => events.length > 0 && resolve(events));
    });
    await publish(id, changed(1));
    expect(await told).toMatchObject([{ number: 1, name: 'mock-draft:changed' }]);
  });

  test('is told what goes to everybody, which has no number and is not kept', async () => {
    const people = [await arrive(), await arrive()];
    const told = people.map(
      ({ id }) =>
        new Promise<readonly DeliveredEvent[]>((resolve) => {
          void hub.subscribe(id, 0, (events) => events.length > 0 && resolve(events));
        }),
    );
    const data = { season: 2025, week: 9, at: '2025-11-02T18:05:00.000Z' };
    await db.transaction().execute((t) => tellEverybody(t, { event: 'fantasy-hq:scores', data }));
    for (const each of told) expect(await each).toEqual([{ number: null, name: 'fantasy-hq:scores', data }]);
    for (const { id } of people) expect(await eventsAfter(db, id, 0, 10)).toEqual([]);
  });
});
