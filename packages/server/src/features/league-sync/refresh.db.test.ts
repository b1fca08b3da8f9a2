import { platformFor } from '@pylon/connectors/platforms';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { frozenClock } from '../../clock.ts';
import { serverOutbound } from '../../outside/outbound/server-outbound.ts';
import { readLive } from '../../testing/live-reader.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import {
  LEAGUE_LIST,
  SECOND_LEAGUE,
  SLEEPER_LEAGUE,
  startTwoLeagues,
  syncedPerson,
} from '../../testing/sleeper-leagues.ts';
import { testServer } from '../../testing/test-server.ts';
import { weeksOver } from './leagues.queries.ts';
import { leaguesARound, openLeaguesPoll, refreshLeagues } from './refresh-leagues.job.ts';

const MINUTE_MS = 60_000;
const edition = sampleEdition();
const { season, kickoff } = edition.tables.games.column;
const kickoffs = [...kickoff].flatMap((moment, row) => (season[row] === 2025 ? [Date.parse(moment)] : [])).sort();
const first = kickoffs[0] ?? 0;
const at = (minutes: number) => new Date(first + minutes * MINUTE_MS).toISOString();

const sleeper = await startTwoLeagues();
afterAll(() => sleeper.close());
const standIns = { sleeper: sleeper.url };
const server = await testServer({ edition, now: at(30), standIns, isUnpaced: true });
const base = await server.server.listen({ host: '127.0.0.1', port: 0 });
const { db, ask, work, editions } = server;

/** Makes every league as if it had been read so long ago, by the database's clock. */
const age = (minutes: number) => {
  const then = sql<Date>`clock_timestamp() - ${minutes}::int * interval '1 minute'`;
  return db.updateTable('league').set({ read_at: then, whole_at: then }).execute();
};
/** What Sleeper is asked while something is done. */
async function askedWhile(act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = sleeper.asked.length;
  await act();
  return sleeper.asked.slice(before);
}
const isAbout = (id: string) => (path: string) => path === `/v1/league/${id}`;
const known = (id: OutsidePlatformId) => platformFor(id, serverOutbound(db, standIns));
/** Sends what comes round every few minutes, at a moment of the product's clock. */
const sendRound = (now: string, outside = known) =>
  refreshLeagues.run(
    {},
    { db, editions, clock: frozenClock(new Date(now)), platformFor: outside },
    { signal: AbortSignal.any([]), isLast: true },
  );
/** The same, and carries it out. */
async function comeRound(now: string): Promise<void> {
  await sendRound(now);
  await work();
}

/** Looks once at whose pages are open, at a moment of the product's clock. */
const lookAtOpen = (now: string, people: readonly string[]) =>
  openLeaguesPoll(
    { db, editions, clock: frozenClock(new Date(now)) },
    () => people,
    (error) => {
      throw error;
    },
  ).look();
/** What waits to be read, in the order in which it is taken. */
async function waiting(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select data->>'userLeagueId' as id from jobs.job where name = 'sync-league' and state < 'active'
    order by priority desc, created_on`.execute(db);
  return rows.map(({ id }) => id);
}

describe('while games are played', () => {
  test('a league whose page is open is read every minute: its weeks, and neither its draft nor the list of leagues', async () => {
    const { token } = await syncedPerson(server);
    const live = await readLive(`${base}/api/sse?token=${token}`);
    await age(2);
    const asked = await askedWhile(work);
    expect(asked).toContain(`/v1/league/${SLEEPER_LEAGUE}/matchups/2`);
    expect(asked.filter((path) => path.includes('/draft') || LEAGUE_LIST.test(path))).toEqual([]);
    expect(asked.filter((path) => /matchups\/(?![12]$)/.test(path))).toEqual([]);
    expect(await live.next()).toMatchObject({ name: 'user-league:sync' });
    expect(await askedWhile(work), 'what was read a moment ago').toEqual([]);
    live.close();
  });

  test('a league that several people look at is read once, and all of them are told', async () => {
    const people = [await syncedPerson(server), await syncedPerson(server)];
    const streams = await Promise.all(people.map(({ token }) => readLive(`${base}/api/sse?token=${token}`)));
    await age(2);
    const asked = await askedWhile(work);
    expect(asked.filter(isAbout(SLEEPER_LEAGUE))).toHaveLength(1);
    const told = await Promise.all(streams.map((stream) => stream.next()));
    expect(told).toMatchObject(people.map(({ id }) => ({ data: { userLeague: { id, status: 'COMPLETED' } } })));
    for (const stream of streams) stream.close();
  });

  test('a league that is over is read no more', async () => {
    const { token } = await syncedPerson(server);
    const live = await readLive(`${base}/api/sse?token=${token}`);
    await age(2);
    await db
      .updateTable('league')
      .set({ picture: sql`jsonb_set(picture, '{league,status}', '"completed"')` })
      .execute();
    expect(await askedWhile(work)).toEqual([]);
    expect(await askedWhile(() => comeRound(at(30)))).toEqual([]);
    await db
      .updateTable('league')
      .set({ picture: sql`jsonb_set(picture, '{league,status}', '"in-progress"')` })
      .execute();
    live.close();
  });
});

test('a league whose page is open is left alone while no game is near', async () => {
  const calm = await testServer({ edition, now: at(-24 * 60), standIns, isUnpaced: true });
  const { token } = await syncedPerson(calm);
  const address = await calm.server.listen({ host: '127.0.0.1', port: 0 });
  const live = await readLive(`${address}/api/sse?token=${token}`);
  await calm.db.updateTable('league').set({ read_at: sql<Date>`clock_timestamp() - interval '5 minutes'` }).execute();
  expect(await askedWhile(calm.work)).toEqual([]);
  live.close();
});

describe('a league that nobody looks at', () => {
  test.each([
    ['after an hour', 61, at(-24 * 60), 1],
    ['not within the hour', 59, at(-24 * 60), 0],
    ['after a quarter of an hour when games are about to start', 16, at(-10), 1],
    ['not within that quarter', 14, at(-10), 0],
  ])('is read %s', async (_when, minutes, now, times) => {
    await syncedPerson(server);
    await age(minutes);
    const asked = await askedWhile(() => comeRound(now));
    expect(asked.filter(isAbout(SLEEPER_LEAGUE))).toHaveLength(times);
  });
});

describe('leagues that nobody looks at, of a platform that is asked slowly', () => {
  const calm = at(-24 * 60);
  const slow = (id: OutsidePlatformId) => {
    const platform = known(id);
    return platform && { ...platform, site: platform.site && { ...platform.site, paceMs: 3_600_000 } };
  };

  test('are no more in a round than its turns last for, the oldest first', async () => {
    await syncedPerson(server, [SLEEPER_LEAGUE, SECOND_LEAGUE]);
    await age(61);
    await db
      .updateTable('league')
      .set({ whole_at: sql<Date>`whole_at - interval '1 minute'` })
      .where('platform_league_id', '=', SECOND_LEAGUE)
      .execute();
    const asked = await askedWhile(async () => {
      await sendRound(calm, slow);
      await work();
    });
    expect([SECOND_LEAGUE, SLEEPER_LEAGUE].map((id) => asked.filter(isAbout(id)).length)).toEqual([1, 0]);
  });

  test.each([
    [80, 375],
    [1_200, 25],
    [3_600_000, 1],
  ])('at %i ms between its turns are %i in ten minutes, which leaves it half of them', (paceMs, leagues) => {
    expect(leaguesARound(paceMs)).toBe(leagues);
  });

  test('wait for one that somebody asked to have read, though it was to be read by itself after them', async () => {
    await db.deleteFrom('user_league').execute(); // else leagues are read for whoever listed them first
    const { token, ids } = await syncedPerson(server, [SLEEPER_LEAGUE, SECOND_LEAGUE]);
    await age(61);
    await sendRound(calm);
    const [firstSent] = await waiting();
    const other = ids.find((id) => id !== firstSent) ?? '';
    await ask('resyncUserLeague', { id: other }, token);
    expect(await ask('getUserLeagueStatus', { id: other }, token)).toMatchObject({ status: 'WAITING' });
    expect(await waiting()).toEqual([other, firstSent]);
    await work();
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['while no game is near', calm],
    ['while games are played', at(30)],
  ])(
    'wait for one that is open in a browser %s, which is read whole though it was listed by somebody else',
    async (_when, now) => {
      await db.deleteFrom('user_league').execute();
      await syncedPerson(server, [SLEEPER_LEAGUE]);
      const listed = await syncedPerson(server, [SECOND_LEAGUE]);
      const looking = await syncedPerson(server, [SECOND_LEAGUE]);
      await age(61);
      await db
        .updateTable('league')
        .set({ whole_at: sql<Date>`whole_at - interval '1 minute'` })
        .where('platform_league_id', '=', SLEEPER_LEAGUE)
        .execute();
      await sendRound(calm);
      const [before = '', ...others] = await waiting();
      expect(others).toEqual([listed.id]);
      await lookAtOpen(now, [looking.accountId]);
      expect((await waiting()).filter((id) => id !== looking.id)).toEqual([listed.id, before]);
      const asked = await askedWhile(work);
      expect(asked.filter(isAbout(SECOND_LEAGUE)).length).toBeGreaterThan(0);
      expect(asked.findIndex(isAbout(SECOND_LEAGUE))).toBeLessThan(asked.findIndex(isAbout(SLEEPER_LEAGUE)));
      expect(asked).toContain(`/v1/league/${SECOND_LEAGUE}/drafts`);
    },
  );
});

test('leagues of one person ask for the list of that person’s leagues once', async () => {
  const asked = await askedWhile(() => syncedPerson(server, [SLEEPER_LEAGUE, SECOND_LEAGUE]));
  expect(asked.filter(isAbout(SECOND_LEAGUE)).length).toBeGreaterThan(0);
  expect(asked.filter((path) => LEAGUE_LIST.test(path))).toHaveLength(1);
});

test('rules that one person’s reading brings are the rules of all who have the league', async () => {
  const [one, other] = [await syncedPerson(server), await syncedPerson(server)];
  const rules = async ({ id, token }: typeof one) =>
    (await ask('fetchLeagueScoring', { leagueId: id }, token)).scoringSystem;
  const path = `/v1/league/${SLEEPER_LEAGUE}`;
  const told = z
    .looseObject({ scoring_settings: z.looseObject({}) })
    .parse(await (await fetch(`${sleeper.url}${path}`)).json());
  sleeper.set(path, { ...told, scoring_settings: { ...told.scoring_settings, pass_td: 6, pass_yd: 0.0425 } });
  await age(2);
  await ask('resyncUserLeague', { id: one.id }, one.token);
  await work();
  sleeper.set(path, told);
  expect((await rules(other)).scoringSettings).toEqual((await rules(one)).scoringSettings);
  const values = Object.values((await rules(other)).scoringSettings);
  expect(values).toContain(6);
  expect(values, 'to four decimals, as the platform has them').toContain(0.0425);
});

test('weeks are over that were so when the league was last read, however long ago that is; those since are read anew', async () => {
  await syncedPerson(server);
  const { id, picture } = await db
    .selectFrom('league')
    .select(['id', 'picture'])
    .where('platform_league_id', '=', SLEEPER_LEAGUE)
    .executeTakeFirstOrThrow();
  if (!picture) throw new Error('the league was read');
  const overAsOf = async (current: number) => {
    const league = { ...picture.league, weeks: { ...picture.league.weeks, current } };
    const over = await weeksOver(db, { id, picture: { ...picture, league } }, 2);
    return [...over.keys()].sort((one, other) => one - other);
  };
  expect(await overAsOf(5)).toEqual([1, 2, 3]);
  expect(await overAsOf(2)).toEqual([]);
});

describe('where the product’s time stands still', () => {
  test('a refresh reads anew what is older than a minute by the database’s clock, and nothing younger', async () => {
    const { id, token } = await syncedPerson(server);
    const refresh = async () => {
      await ask('resyncUserLeague', { id }, token);
      await work();
    };
    await age(2);
    expect(await askedWhile(refresh)).toContain(`/v1/league/${SLEEPER_LEAGUE}/matchups/2`);
    expect((await askedWhile(refresh)).filter((path) => path.includes('/matchups/'))).toEqual([]);
  });
});
