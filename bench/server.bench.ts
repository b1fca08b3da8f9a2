// The server as a process: how soon it is ready, and how many tables it answers a second, kept and computed anew.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, BenchRow, Figure } from './measure.ts';
import { type LoadRequest, requestsPerSecond } from './support/load.ts';
import { loadServer } from './support/load-server.ts';
import { startProduct } from './support/serve-product.ts';

const STARTS = 3;
const REST_MS = 15_000;

export const bench: Bench = {
  name: 'Server (sample season)',
  async run(): Promise<readonly BenchRow[]> {
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    try {
      await millisecondsToReady(dataDir); // makes the edition
      let best = Number.POSITIVE_INFINITY;
      for (let start = 0; start < STARTS; start++) best = Math.min(best, await millisecondsToReady(dataDir));
      const ready: BenchRow = {
        name: 'start to ready with an edition present',
        ours: { amount: best, unit: 'ms' },
        against: { amount: 1_500, unit: 'ms', what: 'target' },
      };
      const memory: BenchRow = {
        name: 'memory at rest, the edition made ready',
        ours: { amount: await megabytesAtRest(dataDir), unit: 'MB' },
        against: { amount: 220, unit: 'MB', what: 'target' },
      };
      return [ready, memory, ...(await loadRows(dataDir))];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Starts the product as a person does, until it says that it is ready; then stops it. */
async function millisecondsToReady(dataDir: string): Promise<number> {
  const begin = performance.now();
  const product = await startProduct(dataDir);
  const milliseconds = performance.now() - begin;
  await product.close();
  return milliseconds;
}

async function megabytesAtRest(dataDir: string): Promise<number> {
  const product = await startProduct(dataDir);
  await new Promise((done) => setTimeout(done, REST_MS));
  const figures = await (await fetch(`${product.base}/metrics`)).text();
  await product.close();
  return Number(/^pylon_resident_memory_bytes (.+)$/m.exec(figures)?.[1]) / 1e6;
}

const ranking = { seasonId: '2025', scoringSystemId: '1' };
/** Pages that differ, so that none is kept: 7,200 of them before one comes back. */
const anotherPage = (n: number) => ({ limit: 15 + (Math.floor(n / 300) % 24), offset: n % 300 });

/** All rows but a few, so that no two answers are the same: 50,000 of them. */
const nearlyAllRows = (n: number) => ({ limit: 500 + (Math.floor(n / 100) % 500), offset: n % 100 });

async function loadRows(dataDir: string): Promise<BenchRow[]> {
  const { port, usedMs, close } = await loadServer(dataDir);
  const rate = async (next: (n: number) => LoadRequest): Promise<Figure> => ({
    amount: await requestsPerSecond(port, next),
    unit: 'per second',
  });
  const rankings = (body: object) => ({ path: '/api/datatables/rankings', body: { ...ranking, ...body } });
  const adps = ({ limit, offset }: { limit: number; offset: number }) => ({
    path: `/api/datatables/adps?seasonId=2025&limit=${limit}&offset=${offset}`,
  });
  const rows: BenchRow[] = [];
  const computed = await rate((n) => rankings(anotherPage(n)));
  const computedAdp = await rate((n) => adps(anotherPage(n)));
  const used = await usedMs();
  let asked = 0;
  const computedAll = await rate((n) => {
    asked++;
    return rankings(nearlyAllRows(n));
  });
  const perAnswer = ((await usedMs()) - used) / asked;
  rows.push(
    row('rankings, a page, kept', await rate(() => rankings({})), computed),
    row('ADP, a page, kept', await rate(() => adps({ limit: 15, offset: 0 })), computedAdp),
    row('rankings, all rows, kept', await rate(() => rankings({ limit: 600 })), computedAll),
    {
      name: 'rankings, all rows, computed anew',
      ours: computedAll,
      against: { amount: 200, unit: 'per second', what: 'target' },
    },
    {
      name: 'the thread that answers works for one of them',
      ours: { amount: perAnswer, unit: 'ms' },
      against: { amount: 5, unit: 'ms', what: 'target' },
    },
  );
  await close();
  return rows;
}

const row = (name: string, ours: Figure, computed: Figure): BenchRow => ({
  name,
  ours,
  against: { ...computed, what: 'computed anew' },
});
