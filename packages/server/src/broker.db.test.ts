// Four processes that tell each other by a broker: while it is there, once it is killed, and when it is back.
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgresEditionStore } from './almanac/edition-store.queries.ts';
import type { Channels } from './channels/channels.ts';
import { redisChannels } from './channels/redis-channels.ts';
import { tryProcess } from './testing/call-process.ts';
import { describeRedis } from './testing/describe-redis.ts';
import { followLive, type LiveFollower } from './testing/live-follower.ts';
import { sampleEdition } from './testing/sample-edition.ts';
import { scratchDatabase } from './testing/scratch-database.ts';
import { type Person, serverGroup } from './testing/server-group.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };
/** Four processes share the machine with all other tests. */
const LONGEST_MS = 180_000;
/** They start at the pace of the machine. */
const LONGEST_START_MS = 900_000;
const SERVERS = [0, 1, 2, 3];

const { db, connection } = await scratchDatabase();

await describeRedis('four processes and a broker', (redis) => {
  let group: Awaited<ReturnType<typeof serverGroup>>;
  let person: Person;
  let draft: string;
  let streams: readonly LiveFollower[];
  let listening: Channels;
  const heard = { live_event: [] as string[], use: [] as string[] };

  beforeAll(async () => {
    const edition = sampleEdition();
    const store = postgresEditionStore(db);
    await store.put(encodeEdition(edition));
    await store.setCurrent(edition.id, 'sample');
    const databaseUrl = `postgres://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`;
    group = await serverGroup(
      databaseUrl,
      SERVERS.map(() => ({})),
      { PYLON_BROKER_URL: redis.url, PYLON_TRUST_PROXY: '127.0.0.1,::1' }, // whoever calls may say from which home
    );
    await group.allUp();
    person = await group.arrive();
    const { season } = await person.ask('currentSeason', {});
    const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 3 } as const;
    draft = (await person.ask('createMockDraft', wishes)).mockDraft.id;
    streams = SERVERS.map((server) => followLive(() => group.addressOf(server), person.token));
    listening = await redisChannels(redis.url, { onAway: () => {}, onBack: () => {} });
    for (const channel of ['live_event', 'use'] as const)
      await listening.on(channel, { onMessage: (message) => heard[channel].push(message), onGap: () => {} });
  }, LONGEST_START_MS);
  afterAll(async () => {
    for (const stream of streams ?? []) stream.close();
    await listening?.close();
    await group?.stop();
  }, LONGEST_MS);

  const figures = (name: string) =>
    Promise.all(
      SERVERS.map(async (server) => {
        const text = await (await fetch(`${group.addressOf(server)}/metrics`)).text();
        return Number(new RegExp(`^pylon_${name} (.+)$`, 'm').exec(text)?.[1]);
      }),
    );

  async function happenAt(server: number): Promise<void> {
    const replies = [
      await person.call(server, 'simulateRestOfDraft', { mockDraftId: draft }),
      await person.call(server, 'resetMockDraft', { mockDraftId: draft }),
    ];
    expect(replies.map((reply) => reply?.status)).toEqual([200, 200]);
  }

  /** Something happens at each, and each tells all of it, in order and once. */
  async function tellAtEach(): Promise<void> {
    for (const server of SERVERS) await happenAt(server);
    const { last } = await db
      .selectFrom('live_event_counter')
      .select('last')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const all = Array.from({ length: last }, (_, index) => index + 1);
    await vi.waitFor(() => {
      for (const { events } of streams) expect(events.map(({ number }) => number)).toEqual(all);
    }, PATIENCE);
  }

  /** What is used up at one process is used up at each. */
  async function spendAtOne(home: string): Promise<void> {
    const arriveAt = async (server: number) => {
      const reply = await tryProcess(group.addressOf(server), 'login', {}, '', home);
      return typeof reply === 'string' ? reply : (reply.error?.code ?? 'let in');
    };
    const refused = 'too-many-requests';
    let outcomes: readonly string[];
    do outcomes = await Promise.all(Array.from({ length: 20 }, () => arriveAt(0)));
    while (!outcomes.includes(refused));
    for (const server of SERVERS) await vi.waitFor(async () => expect(await arriveAt(server)).toBe(refused), PATIENCE);
  }

  test(
    'what is done at one is told by the broker to each, and what is used up at one is used up at each',
    async () => {
      expect(await figures('broker_up')).toEqual([1, 1, 1, 1]);
      await tellAtEach();
      await vi.waitFor(() => expect(heard.live_event.length).toBeGreaterThanOrEqual(2 * SERVERS.length), PATIENCE);
      expect(new Set(heard.live_event)).toEqual(new Set([person.id]));
      await spendAtOne('203.0.113.7');
      await vi.waitFor(() => expect(heard.use.join()).toContain('203.0.113.7'), PATIENCE);
      expect(await figures('broker_untold_total')).toEqual([0, 0, 0, 0]);
    },
    LONGEST_MS,
  );

  test(
    'a broker that is killed costs nothing but time, and is used again once it is back',
    async () => {
      await redis.crash();
      await tellAtEach();
      await vi.waitFor(async () => expect(await figures('broker_up')).toEqual([0, 0, 0, 0]), PATIENCE);
      await vi.waitFor(async () => {
        for (const untold of await figures('broker_untold_total')) expect(untold).toBeGreaterThan(0);
      }, PATIENCE);
      // Whoever tells has others' events with its own; what happens at one alone, the others have to look for.
      const before = await figures('streams_late_total');
      await happenAt(0);
      await vi.waitFor(async () => {
        const late = await figures('streams_late_total');
        for (const other of SERVERS.slice(1)) expect(late[other]).toBeGreaterThan(before[other] ?? 0);
      }, PATIENCE);
      await spendAtOne('203.0.113.8'); // told by the database meanwhile

      await redis.start();
      await vi.waitFor(async () => expect(await figures('broker_up')).toEqual([1, 1, 1, 1]), PATIENCE);
      await vi.waitFor(() => expect(listening.isUp()).toBe(true), PATIENCE);
      heard.live_event.length = 0;
      await tellAtEach();
      await vi.waitFor(() => expect(heard.live_event.length).toBeGreaterThanOrEqual(2 * SERVERS.length), PATIENCE);
    },
    LONGEST_MS,
  );
});
