// Four processes on one database, of which one has a clock that is ahead and one a clock that is behind: to whoever
// calls they are one. What happens to drafts when processes die is shown in features/mock-draft/crashes.db.test.ts, and
// that a job is one process's at a time in jobs/jobs.db.test.ts.
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import { afterAll, expect, test, vi } from 'vitest';
import { postgresEditionStore } from './almanac/edition-store.queries.ts';
import { draftOf, writeDraft } from './features/mock-draft/mock-draft.queries.ts';
import { tryProcess } from './testing/call-process.ts';
import { openLoad } from './testing/group-load.ts';
import { followLive } from './testing/live-follower.ts';
import { sampleEdition } from './testing/sample-edition.ts';
import { scratchDatabase } from './testing/scratch-database.ts';
import { type Person, serverGroup } from './testing/server-group.ts';

const MINUTES_MS = 60_000;
const PATIENCE = { timeout: 120_000, interval: 50 };
/** Four processes share the machine with all other tests. */
const LONGEST_MS = 300_000;
/** For how long a process that is told to stop says so and goes on: whoever is before it looks ten times a second. */
const LEAVE_SECONDS = 5;

const { db, connection } = await scratchDatabase();
const edition = sampleEdition();
const store = postgresEditionStore(db);
await store.put(encodeEdition(edition));
await store.setCurrent(edition.id, 'sample');
const databaseUrl = `postgres://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`;
const group = await serverGroup(
  databaseUrl,
  [{}, { aheadMs: 10 * MINUTES_MS }, { aheadMs: -10 * MINUTES_MS }, {}],
  { PYLON_TRUST_PROXY: '127.0.0.1,::1', PYLON_LEAVE_SECONDS: String(LEAVE_SECONDS) }, // whoever calls may say from where
);
const { servers, allUp, addressOf, arrive } = group;
afterAll(group.stop, LONGEST_MS);
await allUp();
const everyServer = servers.map((_, index) => index);

async function newDraft(person: Person, server: number, pickClock?: 120) {
  const { season } = await person.ask('currentSeason', {});
  const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 3 } as const;
  const reply = await person.call(server, 'createMockDraft', { ...wishes, ...(pickClock && { pickClock }) });
  if (!reply?.data) throw new Error(`no draft: ${reply?.error?.code}`);
  return reply.data.mockDraft.id;
}

test(
  'whoever signs in at one is known at each, and whoever signs out at one is out at each',
  async () => {
    const person = await arrive();
    const known = async () =>
      Promise.all(everyServer.map(async (server) => (await person.call(server, 'getMe', {}))?.status));
    expect(await known()).toEqual([200, 200, 200, 200]);
    const stream = await fetch(`${addressOf(3)}/api/sse?token=${person.token}`);
    await person.call(1, 'logout', {});
    expect(await known()).toEqual([403, 403, 403, 403]);
    expect(await stream.text(), 'the stream ends').toContain('heartbeat');
  },
  LONGEST_MS,
);

test(
  'what is done at one is told in the streams of each, once and in order',
  async () => {
    const person = await arrive();
    const streams = everyServer.map((server) => followLive(() => addressOf(server), person.token));
    const draft = await newDraft(person, 1);
    for (const server of everyServer) {
      await person.call(server, 'simulateRestOfDraft', { mockDraftId: draft });
      await person.call(server, 'resetMockDraft', { mockDraftId: draft });
    }
    const version = (await draftOf(db, person.id, draft))?.state.version;
    await vi.waitFor(() => {
      for (const { events } of streams) expect(events.at(-1)?.data).toMatchObject({ mockDraft: { version } });
    }, PATIENCE);
    const numbers = streams.map(({ events }) => events.map((event) => event.number));
    for (const told of numbers) expect(told).toEqual(numbers[0]);
    expect(numbers[0]).toEqual(Array.from(numbers[0] ?? [], (_, index) => index + 1));
    for (const stream of streams) stream.close();
  },
  LONGEST_MS,
);

test(
  'the time is the database’s, whatever the clocks of the machines say',
  async () => {
    const person = await arrive();
    const drafts = await Promise.all(everyServer.map((server) => newDraft(person, server, 120)));
    for (const id of drafts) {
      const draftAtMs = (await draftOf(db, person.id, id))?.state.draftAtMs ?? 0;
      expect(Math.abs(draftAtMs - Date.now())).toBeLessThan(5 * MINUTES_MS);
    }
    // Of the first two the clock has run out; of the others it does in five minutes, which is past for one process.
    const moved = async (id: string, byMs: number) => {
      const stored = await draftOf(db, person.id, id);
      if (stored?.kind !== 'snake') throw new Error('the draft is gone');
      const picks = stored.state.picks.map((pick) => ({ ...pick, pickedAtMs: pick.pickedAtMs + byMs }));
      const state = { ...stored.state, picks, draftAtMs: stored.state.draftAtMs + byMs };
      await writeDraft(db, stored, { ...stored, state, deadlineMs: pickDeadlineMs(state) }, []);
      return picks.length;
    };
    const [early = [], late = []] = [drafts.slice(2), drafts.slice(0, 2)];
    const before = await Promise.all(early.map((id) => moved(id, 5 * MINUTES_MS)));
    await Promise.all(late.map((id) => moved(id, -5 * MINUTES_MS)));
    const pickCount = async (id: string) => {
      const stored = await draftOf(db, person.id, id);
      return stored?.kind === 'snake' ? stored.state.picks.length : null;
    };
    await vi.waitFor(async () => expect(await Promise.all(late.map(pickCount))).toEqual([17, 17]), PATIENCE);
    expect(await Promise.all(early.map(pickCount))).toEqual(before);
  },
  LONGEST_MS,
);

test(
  'a budget that is used up at one is used up at each',
  async () => {
    // New people of one address: a budget that fills up again by one in twelve seconds, however slow the machine is.
    const arriveFrom = async (home: string, server: number) => {
      const reply = await tryProcess(addressOf(server), 'login', {}, '', home);
      return typeof reply === 'string' ? reply : (reply.error?.code ?? 'let in');
    };
    const refused = 'too-many-requests';
    let outcomes: readonly string[];
    do outcomes = await Promise.all(Array.from({ length: 20 }, () => arriveFrom('203.0.113.7', 0)));
    while (!outcomes.includes(refused));
    for (const server of everyServer)
      await vi.waitFor(async () => expect(await arriveFrom('203.0.113.7', server)).toBe(refused), PATIENCE);
    expect(await arriveFrom('203.0.113.8', 2), 'of nobody else').toBe('let in');
  },
  LONGEST_MS,
);

test(
  'an edition that comes into force is soon the one of each, and the one before comes back at none',
  async () => {
    const next = buildTestEdition(buildLeague(2025));
    const editionAt = async (server: number) => {
      const response = await fetch(`${addressOf(server)}/api/datatables/adps?seasonId=2025&limit=15&offset=0`);
      await response.text();
      return response.headers.get('etag')?.slice(3, 15);
    };
    const [old, fresh] = [edition.id.slice(0, 12), next.id.slice(0, 12)];
    expect(await Promise.all(everyServer.map(editionAt))).toEqual(everyServer.map(() => old));
    await store.put(encodeEdition(next));
    for (const [id, mark] of [
      [next.id, fresh],
      [edition.id, old], // and back, as after a bad one
    ]) {
      await store.setCurrent(id ?? '', 'sample');
      for (const server of everyServer)
        await vi.waitFor(async () => expect(await editionAt(server)).toBe(mark), PATIENCE);
      expect(await Promise.all(everyServer.map(editionAt))).toEqual(everyServer.map(() => mark));
    }
  },
  LONGEST_MS,
);

test(
  'a process that is replaced under load loses nothing, and one that dies costs nothing but a second try',
  async () => {
    const load = await openLoad(group, 6);
    await load.answers(60);
    await servers[0]?.replace();
    await servers[0]?.up;
    await load.answers(60);
    expect(load.cutOff(), 'whoever is told to stop answers what it took').toBe(0);
    await servers[3]?.crash();
    await load.answers(60);
    await servers[3]?.up;
    const { wrong, changed } = await load.end();
    expect(wrong).toEqual([]);
    for (const { person, mockDraftId, queue } of changed)
      expect((await draftOf(db, person.id, mockDraftId))?.state.queue, 'what was answered is there').toEqual(queue);
  },
  LONGEST_MS,
);
