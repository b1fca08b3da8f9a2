// What a visitor's phone has to do: JavaScript sent to the first page, and Lighthouse on its phone settings.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import type { Bench, BenchRow } from './measure.ts';
import { serveProduct } from './support/serve-product.ts';

const PAGES = ['/', '/nfl-rankings'] as const;
const CATEGORIES = ['performance', 'accessibility'] as const;

async function run(): Promise<readonly BenchRow[]> {
  const product = await serveProduct();
  const chromePath = await findChromium();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    ...(chromePath && { chromePath }),
  });
  try {
    const rows: BenchRow[] = [];
    for (const page of PAGES) rows.push(...(await rowsOf(`${product.base}${page}`, page, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
    await product.close();
  }
}

interface Requests {
  readonly items: readonly { readonly resourceType: string; readonly transferSize: number }[];
}

async function rowsOf(url: string, page: string, port: number): Promise<readonly BenchRow[]> {
  await fetch(url); // the first rendering fills the caches, as any visitor before would have
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' });
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
