// Events over a broker: it is told after the commit, and what it does not carry is found by looking.
import type { LiveEvent } from '@pylon/contract/live/live-events';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { redisChannels } from '../channels/redis-channels.ts';
import { openDatabase } from '../db/database.ts';
import { describeRedis } from '../testing/describe-redis.ts';
import { testServer } from '../testing/test-server.ts';
import { announceBy } from './announcer.ts';
import { type DeliveredEvent, type EventHub, openEventHub } from './event-hub.ts';
import { liveOverBroker } from './live-broker.ts';
import { LIVE_CHANNEL, publishEvents, writeAndPublish } from './live-events.queries.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const { db: plain, connection, ask } = await testServer();
const db = openDatabase({ ...connection, max: 4 });
afterAll(() => db.destroy());

const changed = (version: number): LiveEvent => ({
  event: 'mock-draft:changed',
  data: { mockDraft: { id: 'draft', version }, change: 'picks' },
});
const publish = (accountId: string, ...events: LiveEvent[]) =>
  db.transaction().execute((transaction) => publishEvents(transaction, accountId, events));
const arrive = async () => (await ask('login', {})).user.id;

/** A stream of a person: what it was told, call by call. */
async function follow(hub: EventHub, accountId: string) {
  const calls: (readonly DeliveredEvent[])[] = [];
  await hub.subscribe(accountId, 0, (events) => calls.push(events));
  await vi.waitFor(() => expect(calls).toHaveLength(1), PATIENCE); // there was nothing yet
  return { calls, numbers: () => calls.flat().map(({ number }) => number) };
}

describe('what nobody announced', () => {
  const told: string[] = [];
  announceBy(db, (accountId) => void told.push(accountId));
  const silent = { on: async () => {}, tell: async () => {}, isUp: () => false, close: async () => {} };

  test('is found by looking, of whoever is behind and of nobody else', async () => {
    const hub = await openEventHub(db, silent);
    const [behind, other] = [await arrive(), await arrive()];
    const [mine, others] = [await follow(hub, behind), await follow(hub, other)];
    await publish(behind, changed(1), changed(2));
    expect(await hub.catchUp()).toBe(1);
    await vi.waitFor(() => expect(mine.numbers()).toEqual([1, 2]), PATIENCE);
    expect(await hub.catchUp()).toBe(0);
    expect(others.calls).toHaveLength(1);
  });

  test('is found too when it is that the account is gone', async () => {
    const hub = await openEventHub(db, silent);
    const id = await arrive();
    const { calls } = await follow(hub, id);
    await db.deleteFrom('account').where('id', '=', id).execute();
    expect(await hub.catchUp()).toBe(1);
    await vi.waitFor(() => expect(calls).toEqual([[], []]), PATIENCE);
  });

  test('is announced once the change is there, and not when it comes to nothing', async () => {
    const id = await arrive();
    told.length = 0;
    await db.transaction().execute(async (transaction) => {
      await publishEvents(transaction, id, [changed(1)]);
      expect(told).toEqual([]);
    });
    expect(told).toEqual([id]);
    const failing = db.transaction().execute(async (transaction) => {
      await publishEvents(transaction, id, [changed(2)]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const refused = db.transaction().execute(async (transaction) => {
      await publishEvents(transaction, id, [changed(2)]);
      await sql`select 1 / 0`.execute(transaction).catch(() => {}); // the commit comes to nothing
    });
    await expect(refused).rejects.toThrow();
    expect(told).toEqual([id]);
    const nobody = db.updateTable('account').set({ email: 'a@b.example' }).where('id', '=', crypto.randomUUID());
    expect(await writeAndPublish(db, nobody.returning('id'), id, [changed(2)])).toBeNull();
    expect(told).toEqual([id]);
    const somebody = db.updateTable('account').set({ email: 'a@b.example' }).where('id', '=', id);
    expect(await writeAndPublish(db, somebody.returning('id'), id, [changed(2)])).toEqual({ id });
    expect(told).toEqual([id, id]);
  });
});

await describeRedis('over Redis', (redis) => {
  test('an event reaches streams without a word of the database’s, and what is told while it is away comes later', async () => {
    const notices: string[] = [];
    const broker = await redisChannels(redis.url, {
      onAway: () => void notices.push('away'),
      onBack: () => void notices.push('back'),
    });
    const hub = await openEventHub(plain, broker);
    const over = liveOverBroker({ db, broker, hub });
    const id = await arrive();
    const { numbers } = await follow(hub, id);
    await publish(id, changed(1));
    await vi.waitFor(() => expect(numbers()).toEqual([1]), PATIENCE);
    await redis.crash();
    await publish(id, changed(2));
    await writeAndPublish(db, db.selectNoFrom(sql<number>`1`.as('one')), id, [changed(3)]);
    await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]), PATIENCE);
    await vi.waitFor(() => expect(over.late()).toBeGreaterThan(0), PATIENCE);
    expect(over.untold()).toBe(2);
    expect(over.isUp()).toBe(false);
    await redis.start();
    await vi.waitFor(() => expect(over.isUp()).toBe(true), PATIENCE);
    const announced: string[] = [];
    await broker.on(LIVE_CHANNEL, { onMessage: (message) => announced.push(message), onGap: () => {} });
    await publish(id, changed(4));
    await vi.waitFor(() => expect(announced).toEqual([id]), PATIENCE);
    expect(notices).toEqual(['away', 'back']);
    await over.stop();
    await broker.close();
  });
});
