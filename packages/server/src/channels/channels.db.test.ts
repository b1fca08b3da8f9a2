// Whatever carries the messages of processes, they are told the same way.
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { describeRedis } from '../testing/describe-redis.ts';
import { redisServer } from '../testing/redis-server.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { brokeredChannels, type Channels, LONGEST_MESSAGE_BYTES } from './channels.ts';
import { postgresChannels } from './postgres-channels.ts';
import { redisChannels } from './redis-channels.ts';

const { connection } = await scratchDatabase();
const PATIENCE = { timeout: 20_000, interval: 20 };

/** What breaks each line that channels hold, as when a machine on the way is taken away. */
type Break = () => Promise<unknown>;

function conform(open: () => Promise<Channels>, breakLines: Break) {
  const opened: Channels[] = [];
  const another = async () => {
    const channels = await open();
    opened.push(channels);
    return channels;
  };
  afterAll(() => Promise.all(opened.map((channels) => channels.close())));
  const listen = async (channels: Channels, channel: string) => {
    const heard: string[] = [];
    const gaps = { count: 0 };
    await channels.on(channel, { onMessage: (message) => heard.push(message), onGap: () => gaps.count++ });
    return { heard, gaps };
  };

  test('a message reaches every process that listens, the one that told it too, and on its channel alone', async () => {
    const [one, two] = [await another(), await another()];
    const [atOne, atTwo, elsewhere] = [await listen(one, 'a'), await listen(two, 'a'), await listen(two, 'b')];
    await one.tell('a', ['first', 'second']);
    await two.tell('a', ['third']);
    await vi.waitFor(() => {
      for (const { heard } of [atOne, atTwo]) expect([...heard].sort()).toEqual(['first', 'second', 'third']);
    }, PATIENCE);
    expect(atOne.heard.indexOf('first')).toBeLessThan(atOne.heard.indexOf('second'));
    expect(elsewhere.heard).toEqual([]);
  });

  test('a message may be as long as is said, and of any letters', async () => {
    const channels = await another();
    const { heard } = await listen(channels, 'long');
    const long = `${'é'.repeat((LONGEST_MESSAGE_BYTES - 1) / 2)}`;
    await channels.tell('long', [long, '', '{"a":"\\n"}']);
    await channels.tell('long', []);
    await vi.waitFor(() => expect(heard).toEqual([long, '', '{"a":"\\n"}']), PATIENCE);
  });

  test('a line that breaks is made again, and whoever listened is told of the gap', async () => {
    const channels = await another();
    const { heard, gaps } = await listen(channels, 'gap');
    const before = gaps.count;
    await breakLines();
    await vi.waitFor(() => expect(gaps.count).toBeGreaterThan(before), PATIENCE);
    expect(channels.isUp()).toBe(true);
    await channels.tell('gap', ['after']);
    await vi.waitFor(() => expect(heard).toEqual(['after']), PATIENCE);
  });

  test('what is told by closed ones is refused, and they hear nothing any more', async () => {
    const [closed, open] = [await another(), await another()];
    const { heard } = await listen(closed, 'closed');
    const { heard: last } = await listen(open, 'closed');
    await closed.close();
    await expect(closed.tell('closed', ['nobody'])).rejects.toThrow();
    await open.tell('closed', ['somebody']);
    await vi.waitFor(() => expect(last).toEqual(['somebody']), PATIENCE);
    expect(heard).toEqual([]);
  });
}

describe('the channels of PostgreSQL', () => {
  conform(
    () => postgresChannels({ ...connection, application_name: 'channels' }),
    async () => {
      const db = openDatabase({ ...connection, max: 1 });
      await db
        .selectFrom('pg_stat_activity' as never)
        .select(({ fn }) => fn('pg_terminate_backend', ['pid' as never]).as('ended'))
        .where('application_name' as never, '=', 'channels' as never)
        .execute();
      await db.destroy();
    },
  );
});

await describeRedis('the channels of Redis', (redis) => {
  const patient = { onAway: () => {}, onBack: () => {} };
  conform(
    () => redisChannels(redis.url, patient),
    async () => {
      await redis.crash();
      await redis.start();
    },
  );

  test('one that is not there keeps nobody waiting, and is used once it is there', async () => {
    const late = await redisServer();
    await late.crash();
    const told: string[] = [];
    const telling = { onAway: () => void told.push('away'), onBack: () => void told.push('back') };
    const channels = await redisChannels(late.url, telling);
    const heard: string[] = [];
    await channels.on('late', { onMessage: (message) => heard.push(message), onGap: () => {} });
    expect(channels.isUp()).toBe(false);
    await expect(channels.tell('late', ['nobody'])).rejects.toThrow();
    expect(told, 'once, however often it is tried').toEqual(['away']);
    await late.start();
    await vi.waitFor(() => expect(channels.isUp()).toBe(true), PATIENCE);
    expect(told).toEqual(['away', 'back']);
    await channels.tell('late', ['hello']);
    await vi.waitFor(() => expect(heard).toEqual(['hello']), PATIENCE);
    await channels.close();
    await late.stop();
  });

  test('one that answers nothing any more counts as away, though its line stands', async () => {
    const channels = await redisChannels(redis.url, { ...patient, heartbeatMs: 100 });
    let gaps = 0;
    await channels.on('frozen', { onMessage: () => {}, onGap: () => gaps++ });
    redis.freeze();
    await vi.waitFor(() => expect(channels.isUp()).toBe(false), PATIENCE);
    await expect(channels.tell('frozen', ['nobody'])).rejects.toThrow();
    redis.goOn();
    await vi.waitFor(() => expect(channels.isUp()).toBe(true), PATIENCE);
    expect(gaps).toBeGreaterThan(0);
    await channels.close();
  });

  test('where the database stands behind it, what it does not take is told by the database', async () => {
    const database = await postgresChannels(connection);
    const broker = await redisChannels(redis.url, patient);
    const channels = brokeredChannels(broker, database);
    const heard: string[] = [];
    await channels.on('both', { onMessage: (message) => heard.push(message), onGap: () => {} });
    await channels.tell('both', ['by the broker']);
    await vi.waitFor(() => expect(heard).toEqual(['by the broker']), PATIENCE);
    await redis.crash();
    await channels.tell('both', ['by the database']);
    await vi.waitFor(() => expect(heard).toEqual(['by the broker', 'by the database']), PATIENCE);
    await redis.start();
    await channels.close();
    await database.close();
  });
});
