// What a visitor's phone has to do for a page: the scripts that it fetches, and Lighthouse on its phone settings, which
// reckon with a slow line and a processor four times slower than this one. The best of several runs counts, since what
// else the machine does only ever makes one worse. Lighthouse's times are of the clock on the wall, which runs on while
// another program has the processor; beside them stands what the page itself took of it.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import type { Bench, BenchRow, Figure } from './measure.ts';
import { openDraft } from './support/open-draft.ts';
import { serveProduct } from './support/serve-product.ts';

/** Kilobytes of scripts, compressed, with what their answers say of themselves. */
const LEAN = 110;
const ROOM = 160;
/** Kilobytes of letters: the small faces of all text, of titles and of labels. */
const LETTERS = 50;
const PAGES = [
  { name: '/', kilobytes: LEAN },
  { name: '/nfl-rankings', kilobytes: LEAN },
  { name: '/snap-counts', kilobytes: LEAN },
  { name: '/draft-champion', kilobytes: LEAN },
  { name: 'a draft room', kilobytes: ROOM },
] as const;
const CATEGORIES = ['performance', 'accessibility'] as const;
const RUNS = 3;
/** How much slower than this machine a phone is, by Lighthouse's phone settings. */
const SLOWER = 4;
/** A task blocks for the time that it takes beyond these. */
const FREE_MS = 50;

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
      const results: RunnerResult[] = [];
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

/** Empties the browser's cache and makes the browser the drafter's. */
async function beginAnew(port: number, base: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${base}/healthz`); // of the product, and without a script
  await page.evaluate((kept) => localStorage.setItem('pylon_token', kept), token);
  await page.context().addCookies([{ name: 'pylon_user', value: token, url: base }]);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

async function measured(url: string, port: number): Promise<RunnerResult> {
  await fetch(url); // the first rendering fills the caches, as any visitor before would have
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  return result;
}

const milliseconds = ({ lhr }: RunnerResult, audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;

const bestOf = (results: readonly RunnerResult[]): RunnerResult =>
  results.reduce((best, next) =>
    milliseconds(next, 'total-blocking-time') < milliseconds(best, 'total-blocking-time') ? next : best,
  );

interface Request {
  readonly resourceType: string;
  readonly transferSize: number;
}

function kilobytesOf(type: 'Script' | 'Font', { lhr }: RunnerResult): number {
  // The audit's details are a table of requests; Lighthouse types them only as one of many kinds of details.
  const requests = lhr.audits['network-requests']?.details as unknown as { readonly items: readonly Request[] };
  const ofType = requests.items.filter(({ resourceType }) => resourceType === type);
  return ofType.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}

/** Microseconds; Lighthouse does not name the field. */
const processorTime = (task: object): number => ('tdur' in task && typeof task.tdur === 'number' ? task.tdur : 0);

/** Milliseconds of a slow phone's processor that each task of the page took once something was to be seen. */
function tasksOf({ artifacts }: RunnerResult): readonly number[] {
  const events = artifacts.Trace.traceEvents;
  const seen = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!seen) throw new Error('nothing was painted');
  return events
    .filter(({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === seen.pid && tid === seen.tid && ts > seen.ts)
    .map((task) => (SLOWER * processorTime(task)) / 1000);
}

function rowsOf(page: string, limit: number, result: RunnerResult): readonly BenchRow[] {
  const tasks = tasksOf(result);
  const blocked = tasks.reduce((sum, each) => sum + Math.max(0, each - FREE_MS), 0);
  const row = (name: string, unit: Figure['unit'], ours: number, target: number): BenchRow => ({
    name: `${page}: ${name}`,
    ours: { amount: ours, unit },
    against: { what: 'target', amount: target, unit },
  });
  return [
    row('JavaScript sent', 'kB', kilobytesOf('Script', result), limit),
    row('letters sent', 'kB', kilobytesOf('Font', result), LETTERS),
    row('largest contentful paint', 'ms', milliseconds(result, 'largest-contentful-paint'), 1_500),
    row('total blocking time', 'ms', milliseconds(result, 'total-blocking-time'), 150),
    row('blocked by the page itself', 'ms', blocked, 150),
    row('its longest task', 'ms', Math.max(0, ...tasks), 150),
    ...CATEGORIES.map((category) =>
      row(`Lighthouse ${category}`, 'points', Math.round((result.lhr.categories[category]?.score ?? 0) * 100), 95),
    ),
  ];
}

export const bench: Bench = { name: 'Pages', run };
