// Reading a league of another platform whole: twelve teams and a season of weeks, through the job, the embedded
// database and a stand-in that notes when it was asked. Most of it is waiting for turns, which the platform asks for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEdition } from '@pylon/almanac/editions/build';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { startLocalServer } from '@pylon/connectors/testing/stand-in/local-server';
import { EditionHolder } from '@pylon/server/almanac/edition-holder';
import { buildApp } from '@pylon/server/app/app';
import { postgresChannels } from '@pylon/server/channels/postgres-channels';
import { frozenClock } from '@pylon/server/clock';
import { openMigrated } from '@pylon/server/db/open';
import { openEventHub } from '@pylon/server/live/event-hub';
import { serverOutbound } from '@pylon/server/outside/outbound/server-outbound';
import type { Bench, BenchRow } from './measure.ts';
import { OWNER, sleeperSeason, TEAMS, WEEKS } from './support/sleeper-season.ts';

const SEASON = 2025;
const NOON = `${SAMPLE_DATE}T12:00:00Z`;
/** What Sleeper asks callers to stay below, in a minute. */
const MOST_A_MINUTE = 1_000;
const LONGEST_MS = 10_000;

/** The most requests that came within a second, for a minute. */
const busiestMinute = (timesMs: readonly number[]): number =>
  60 * Math.max(0, ...timesMs.map((start) => timesMs.filter((time) => time >= start && time < start + 1_000).length));

async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pylon-bench-'));
  const answers = new Map(Object.entries(sleeperSeason(SEASON)));
  const timesMs: number[] = [];
  const standIn = await startLocalServer(({ address, atMs }) => {
    timesMs.push(atMs);
    const known = answers.has(address.href);
    return Response.json(answers.get(address.href) ?? null, { status: known ? 200 : 404 });
  });
  const { db, connection, close } = await openMigrated({ databaseUrl: null, dataDir });
  const channels = await postgresChannels(connection);
  const hub = await openEventHub(db, channels);
  const editions = new EditionHolder();
  editions.take(
    buildEdition(sampleSeason({ seed: 1 }), { asOf: SAMPLE_DATE, mode: 'sample', sources: [], builtAt: NOON }),
  );
  const { server, work } = await buildApp({
    ...{ db, editions, hub, clock: frozenClock(new Date(NOON)) },
    secret: 'a secret of the benchmarks, long enough for anybody',
    outbound: serverOutbound(db, { sleeper: standIn.url }),
  });
  try {
    const ask = async (url: string, payload: object | null, token = ''): Promise<Record<string, unknown>> => {
      const headers = token ? { 'bearer-token': token } : {};
      const wish = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const };
      const { data, error } = (await server.inject({ ...wish, url: `/api${url}`, headers })).json();
      if (error) throw new Error(`${url}: ${JSON.stringify(error)}`);
      return data;
    };
    const { token } = (await ask('/users/register', { email: 'ada@pylon.example', password: 'fourth and one' })) as {
      readonly token: string;
    };
    const connector = { fantasyConnector: 'Sleeper', sleeperSettings: { username: OWNER } };
    const { fantasyAccount } = (await ask('/fantasy-connector/connect', connector, token)) as {
      readonly fantasyAccount: { readonly id: string };
    };
    const userFantasyAccountId = fantasyAccount.id;
    const listing = { userFantasyAccountId, seasonYear: SEASON };
    const { leagues } = (await ask('/fantasy-connector/fetch-leagues', listing, token)) as {
      readonly leagues: readonly { readonly fantasyConnectorId: string }[];
    };
    const fantasyConnectorLeagueIds = leagues.map(({ fantasyConnectorId }) => fantasyConnectorId);

    const synced = async () => {
      const before = timesMs.length;
      const { syncedLeagueIds } = (await ask(
        '/fantasy-connector/sync-leagues',
        { userFantasyAccountId, fantasyConnectorLeagueIds },
        token,
      )) as { readonly syncedLeagueIds: readonly string[] };
      const start = performance.now();
      const used = process.cpuUsage();
      await work.once();
      const milliseconds = performance.now() - start;
      const { user, system } = process.cpuUsage(used);
      const { status } = await ask(`/user-leagues/${syncedLeagueIds[0]}/status`, null, token);
      if (status !== 'COMPLETED') throw new Error(`the league is ${status}`);
      return { milliseconds, cpuMs: (user + system) / 1_000, requests: timesMs.length - before };
    };
    const first = await synced();
    const weeks = await db.selectFrom('league_week').select('week').execute();
    if (weeks.length !== WEEKS) throw new Error(`${weeks.length} weeks were read`);
    await db
      .updateTable('league')
      .set({ read_at: new Date(0) })
      .execute();
    const again = await synced();
    const busiest = busiestMinute(timesMs);
    if (busiest > MOST_A_MINUTE) throw new Error(`Sleeper was asked ${busiest} times a minute`);
    return [
      {
        name: `first time: ${TEAMS} teams, ${WEEKS} weeks, ${first.requests} requests`,
        ours: { amount: first.milliseconds, unit: 'ms' },
        against: { amount: LONGEST_MS, unit: 'ms', what: 'target' },
      },
      {
        name: 'of it our processor’s work, the stand-in’s with it',
        ours: { amount: first.cpuMs, unit: 'ms' },
        against: { amount: first.milliseconds, unit: 'ms', what: 'all of it, turns waited for' },
      },
      {
        name: `again, what may have changed: ${again.requests} requests`,
        ours: { amount: again.milliseconds, unit: 'ms' },
        against: { amount: first.milliseconds, unit: 'ms', what: 'first time' },
      },
      {
        name: 'requests in the busiest minute, as the platform saw them',
        ours: { amount: busiest, unit: 'answers' },
        against: { amount: MOST_A_MINUTE, unit: 'answers', what: 'what Sleeper asks for' },
      },
    ];
  } finally {
    await server.close();
    await channels.close();
    await close();
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'A league synced from Sleeper', run };
