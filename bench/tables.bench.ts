// Every table as a visitor asks for it, a hundred times a second and no page twice: how long the slowest of a hundred
// wait. And a page that is kept, beside a file that the product serves in the same run.
// On the real files of a season under way where they are present, else on the sample season.
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ResearchTable, TABLES } from '@pylon/contract/tables/tables';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { buildWeb } from '../scripts/build-web.ts';
import { ROOT } from '../scripts/project.ts';
import { type Bench, type BenchRow, quantile } from './measure.ts';
import { ask, BROWSER_ENCODINGS, type LoadRequest, requestsPerSecond } from './support/load.ts';
import { type LoadServer, loadServer } from './support/load-server.ts';
import { midSeason, startProduct } from './support/serve-product.ts';

const SEASON = '2025';
const PER_SECOND = 100;
const FOR_MS = 4_000;
/** In each order at least once. */
const WARM_UP = 6;
/** A reader does not notice it beside the way to the server. */
const LONGEST = { amount: 15, unit: 'ms', what: 'at most' } as const;
/** Tables that are told by name, the slowest first; the others wait no longer than they. */
const TOLD = 5;

const ASSETS = join(ROOT, 'packages/web/dist/client/assets');
export const bench: Bench = {
  name: 'Every table',
  async run(): Promise<readonly BenchRow[]> {
    await buildWeb();
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    try {
      await (await startProduct(dataDir, midSeason())).close(); // makes the edition
      const server = await loadServer(dataDir);
      const pages = await slowest(server, 'a page', anotherPage);
      const whole = await slowest(server, 'all rows', nearlyAllRows);
      const kept = await besideAFile(server);
      await server.close();
      return [...pages, ...whole, kept];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Page {
  readonly limit: number;
  readonly offset: number;
}
/** No two of 7,200 are the same. */
const anotherPage = (n: number): Page => ({ limit: 15 + (n % 24), offset: Math.floor(n / 24) % 300 });
/** No two of 50,000. */
const nearlyAllRows = (n: number): Page => ({ limit: 500 + (n % 500), offset: Math.floor(n / 500) % 100 });

/** Names of the orders that everybody may ask for, one way and the other. */
const WAYS = ['', 'athleteName', '-athleteName'] as const;

function requestOf(table: ResearchTable, page: Page, n: number): LoadRequest {
  const { callPath, method = 'GET' } = table;
  const orderBy = WAYS[n % WAYS.length];
  const wish = { seasonId: SEASON, scoringSystemId: FREE_SCORING_ID, ...page, ...(orderBy && { orderBy }) };
  if (method === 'POST') return { path: `/api${callPath}`, body: wish };
  const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, `${value}`]));
  return { path: `/api${callPath}?${query}` };
}

/** The tables whose answers are waited for longest. */
async function slowest(
  { port, usedMs }: LoadServer,
  what: string,
  pageOf: (n: number) => Page,
): Promise<readonly BenchRow[]> {
  const agent = new Agent({ keepAlive: true });
  const rows: BenchRow[] = [];
  const ways = TABLES.map((table) => ({
    table,
    asked: (n: number) => ask(agent, port, requestOf(table, pageOf(n), n)),
  }));
  // The first call of an edition makes the rows, and a server that has just started compiles: both are paid once, not
  // by one in a hundred.
  for (const { asked } of ways) for (let n = 0; n < WARM_UP; n += 1) await asked(n);
  for (const { table, asked } of ways) {
    const before = await usedMs();
    const waits = await steadily((n) => asked(n + WARM_UP));
    const used = ((await usedMs()) - before) / waits.length;
    const amount = quantile(waits, 0.99);
    console.log(`    ${table.name}, ${what}: ${used.toFixed(1)} ms of work, 99 of 100 in ${amount.toFixed(1)} ms`);
    rows.push({ name: `${table.name}, ${what}: 99 of 100 wait`, ours: { amount, unit: 'ms' }, against: LONGEST });
  }
  agent.destroy();
  const over = rows.filter(({ ours }) => ours.amount > LONGEST.amount).length;
  console.log(`  ${what}: ${over} of ${rows.length} tables are over the limit`);
  return rows.toSorted((one, other) => other.ours.amount - one.ours.amount).slice(0, TOLD);
}

/** Calls begin at a steady pace, however long those before take. Gives each one’s milliseconds from when it was due. */
async function steadily(call: (n: number) => Promise<void>): Promise<readonly number[]> {
  const begin = performance.now();
  const calls: Promise<number>[] = [];
  const until = (due: number) => new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
  for (let n = 0; n < (PER_SECOND * FOR_MS) / 1_000; n += 1) {
    const due = begin + (1_000 * n) / PER_SECOND;
    await until(due);
    calls.push(call(n).then(() => performance.now() - due));
  }
  return Promise.all(calls);
}

/** A page of ADP that is kept, and a built file of about its size. */
async function besideAFile({ port }: LoadServer): Promise<BenchRow> {
  const page = { path: `/api/datatables/adps?seasonId=${SEASON}&limit=15&offset=0` };
  const answer = await fetch(`http://127.0.0.1:${port}${page.path}`, {
    headers: { 'accept-encoding': BROWSER_ENCODINGS },
  });
  const bytes = Number(answer.headers.get('content-length'));
  const sizes = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name: name.replace(/\.br$/, ''), off: Math.abs(statSync(join(ASSETS, name)).size - bytes) }));
  const nearest = sizes.reduce((best, each) => (each.off < best.off ? each : best));
  const file = await requestsPerSecond(port, () => ({ path: `/assets/${nearest.name}` }));
  return {
    name: 'ADP, a page, kept',
    ours: { amount: await requestsPerSecond(port, () => page), unit: 'per second' },
    against: { amount: file, unit: 'per second', what: 'a built file of its size' },
  };
}
