// What a visitor's phone has to do for a page: the scripts that it fetches, and Lighthouse on its phone settings, which
// reckon with a slow line and a processor four times slower than this one. The best of several runs counts, since other
// programs on the machine only ever make one worse.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import type { Bench, BenchRow, Figure } from './measure.ts';
import { openDraft } from './support/open-draft.ts';
import { serveProduct } from './support/serve-product.ts';

/** Kilobytes of scripts, compressed, with what their answers say of themselves. */
const LEAN = 110;
const ROOM = 160;
const PAGES = [
  { name: '/', kilobytes: LEAN },
  { name: '/nfl-rankings', kilobytes: LEAN },
  { name: '/snap-counts', kilobytes: LEAN },
  { name: '/draft-champion', kilobytes: LEAN },
  { name: 'a draft room', kilobytes: ROOM },
] as const;
const CATEGORIES = ['performance', 'accessibility'] as const;
const RUNS = 3;

async function run(): Promise<readonly BenchRow[]> {
  const product = await serveProduct();
  const chromePath = await findChromium();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    ...(chromePath && { chromePath }),
  });
  try {
    const draft = await openDraft(product.base, { numberOfTeams: 12, draftPosition: 6 });
    const rows: BenchRow[] = [];
    for (const { name, kilobytes } of PAGES) {
      const path = name.startsWith('/') ? name : `/draft-champion/${draft.id}`;
      const results: Result[] = [];
      for (let at = 0; at < RUNS; at++) {
        await beginAnew(chrome.port, product.base, draft.token);
        results.push(await measured(`${product.base}${path}`, chrome.port));
      }
      rows.push(...rowsOf(name, kilobytes, bestOf(results)));
    }
    return rows;
  } finally {
    chrome.kill();
    await product.close();
  }
}

/** Nothing is cached, and the browser is the drafter's. */
async function beginAnew(port: number, base: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${base}/healthz`); // of the product, and without a script
  await page.evaluate((kept) => localStorage.setItem('pylon_token', kept), token);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

async function measured(url: string, port: number): Promise<Result> {
  await fetch(url); // the first rendering fills the caches, as any visitor before would have
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  return result.lhr;
}

const points = (result: Result, category: (typeof CATEGORIES)[number]): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const milliseconds = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

const bestOf = (results: readonly Result[]): Result =>
  results.reduce((best, next) =>
    milliseconds(next, 'total-blocking-time') < milliseconds(best, 'total-blocking-time') ? next : best,
  );

/** The rows of an audit's table; Lighthouse types them only as one of many kinds of details. */
const items = <Row>(result: Result, audit: string): readonly Row[] =>
  (result.audits[audit]?.details as unknown as { readonly items: readonly Row[] } | undefined)?.items ?? [];

function rowsOf(page: string, limit: number, result: Result): readonly BenchRow[] {
  const scripts = items<{ readonly resourceType: string; readonly transferSize: number }>(result, 'network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ transferSize }) => transferSize);
  const tasks = items<{ readonly duration: number }>(result, 'long-tasks').map(({ duration }) => duration);
  const row = (name: string, unit: Figure['unit'], ours: number, target: number): BenchRow => ({
    name: `${page}: ${name}`,
    ours: { amount: ours, unit },
    against: { what: 'target', amount: target, unit },
  });
  return [
    row('JavaScript sent', 'kB', scripts.reduce((sum, size) => sum + size, 0) / 1000, limit),
    row('largest contentful paint', 'ms', milliseconds(result, 'largest-contentful-paint'), 1_500),
    row('total blocking time', 'ms', milliseconds(result, 'total-blocking-time'), 150),
    row('longest task', 'ms', Math.max(0, ...tasks), 150),
    ...CATEGORIES.map((category) => row(`Lighthouse ${category}`, 'points', points(result, category), 95)),
  ];
}

export const bench: Bench = { name: 'Pages', run };
