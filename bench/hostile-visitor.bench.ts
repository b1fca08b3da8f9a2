// What others wait while somebody asks for the dearest things that there are, within the limits: from one address, and
// from four. Others read tables and draft; no answer of anybody is a 5xx, and memory comes back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, type BenchRow, quantile } from './measure.ts';
import { type LoadServer, loadServer } from './support/load-server.ts';
import { startProduct } from './support/serve-product.ts';
import { Visitor } from './support/visitor.ts';

const FOR_MS = 20_000;
/** Memory is looked at again once what was thrown away may have been collected and idle threads have ended. */
const REST_MS = 75_000;
const SEASON = '2025';
/** The others: this many people, each at an address of their own, each with a round of eight calls in `ROUND_MS`. */
const PEOPLE = 5;
const ROUND_MS = 800;

const memoryMB = async (server: LoadServer) => (await server.figure('resident_memory_bytes')) / 1e6;

/** How long that thread had work and no processor to do it on: what others wait for that, the machine is to blame. */
const waitedMs = async (server: LoadServer) => 1_000 * (await server.figure('answering_thread_waited_seconds_total'));

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export const bench: Bench = {
  name: 'A hostile visitor (sample season)',
  async run(): Promise<readonly BenchRow[]> {
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    await (await startProduct(dataDir)).close(); // makes the edition
    const server = await loadServer(dataDir, { isLimited: true });
    try {
      const people = await arriveAll(server);
      await others(people, 5_000); // warms up
      const before = await memoryMB(server);
      const waitedBefore = await waitedMs(server);
      const rows = [...rowsOf('nobody hostile', await others(people, FOR_MS))];
      rows.push(waits('nobody hostile', (await waitedMs(server)) - waitedBefore));
      for (const addresses of [1, 4]) {
        const used = await server.usedMs();
        const waited = await waitedMs(server);
        const stop = attack(server, addresses);
        const seen = await others(people, FOR_MS);
        const share = (1_000 * ((await server.usedMs()) - used)) / FOR_MS;
        const waitedFor = (await waitedMs(server)) - waited;
        const attackers = await stop();
        rows.push(...rowsOf(`${addresses} hostile`, seen, attackers));
        rows.push(figure(`${addresses} hostile: the thread that answers works, of 1,000 ms`, share, 'ms', 500));
        rows.push(waits(`${addresses} hostile`, waitedFor));
      }
      await pause(REST_MS);
      rows.push(figure('memory afterwards', await memoryMB(server), 'MB', before * (4 / 3)));
      return rows;
    } finally {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** A row that says how much of what others wait is the machine's. */
const waits = (name: string, milliseconds: number): BenchRow => ({
  name: `${name}: the thread that answers waits for a processor, of 1,000 ms`,
  ours: { amount: (1_000 * milliseconds) / FOR_MS, unit: 'ms' },
});

const figure = (name: string, amount: number, unit: 'ms' | 'MB' | 'answers', target: number): BenchRow => ({
  name,
  ours: { amount, unit },
  against: { what: 'at most', amount: target, unit },
});

function rowsOf(name: string, seen: Seen, attackers: readonly Visitor[] = []): readonly BenchRow[] {
  const failed = attackers.reduce((sum, { failed: own }) => sum + own, seen.failed);
  console.log(`  ${name}: others ${seen.told}; they ${attackers.map((each) => each.told()).join('; ')}`);
  for (const call of new Set(seen.calls.map((each) => each.name))) {
    const own = seen.calls.filter((each) => each.name === call).map(({ milliseconds }) => milliseconds);
    console.log(
      `    ${call}: half in ${quantile(own, 0.5).toFixed(1)} ms, 95 of 100 in ${quantile(own, 0.95).toFixed(1)} ms`,
    );
  }
  const times = seen.calls.map(({ milliseconds }) => milliseconds);
  return [
    figure(`${name}: others wait, half of them`, quantile(times, 0.5), 'ms', 20),
    figure(`${name}: others wait, 99 of 100`, quantile(times, 0.99), 'ms', 100),
    figure(`${name}: answers 5xx`, failed, 'answers', 0),
    figure(`${name}: others refused`, seen.refused, 'answers', 0),
  ];
}

const settings = (draftType: 'SNAKE' | 'AUCTION', numberOfTeams: number) => ({
  seasonId: SEASON,
  scoringSystemId: '1',
  numberOfTeams,
  draftPosition: 1,
  draftType,
});

/** What people saw for a while. */
interface Seen {
  readonly calls: Visitor['calls'];
  readonly failed: number;
  readonly refused: number;
  readonly told: string;
}

interface Person {
  readonly visitor: Visitor;
  readonly mockDraftId: string;
}

const arriveAll = ({ port }: LoadServer): Promise<readonly Person[]> =>
  Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const visitor = await Visitor.arrive(port, `198.51.100.${index + 1}`);
      return { visitor, mockDraftId: await visitor.open(settings('SNAKE', 12)) };
    }),
  );

/** People who read kept tables and draft, as quickly as the limits allow. */
async function others(people: readonly Person[], forMs: number): Promise<Seen> {
  for (const { visitor } of people) visitor.forget();
  const end = performance.now() + forMs;
  await Promise.all(
    people.map(async (person, index) => {
      await pause((index * ROUND_MS) / people.length); // not all at once
      while (performance.now() < end) await Promise.all([round(person), pause(ROUND_MS)]);
    }),
  );
  const visitors = people.map(({ visitor }) => visitor);
  return {
    calls: visitors.flatMap(({ calls }) => calls),
    failed: visitors.reduce((sum, { failed }) => sum + failed, 0),
    refused: visitors.reduce((sum, { refused }) => sum + refused, 0),
    told: visitors.map((each) => each.told()).join('; '),
  };
}

async function round({ visitor, mockDraftId }: Person): Promise<void> {
  await visitor.ask('POST', '/datatables/rankings', { seasonId: SEASON, scoringSystemId: '1' });
  await visitor.ask('GET', `/datatables/adps?seasonId=${SEASON}&limit=15&offset=0`);
  await visitor.ask('GET', '/seasons/current');
  await visitor.ask('GET', `/mock-drafts/list-player-rankings?mockDraftId=${mockDraftId}`);
  await visitor.ask('GET', `/mock-drafts/draft-assistant?mockDraftId=${mockDraftId}`);
  await visitor.pickBest(mockDraftId);
  await visitor.ask('GET', '/mock-drafts/current?limit=15&offset=0&orderBy=createdAt');
}

/** Makes the dearest calls of each kind, from so many addresses, as often as the limits allow; ends when told. */
function attack({ port }: LoadServer, addresses: number): () => Promise<readonly Visitor[]> {
  let isOver = false;
  let n = 0;
  const kinds: readonly ((visitor: Visitor, auction: string, league: string) => Promise<unknown>)[] = [
    (visitor) => visitor.ask('POST', '/datatables/rankings', { ...ranked, limit: 500 + (n++ % 500), offset: n % 7 }),
    (visitor) => visitor.ask('GET', `/datatables/adps?seasonId=${SEASON}&limit=${400 + (n++ % 500)}&offset=0`),
    (visitor) => visitor.ask('GET', '/users/my-data'),
    (visitor) => visitor.open(settings('AUCTION', 18)),
    (visitor, mockDraftId) => visitor.ask('GET', `/mock-drafts/auction-players?mockDraftId=${mockDraftId}`),
    async (visitor, mockDraftId) => {
      await visitor.ask('PUT', '/mock-drafts/simulate-rest-of-draft', { mockDraftId });
      await visitor.ask('POST', '/mock-drafts/rate-by-id', { mockDraftId });
      await visitor.ask('GET', `/mock-drafts/projected-standings?mockDraftId=${mockDraftId}`);
      await visitor.ask('PUT', '/mock-drafts/reset-by-id', { mockDraftId });
    },
    (visitor, mockDraftId) => visitor.ask('POST', '/mock-drafts/run-again', { mockDraftId, times: 1_000 }),
    (visitor, _, league) => visitor.ask('GET', `/my-roster/boom?userLeagueId=${league}&week=${1 + (n++ % 17)}`),
    (visitor, _, league) => visitor.ask('GET', `/my-roster/strength-player?userLeagueId=${league}`),
    (visitor, _, league) => visitor.ask('GET', `/league-hub/boom-bust?userLeagueId=${league}`),
    (visitor) => visitor.ask('GET', '/league-hub/needs-attention'),
    (visitor, _, league) => visitor.ask('GET', `/cruise-control/dry-run?userLeagueId=${league}`),
    (visitor, _, league) => visitor.ask('POST', '/datatables/rankings', { ...ranked, freeIn: league, limit: 500 }),
  ];
  const ranked = { seasonId: SEASON, scoringSystemId: '1' };
  const working = Array.from({ length: addresses }, async (_, index) => {
    const visitor = await Visitor.arrive(port, `203.0.113.${index + 1}`);
    await visitor.register(`hostile-${addresses}-${index}@pylon.example`);
    const auction = await visitor.open(settings('AUCTION', 18));
    const league = await visitor.keepLeague(SEASON, 16, 30);
    if (league === '') throw new Error(`no league was kept: ${visitor.told()}`);
    await Promise.all(
      kinds.map(async (act) => {
        while (!isOver) {
          await act(visitor, auction, league);
          // 1,200 calls a minute are allowed: twenty a second, of all kinds.
          await pause((1_000 * kinds.length) / 20);
        }
      }),
    );
    return visitor;
  });
  return () => {
    isOver = true;
    return Promise.all(working);
  };
}
