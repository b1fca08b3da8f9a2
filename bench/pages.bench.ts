// What a visitor's phone has to do: JavaScript sent to the first page, and Lighthouse on its phone settings.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildWeb } from '../scripts/build-web.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { ROOT } from '../scripts/project.ts';
import type { Bench, BenchRow } from './measure.ts';

const PORT = 4618;
const BASE = `http://127.0.0.1:${PORT}`;
const PAGES = ['/', '/nfl-rankings'] as const;
const CATEGORIES = ['performance', 'accessibility'] as const;

async function run(): Promise<readonly BenchRow[]> {
  await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'pylon-pages-'));
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), PYLON_ALMANAC: 'sample', PYLON_DATA_DIR: dataDir },
  });
  const chromePath = await findChromium();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    ...(chromePath && { chromePath }),
  });
  try {
    for (let tries = 0; !(await fetch(`${BASE}/readyz`).catch(() => null))?.ok; tries++) {
      if (tries > 120) throw new Error('The product did not become ready.');
      await sleep(500);
    }
    const rows: BenchRow[] = [];
    for (const page of PAGES) rows.push(...(await rowsOf(page, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Requests {
  readonly items: readonly { readonly resourceType: string; readonly transferSize: number }[];
}

async function rowsOf(page: string, port: number): Promise<readonly BenchRow[]> {
  await fetch(`${BASE}${page}`); // the first rendering fills the caches, as any visitor before would have
  const result = await lighthouse(`${BASE}${page}`, { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${page}`);
  const { lhr } = result;
  // The audit's details are a table of requests; Lighthouse types them only as one of many kinds of details.
  const requests = lhr.audits['network-requests']?.details as unknown as Requests;
  const scripts = requests.items.filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return [
    {
      name: `${page}: JavaScript sent`,
      ours: { amount: kilobytes, unit: 'kB' },
      against: { what: 'limit', amount: 150, unit: 'kB' },
    },
    ...CATEGORIES.map(
      (category): BenchRow => ({
        name: `${page}: Lighthouse ${category}, phone`,
        ours: { amount: Math.round((lhr.categories[category]?.score ?? 0) * 100), unit: 'points' },
        against: { what: 'target', amount: 95, unit: 'points' },
      }),
    ),
  ];
}

export const bench: Bench = { name: 'Pages', run };
