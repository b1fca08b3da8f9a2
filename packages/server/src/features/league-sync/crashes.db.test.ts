// A process that dies with kill -9 in the middle of reading a league.
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { startPlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';
import type { CallName } from '@pylon/contract/calls';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { postgresEditionStore } from '../../almanac/edition-store.queries.ts';
import { jobsOver } from '../../db/job-queues.ts';
import { callProcess } from '../../testing/call-process.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { startProcess } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Input } from '../../testing/test-server.ts';
import { syncLeague } from './sync-league.job.ts';

const PATIENCE = { timeout: 120_000, interval: 50 };
/** A process is started twice, beside all other tests. */
const LONGEST_MS = 300_000;
const { db, connection } = await scratchDatabase();
const edition = sampleEdition();
const store = postgresEditionStore(db);
await store.put(encodeEdition(edition));
await store.setCurrent(edition.id, 'sample');
const standIn = await startPlatformsStandIn({ season: 2025 });
const folder = temporaryFolder('sync-crash');
const start = () =>
  startProcess('main.ts', {
    DATABASE_URL: `postgres://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`,
    PYLON_DATA_DIR: folder,
    PYLON_ALMANAC: 'sample',
    PYLON_SECRET: 'one secret for every process of this test',
    PYLON_STAND_INS: `sleeper=${standIn.url}`,
  });
const running = new Set<ReturnType<typeof start>>();
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  await standIn.close();
}, LONGEST_MS);

/** All that is kept of leagues. */
async function kept() {
  const league = await db.selectFrom('league').select(['picture', 'read_at']).executeTakeFirstOrThrow();
  const weeks = await db.selectFrom('league_week').select(['week', 'picture']).orderBy('week').execute();
  return { league, weeks };
}
const statusIs = (status: string) =>
  vi.waitFor(async () => {
    const own = await db.selectFrom('user_league').select('status').executeTakeFirstOrThrow();
    expect(own.status).toBe(status);
  }, PATIENCE);

test(
  'leaves what was read before whole, and the next process reads the league again',
  async () => {
    const first = start();
    running.add(first);
    const address = await first.address();
    const ask = async <N extends CallName>(name: N, input: Input<N>, token = '') => {
      const reply = await callProcess(address, name, input, token);
      if (!reply?.data) throw new Error(`${name}: ${reply?.error?.code ?? 'no answer'}`);
      return reply.data;
    };
    const { token } = await ask('registerUser', { email: 'ada@pylon.example', password: 'fourth and one' });
    const account = { fantasyConnector: 'Sleeper', sleeperSettings: { username: 'ada' } };
    const userFantasyAccountId = (await ask('connectAccount', account, token)).fantasyAccount?.id ?? '';
    const wish = { userFantasyAccountId, seasonYear: 2025 };
    const [listed] = (await ask('fetchLeagues', wish, token)).leagues;
    const fantasyConnectorLeagueIds = [listed?.fantasyConnectorId ?? ''];
    const { syncedLeagueIds } = await ask('syncLeagues', { userFantasyAccountId, fantasyConnectorLeagueIds }, token);
    await statusIs('COMPLETED');

    // What was read before is another than what will be read, and long ago.
    await sql`update league set picture = jsonb_set(picture, '{league,name}', '"As it was"'), read_at = 'epoch'`.execute(
      db,
    );
    await sql`update league_week set picture = jsonb_set(picture, '{matchups}', '[]')`.execute(db);
    const before = await kept();
    const held = standIn.hold(/\/matchups\/2$/);
    await ask('resyncUserLeague', { id: syncedLeagueIds[0] ?? '' }, token);
    await held.asked;
    first.child.kill('SIGKILL');
    await first.ended;
    running.delete(first);
    held.release();
    expect(await kept()).toEqual(before);

    // Half a minute passes in which the process is not heard of.
    await sql`update league set held_until = held_until - interval '30 seconds'`.execute(db);
    await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '30 seconds' where state = 'active'`.execute(
      db,
    );
    await sql`update jobs.queue set monitor_claim_on = null`.execute(db);
    await jobsOver(db).supervise(syncLeague.name);
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
    running.add(start());
    await statusIs('COMPLETED');
    const after = await kept();
    expect(after.league.picture?.league.name).toBe('Invented League');
    expect(after.weeks.find(({ week }) => week === 2)?.picture.matchups).not.toEqual([]);
  },
  LONGEST_MS,
);
