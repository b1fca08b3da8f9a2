// A Sunday on one database: one, two and four processes under the mix of calls of a game day, ten thousand open
// streams, and how many changes a second one PostgreSQL takes when each is told of, by itself and by a broker.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from '@pylon/server/db/open';
import { tellEverybody } from '@pylon/server/live/live-events.queries';
import { hasRedis } from '@pylon/server/testing/redis-server';
import { changesPerSecond } from '@pylon/server/testing/told-changes';
import { type Bench, type BenchRow, quantile } from './measure.ts';
import { type LoadServer, loadServer } from './support/load-server.ts';
import { openDraft } from './support/open-draft.ts';
import { openStreams } from './support/open-streams.ts';
import { sleeperOf } from './support/own-league.ts';
import { startProduct } from './support/serve-product.ts';
import { callInTurn, type Load, SEASON, sundayPeople } from './support/sunday-mix.ts';

const PROCESSES = [1, 2, 4];
const PEOPLE = 32;
const FOR_MS = 8_000;
/** What of the calls that could be answered at most are made when times are measured. */
const USUAL_SHARE = 0.5;
const STREAMS = 10_000;
const STREAMS_A_PERSON = 10;
const CONNECTIONS = 16;
const COMMITS_MS = 4_000;
const CLOCK_TICKS_A_SECOND = 100;

export const bench: Bench = {
  name: 'A Sunday on one database (sample season)',
  async run(): Promise<readonly BenchRow[]> {
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    try {
      await (await startProduct(dataDir)).close(); // makes the edition
      const rows = [...(await commitRows(dataDir))];
      const sleeper = await sleeperOf(PROCESSES.length * PEOPLE, Number(SEASON));
      for (const [place, processes] of PROCESSES.entries())
        rows.push(...(await mixRows(dataDir, processes, { sleeperUrl: sleeper.url, firstLeague: place * PEOPLE })));
      await sleeper.close();
      return [...rows, ...(await streamRows(dataDir))];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Changes a second of one row each, over several connections, with and without telling of them. */
async function commitRows(dataDir: string): Promise<readonly BenchRow[]> {
  const wish = { clients: CONNECTIONS, forMs: COMMITS_MS, hasBroker: hasRedis() };
  const { silent, told, brokered } = await changesPerSecond(dataDir, wish);
  if (brokered === null)
    console.log('    There is no redis-server here: changes told of by a broker are not measured.');
  const byBroker: BenchRow[] =
    brokered === null
      ? []
      : [
          {
            name: `the same, told of by a broker`,
            ours: { amount: brokered, unit: 'per second' },
            against: { amount: told, unit: 'per second', what: 'told of by NOTIFY' },
          },
        ];
  return [
    {
      name: `changes, each told of, over ${CONNECTIONS} connections`,
      ours: { amount: told, unit: 'per second' },
      against: { amount: silent, unit: 'per second', what: 'told of to nobody' },
    },
    ...byBroker,
  ];
}

async function mixRows(
  dataDir: string,
  processes: number,
  { sleeperUrl, firstLeague }: { readonly sleeperUrl: string; readonly firstLeague: number },
): Promise<readonly BenchRow[]> {
  const servers: LoadServer[] = [];
  for (let started = 0; started < processes; started++) servers.push(await loadServer(dataDir, { sleeperUrl }));
  const bases = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const people = await sundayPeople(bases, PEOPLE, firstLeague);
  await callInTurn(bases, people, { forMs: FOR_MS / 2 }); // what is kept is made
  const before = await busySeconds();
  const most = await callInTurn(bases, people, { forMs: FOR_MS });
  const perCoreSecond = most.calls.length / ((await busySeconds()) - before);
  const usual = await callInTurn(bases, people, { forMs: FOR_MS, pace: most.perSecond * USUAL_SHARE });
  for (const name of new Set(usual.calls.map((call) => call.name))) {
    const own = millisecondsOf(usual, name);
    console.log(
      `    ${name}: half in ${quantile(own, 0.5).toFixed(1)} ms, 99 of 100 in ${quantile(own, 0.99).toFixed(1)} ms`,
    );
  }
  const read = await leaguesRead(dataDir);
  for (const server of servers.toReversed()) await server.close(); // the first holds the database
  const of = `${processes} ${processes === 1 ? 'process' : 'processes'} on ${availableParallelism()} cores`;
  return [
    { name: `${of}: calls`, ours: { amount: most.perSecond, unit: 'per second' } },
    {
      name: `${of}: calls for a second of a core, the database's too`,
      ours: { amount: perCoreSecond, unit: 'per second' },
    },
    { name: `${of}: 99 of 100 at half of that`, ours: { amount: quantile(millisecondsOf(usual), 0.99), unit: 'ms' } },
    { name: `${of}: leagues read meanwhile, as many as Sleeper’s pace lets`, ours: { amount: read, unit: 'answers' } },
  ];
}

/** Leagues that were read since the last time that this was asked. */
async function leaguesRead(dataDir: string): Promise<number> {
  const { db, close } = await openMigrated({ dataDir, databaseUrl: null });
  const gone = await db.deleteFrom('league_reading').returning('failure').execute();
  await close();
  const failed = gone.find(({ failure }) => failure !== null);
  if (failed) throw new Error(`a league could not be read: ${failed.failure}`);
  return gone.length;
}

const millisecondsOf = ({ calls }: Load, name?: string): readonly number[] =>
  calls.filter((call) => name === undefined || call.name === name).map(({ milliseconds }) => milliseconds);

/** Seconds of processors that the machine has worked, without what this process did. */
async function busySeconds(): Promise<number> {
  const [user = 0, nice = 0, system = 0] = (await readFile('/proc/stat', 'utf8')).split(/\s+/).slice(1).map(Number);
  const own = process.cpuUsage();
  return (user + nice + system) / CLOCK_TICKS_A_SECOND - (own.user + own.system) / 1e6;
}

async function streamRows(dataDir: string): Promise<readonly BenchRow[]> {
  const server = await loadServer(dataDir);
  const { db, close } = await openMigrated({ dataDir, databaseUrl: null });
  const base = `http://127.0.0.1:${server.port}`;
  const tokens: string[] = [];
  while (tokens.length < STREAMS) {
    const { token } = await openDraft(base, { numberOfTeams: 8 });
    tokens.push(...Array.from({ length: STREAMS_A_PERSON }, () => token));
  }
  const before = await residentBytes(server.pid);
  const streams = await openStreams(server.port, tokens);
  const perStream = ((await residentBytes(server.pid)) - before) / STREAMS / 1_000;
  const { all } = streams.untilTold('fantasy-hq:scores');
  const data = { season: 2025, week: 9, at: new Date().toISOString() };
  await db.transaction().execute((transaction) => tellEverybody(transaction, { event: 'fantasy-hq:scores', data }));
  const toldMs = await all;
  streams.close();
  await close();
  await server.close();
  return [
    {
      name: `memory of a stream, of ${STREAMS.toLocaleString('en')}`,
      ours: { amount: perStream, unit: 'kB' },
      against: { amount: 20, unit: 'kB', what: 'target' },
    },
    {
      name: `one event until all ${STREAMS.toLocaleString('en')} have it`,
      ours: { amount: toldMs, unit: 'ms' },
      against: { amount: 1_000, unit: 'ms', what: 'target' },
    },
  ];
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return 1_024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}
