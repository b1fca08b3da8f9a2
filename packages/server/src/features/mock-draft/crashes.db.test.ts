// Two server processes on one database, random commands to either, and kill -9 in the middle of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import type { LiveEventData } from '@pylon/contract/live/live-events';
import { draftPicks, pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import { expectSound } from '@pylon/engine/testing/sound-draft';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { postgresEditionStore } from '../../almanac/edition-store.queries.ts';
import { newestNumber } from '../../live/live-events.queries.ts';
import { draftHistories, entityIdOf, sendCommand, type Wish } from '../../testing/draft-commands.ts';
import { followLive, type LiveFollower } from '../../testing/live-follower.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { type Person, serverGroup } from '../../testing/server-group.ts';
import { scoringOf } from './draft-scoring.ts';
import { claimExpired, draftOf, type StoredOf, writeDraft } from './mock-draft.queries.ts';
import { RoomPools } from './players/room-pool.ts';

/** Histories to try; PYLON_CRASH_RUNS tries more, and fast-check prints the seed of the one that fails. */
const RUNS = Number(process.env['PYLON_CRASH_RUNS'] ?? 3);
const PATIENCE_MS = 180_000 + RUNS * 60_000;
/** For what follows from what happened, on a machine that starts servers beside it. */
const WAIT = { timeout: 120_000 };

const { db, connection } = await scratchDatabase();
const edition = sampleEdition();
const store = postgresEditionStore(db);
await store.put(encodeEdition(edition));
await store.setCurrent(edition.id, 'sample');
const databaseUrl = `postgres://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`;

const { servers, allUp, addressOf, arrive, stop } = await serverGroup(databaseUrl, [{}, {}]);
afterAll(stop, PATIENCE_MS);
await allUp();

async function storedOf(person: Person, id: string): Promise<StoredOf<'snake'>> {
  const stored = await draftOf(db, person.id, id);
  if (stored?.kind !== 'snake') throw new Error('the draft is gone');
  return stored;
}

const pools = new RoomPools();
function poolOf({ season, state: { settings } }: StoredOf<'snake'>) {
  const known = scoringOf(settings.sources);
  if (!known.ok) throw new Error('an unknown scoring');
  return pools.poolOf(edition, season, settings, known.value).pool;
}

type Pick = LiveEventData<'mock-draft:pick'>;
type Change = LiveEventData<'mock-draft:changed'>;

/** What a reader was told of one draft, one version after the other. */
function toldOf({ events }: LiveFollower, mockDraftId: string) {
  return events.flatMap(({ name, data }) => {
    const told = data as Pick | Change; // the reader parsed it
    if (told.mockDraft.id !== mockDraftId) return [];
    const pick = name === 'mock-draft:pick' ? (told as Pick).mockDraftPick : null;
    return [{ version: told.mockDraft.version, pick, change: pick ? null : (told as Change).change }];
  });
}

/** The follower has heard of everything that was ever told, once and in order. */
async function expectComplete(follower: LiveFollower, person: Person): Promise<void> {
  const newest = await newestNumber(db, person.id);
  await vi.waitFor(() => expect(follower.events.at(-1)?.number ?? 0).toBe(newest), WAIT);
  const numbers = follower.events.map(({ number }) => number);
  expect(numbers, 'numbered without a gap or a double').toEqual(Array.from(numbers, (_, index) => index + 1));
}

describe('two servers on one database, either killed at any moment', () => {
  test(
    'no pick is lost or doubled, the draft stays a possible one, and a reader misses nothing',
    async () => {
      await fc.assert(
        fc.asyncProperty(draftHistories, async ({ mode, teams, bursts, crashes }) => {
          await allUp();
          const person = await arrive();
          const { season } = await person.ask('currentSeason', {});
          const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: teams, draftPosition: 3 } as const;
          const { mockDraft } = await person.ask('createMockDraft', {
            ...wishes,
            simulationMode: mode === 'Manual' ? 'Manual' : 'AutoDraft',
          });
          const begun = await storedOf(person, mockDraft.id);
          const pool = poolOf(begun).table.entityIds;
          let connections = 0;
          const follower = followLive(() => addressOf(connections++), person.token);

          /** What servers said they had done. */
          const done: { readonly version: number; readonly picked: string | null }[] = [];
          const unexpected: string[] = [];
          const queuedForGood = new Set<string>();
          const act = async (wished: Wish) => {
            const { reply, entityId } = await sendCommand(person, mockDraft.id, pool, wished);
            if (reply && reply.status >= 500) unexpected.push(`${wished.kind}: ${reply.status}`);
            if (!reply?.data) return;
            if (wished.kind === 'lateQueue' && entityId) queuedForGood.add(entityId);
            const picked = wished.kind === 'pick' || wished.kind === 'wildPick' ? entityId : null;
            if ('version' in reply.data) done.push({ version: reply.data.version, picked });
          };
          for (const [index, burst] of bursts.entries()) {
            const crash = crashes.find((each) => each.burst % bursts.length === index);
            if (crash) await allUp(); // a database with no server at all answers nobody
            const killing = crash && sleep(crash.afterMs).then(() => servers[crash.server]?.crash());
            await Promise.all([...burst.map(act), killing]);
            if (index % 3 === 2) follower.hop();
          }

          await allUp();
          await expectComplete(follower, person);
          follower.close();
          const stored = await storedOf(person, mockDraft.id);
          const { state } = stored;
          expect(unexpected, 'what nobody expects').toEqual([]);
          expectSound(state, poolOf(stored), begun.state.settings);

          const told = toldOf(follower, mockDraft.id);
          const versions = [...new Set(told.map(({ version }) => version))];
          const first = begun.state.version + 1;
          expect(versions, 'every change was told of, in order').toEqual(
            Array.from({ length: state.version - begun.state.version }, (_, index) => first + index),
          );
          const answered = done.map(({ version }) => version);
          expect(new Set(answered).size, 'no two commands were answered for one change').toBe(answered.length);
          expect(versions, 'every answered change is there').toEqual(expect.arrayContaining(answered));
          for (const { version, picked } of done) {
            if (picked === null) continue;
            const atOnce = told.flatMap((each) =>
              each.version === version && each.pick ? [entityIdOf(each.pick)] : [],
            );
            expect(atOnce[0], 'an answered pick is the first of its change').toBe(picked);
          }

          // Picks of one course, until some are taken back, follow one another; those of the last course are in the
          // draft.
          let course: NonNullable<(typeof told)[number]['pick']>[] = [];
          for (const { pick, change } of told) {
            if (change === 'picks') course = [];
            if (!pick) continue;
            const before = course.at(-1);
            if (before) expect(pick.pickNumber, 'no pick was made twice or left out').toBe(before.pickNumber + 1);
            course.push(pick);
          }
          const picks = draftPicks(state);
          for (const pick of course) expect(picks[pick.pickNumber - 1]?.player?.entityId).toBe(entityIdOf(pick));
          for (const id of queuedForGood) expect(state.queue, 'an answered wish is in the queue').toContain(id);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    PATIENCE_MS,
  );

  test(
    'a clock that runs out while a server dies picks once in each draft',
    async () => {
      const person = await arrive();
      const { season } = await person.ask('currentSeason', {});
      const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 3 } as const;
      const ids: string[] = [];
      for (let draft = 0; draft < 8; draft++) {
        ids.push((await person.ask('createMockDraft', { ...wishes, pickClock: 120 })).mockDraft.id);
      }
      let connections = 0;
      const follower = followLive(() => addressOf(connections++), person.token);
      const before = await Promise.all(ids.map((id) => storedOf(person, id)));
      // Everything happened so long ago that the time is up now; the next clocks have two minutes.
      const agoMs = 120_000;
      await Promise.all(
        before.map((stored) => {
          const picks = stored.state.picks.map((pick) => ({ ...pick, pickedAtMs: pick.pickedAtMs - agoMs }));
          const state = { ...stored.state, picks, draftAtMs: stored.state.draftAtMs - agoMs };
          expect(pickDeadlineMs(state)).toBeLessThanOrEqual(Date.now());
          return writeDraft(db, stored, { ...stored, state, deadlineMs: pickDeadlineMs(state) }, []);
        }),
      );
      await vi.waitFor(() => expect(follower.events.length).toBeGreaterThan(0), { ...WAIT, interval: 5 });
      await servers[0]?.crash();
      const allStored = () => Promise.all(ids.map((id) => storedOf(person, id)));
      // The other server goes on. Until the first is there again, two minutes may pass, and the next clocks run out.
      const after = await vi.waitFor(async () => {
        const states = (await allStored()).map(({ state }) => state);
        expect(states.map(({ picks }) => picks.length)).toEqual(ids.map(() => 17));
        return states;
      }, WAIT);
      expect(await claimExpired(db, new Date(), 100), 'no clock can fire again').toEqual([]);
      await expectComplete(follower, person);
      follower.close();
      for (const [index, state] of after.entries()) {
        const id = ids[index] ?? '';
        const turn = state.picks[2];
        expect(turn?.isAutoDraft).toBe(true);
        expect(state.picks).toHaveLength(17); // from the person's turn to the next one
        expect(state.version, 'one change').toBe((before[index]?.state.version ?? 0) + 1);
        const numbers = toldOf(follower, id).map(({ pick }) => pick?.pickNumber);
        expect(numbers, 'told once').toEqual(Array.from({ length: 15 }, (_, at) => 3 + at));
      }
      await allUp();
    },
    PATIENCE_MS,
  );
});
