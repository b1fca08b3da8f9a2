// `npm run screenshots`: takes the README's pictures from a running product on the sample season, so that they show
// what anybody can start, and no real player; with the plan that opens everything.
// `npm run screenshots -- draft-room report-card` takes only those named.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveProduct } from '../bench/support/serve-product.ts';
import { keepLeague } from '../e2e/support/hand-league.ts';
import { open } from '../e2e/support/pages.ts';
import type { RegisteredPerson } from '../e2e/support/people.ts';
import { enterSubscribed } from '../e2e/support/subscriber.ts';
import { nameIn, rowsOf } from '../e2e/support/tables.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { ROOT } from './project.ts';

const RANKINGS = '/nfl-rankings';
const FOLDER = join(ROOT, 'docs/screenshots');

interface Picture {
  readonly name: string;
  readonly phone?: true;
  readonly dark?: true;
  readonly show: (page: Page, person: RegisteredPerson) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'rankings', show: (page) => open(page, RANKINGS) },
  { name: 'player-card', show: playerCard },
  { name: 'draft-room', show: draftRoom },
  { name: 'draft-room-phone', phone: true, dark: true, show: draftRoom },
  { name: 'draft-board', show: draftBoard },
  { name: 'report-card', show: reportCard },
  { name: 'fantasy-hq', show: fantasyHq },
  { name: 'my-roster-phone', phone: true, dark: true, show: myRoster },
  { name: 'start-sit', show: startSit },
  { name: 'trade-analyzer', show: tradeAnalyzer },
  { name: 'waiver-wire-phone', phone: true, show: waiverWire },
  { name: 'cruise-control-phone', phone: true, dark: true, show: cruiseControl },
];

/** The rankings with the card of the best receiver over them. */
async function playerCard(page: Page): Promise<void> {
  await open(page, `${RANKINGS}?pos=WR`);
  await nameIn(rowsOf(page).first()).click();
  await page.getByRole('link', { name: 'Open the full page' }).waitFor();
}

/** The fourth round of a draft from the fifth place, after three picks as advised. */
async function draftRoom(page: Page): Promise<void> {
  await open(page, '/draft-champion');
  await page.getByRole('combobox', { name: 'Draft position' }).selectOption('Pick 5');
  await page.getByRole('button', { name: 'Start draft' }).click();
  for (const pick of ['1.05', '2.08', '3.05']) {
    await myTurn(page, pick);
    const advised = page.getByRole('region', { name: 'Suggestion' }).filter({ visible: true });
    const button = advised.getByRole('button', { name: /^Draft / });
    const atTheFoot = page.getByRole('main').getByRole('button', { name: 'Draft', exact: true });
    await button.or(atTheFoot).filter({ visible: true }).first().click();
  }
  await myTurn(page, '4.08');
}

const myTurn = (page: Page, pick: string) =>
  page
    .getByText(new RegExp(`^Pick ${pick.replace('.', '\\.')} ·`))
    .filter({ visible: true })
    .first()
    .waitFor();

/** The board of that draft, to its end. */
async function draftBoard(page: Page): Promise<void> {
  await draftRoom(page);
  await page.getByRole('button', { name: 'Simulate rest' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Simulate the rest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Draft board' }).click();
  await page.getByRole('region', { name: 'Board', exact: true }).getByRole('rowheader').first().waitFor();
}

async function reportCard(page: Page): Promise<void> {
  await draftRoom(page);
  await page.getByRole('button', { name: 'Simulate rest' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Simulate the rest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rate my draft' }).click();
  await page.getByRole('heading', { name: 'Your grade' }).waitFor();
}

/** The hub of a league that is kept by hand. */
async function fantasyHq(page: Page, person: RegisteredPerson): Promise<void> {
  await keepLeague(page.request, person);
  await open(page, '/nfl/hub');
  await page.getByRole('list', { name: 'Needs attention' }).waitFor();
  await page.getByRole('list', { name: 'Boom' }).waitFor();
}

/** Its line-up with the chances of each player. */
async function myRoster(page: Page, person: RegisteredPerson): Promise<void> {
  await keepLeague(page.request, person);
  await open(page, '/nfl/my-roster');
  await page.getByRole('list', { name: 'Roster' }).waitFor();
}

/** The first of the week's close calls. */
async function startSit(page: Page): Promise<void> {
  await open(page, '/nfl/start-sit-tool');
  const calls = page.getByRole('region', { name: 'The week’s close calls' });
  await calls.getByRole('button').first().click();
  await page.getByRole('region', { name: 'Verdict' }).waitFor();
}

/** A trade of one for one that was countered, and what it does. */
async function tradeAnalyzer(page: Page, person: RegisteredPerson): Promise<void> {
  await keepLeague(page.request, person);
  await open(page, '/nfl/trade-analyzer-tool');
  const sides = [/^You trade away/, /^You receive from/].map((name) => page.getByRole('region', { name }));
  for (const [place, side] of sides.entries()) await side.getByRole('checkbox').nth(place).check();
  await page.getByRole('button', { name: 'What it does' }).click();
  await page.getByRole('button', { name: 'Take the counter-offer' }).click();
  await page.getByText('Trade win %', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'What it does' }).evaluate((heading) => heading.scrollIntoView());
}

/** Who is free in that league, and what they would bring. */
async function waiverWire(page: Page, person: RegisteredPerson): Promise<void> {
  await keepLeague(page.request, person);
  await open(page, '/nfl/waiver-wire-tool');
  const list = page.getByRole('list', { name: 'Available players' });
  await list.getByRole('listitem').first().waitFor();
  await list.evaluate((element) => element.scrollIntoView());
}

/** A change of the line-up that waits for a veto. */
async function cruiseControl(page: Page, person: RegisteredPerson): Promise<void> {
  await keepLeague(page.request, person);
  await open(page, '/nfl/cruise-control');
  await page.getByRole('radio', { name: 'Any starter for whom somebody better sits' }).check();
  await page.getByRole('button', { name: 'Switch on' }).click();
  const changes = page.getByRole('list', { name: 'Prepared changes' });
  await changes.waitFor();
  await changes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: picture.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: picture.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    baseURL: product.base,
    ...(picture.phone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  const page = await context.newPage();
  await picture.show(page, await enterSubscribed(page, 2));
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
const product = await serveProduct();
const executablePath = await findChromium();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
try {
  for (const picture of wanted) await take(browser, picture);
} finally {
  await browser.close();
  await product.close();
}
