// `npm run screenshots`: takes the README's pictures from a running product on the sample season, so that they show what
// anybody can start, and no real player. `npm run screenshots -- rankings player-card` takes only those named.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { open } from '../e2e/support/pages.ts';
import { buildWeb } from './build-web.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { ROOT } from './project.ts';

const PORT = 4619;
const URL_BASE = `http://127.0.0.1:${PORT}`;
const RANKINGS = '/nfl-rankings';
const FOLDER = join(ROOT, 'docs/screenshots');

interface Picture {
  readonly name: string;
  readonly phone?: true;
  readonly dark?: true;
  readonly show: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'rankings', show: (page) => open(page, RANKINGS) },
  { name: 'rankings-phone', phone: true, dark: true, show: (page) => open(page, RANKINGS) },
  { name: 'player-card', show: playerCard },
  { name: 'player-card-phone', phone: true, show: playerCard },
  { name: 'draft-room', show: draftRoom },
  { name: 'draft-room-phone', phone: true, dark: true, show: draftRoom },
  { name: 'report-card', show: reportCard },
];

/** The rankings with the card of the best receiver over them. */
async function playerCard(page: Page): Promise<void> {
  await open(page, `${RANKINGS}?pos=WR`);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function draftRoom(page: Page): Promise<void> {
  await open(page, '/draft-champion');
  await page.getByRole('button', { name: 'Start draft' }).click();
  await page
    .getByRole('button', { name: /^Draft / })
    .first()
    .waitFor();
  await sleep(1_500); // the bots' picks land one after another
}

async function reportCard(page: Page): Promise<void> {
  await draftRoom(page);
  await page.getByRole('button', { name: /Simulate rest/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Simulate/ })
    .click();
  await page.getByRole('button', { name: /Rate my draft|See grades/i }).click();
  await page
    .getByText(/Projected for/)
    .first()
    .waitFor();
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: picture.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: picture.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    baseURL: URL_BASE,
    ...(picture.phone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  const page = await context.newPage();
  await picture.show(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${picture.name}.png`) });
  console.log(`docs/screenshots/${picture.name}.png`);
  await context.close();
}

const named = process.argv.slice(2);
const wanted = PICTURES.filter(({ name }) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown.length > 0) throw new Error(`There are no pictures of these names: ${unknown.join(', ')}`);
mkdirSync(FOLDER, { recursive: true });
await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), 'pylon-shots-'));
const server = spawn('node', ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
  cwd: ROOT,
  stdio: 'ignore',
  env: { ...process.env, PORT: String(PORT), PYLON_ALMANAC: 'sample', PYLON_DATA_DIR: dataDir },
});
const executablePath = await findChromium();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
try {
  for (let tries = 0; !(await fetch(`${URL_BASE}/readyz`).catch(() => null))?.ok; tries++) {
    if (tries > 120) throw new Error('The product did not become ready.');
    await sleep(500);
  }
  for (const picture of wanted) await take(browser, picture);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
