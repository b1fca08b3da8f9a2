// What a person sees of a draft room's speed: my pick until my next turn is on the screen, and a board that is
// scrolled. The production build in Chromium, without animation, on the sample season.
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { type Bench, type BenchRow, median } from './measure.ts';
import { type OpenedDraft, openDraft } from './support/open-draft.ts';
import { serveProduct } from './support/serve-product.ts';

const ROUNDS = 14;
/** A league of 18 whose teams have twenty places. */
const BIG_LEAGUE = {
  participantCount: 18,
  budget: 200,
  qbCount: 1,
  rbCount: 2,
  wrCount: 3,
  teCount: 1,
  kCount: 1,
  dstCount: 1,
  flexCount: 2,
  superFlexCount: 0,
  flexRBWRCount: 0,
  flexWRTECount: 0,
  benchCount: 9,
};
const SCROLL_SECONDS = 4;

interface Room extends OpenedDraft {
  readonly page: Page;
}

/** A draft made by the API, and a page of its person. */
async function openRoom(browser: Browser, base: string, wishes: object): Promise<Room> {
  const draft = await openDraft(base, wishes);
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('pylon_token', kept), draft.token);
  return { ...draft, page };
}

/**
 * Milliseconds from the click on the suggestion until my next turn has been painted, and the main thread's work for it.
 */
async function roundTrips(browser: Browser, base: string): Promise<{ shown: number[]; work: number[] }> {
  const { page, id } = await openRoom(browser, base, { numberOfTeams: 12, draftPosition: 6 });
  await page.goto(`/draft-champion/${id}`);
  const tracing = await page.context().newCDPSession(page);
  await tracing.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () =>
    ((await tracing.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) *
    1000;
  const shown: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const button = page
      .getByRole('region', { name: 'Suggestion' })
      .getByRole('button', { name: /^Draft / })
      .first();
    await button.and(page.locator(':enabled')).waitFor();
    await page.getByText('You are on the clock', { exact: true }).waitFor();
    await page.waitForTimeout(400); // what belongs to the turn before is over
    const before = await worked();
    shown.push(await button.evaluate(pickAndWait));
    work.push((await worked()) - before);
  }
  await page.context().close();
  return { shown, work };
}

/** Runs in the page: clicks, and waits for the frame that shows another pick of mine on the clock. */
function pickAndWait(button: Element): Promise<number> {
  const status = () => [...document.querySelectorAll('header p')].map(({ textContent }) => textContent ?? '');
  const isMine = (texts: readonly string[]) => texts.includes('You are on the clock');
  const before = status().join();
  return new Promise((resolve) => {
    const start = performance.now();
    const watcher = new MutationObserver(() => {
      const now = status();
      if (now.join() === before || !isMine(now)) return;
      watcher.disconnect();
      // A task after the next frame has begun: by then it has been painted.
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve(performance.now() - start);
        after.port2.postMessage(null);
      });
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    (button as HTMLButtonElement).click(); // found by its role
  });
}

/**
 * Frames a second while a full board of 18 by 20 is scrolled to its end and back, and milliseconds of the longest one.
 */
async function scrolledBoard(browser: Browser, base: string): Promise<{ perSecond: number; longest: number }> {
  const { page, ask, id } = await openRoom(browser, base, {
    numberOfTeams: 18,
    draftPosition: 9,
    footballScoringLeagueConfig: BIG_LEAGUE,
  });
  await ask('PUT', '/mock-drafts/simulate-rest-of-draft', { mockDraftId: id });
  await page.goto(`/draft-champion/${id}?tab=draft-board`);
  await page.getByRole('region', { name: 'Board', exact: true }).getByRole('rowheader').first().waitFor();
  const frames = await page.evaluate(async (seconds) => {
    const board = document.querySelector('section[aria-label="Board"]');
    if (!board) throw new Error('no board');
    const times: number[] = [];
    await new Promise<void>((resolve) => {
      const start = performance.now();
      const draw = (now: number) => {
        times.push(now);
        const share = (now - start) / (seconds * 1000);
        if (share >= 1) return resolve();
        // There and back, so that rounds are both drawn for the first time and shown again.
        const place = share < 0.5 ? share * 2 : 2 - share * 2;
        board.scrollTop = place * (board.scrollHeight - board.clientHeight);
        board.scrollLeft = place * (board.scrollWidth - board.clientWidth);
        requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
    });
    return times;
  }, SCROLL_SECONDS);
  await page.context().close();
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (1000 * gaps.length) / total, longest: Math.max(...gaps) };
}

async function run(): Promise<readonly BenchRow[]> {
  const product = await serveProduct();
  const executablePath = await findChromium();
  const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath && { executablePath }) });
  try {
    const { shown, work } = await roundTrips(browser, product.base);
    const { perSecond, longest } = await scrolledBoard(browser, product.base);
    return [
      {
        name: 'my pick until my next turn is on the screen',
        ours: { amount: median(shown), unit: 'ms' },
        against: { what: 'target', amount: 150, unit: 'ms' },
      },
      { name: 'of it, work of the page (CPU)', ours: { amount: median(work), unit: 'ms' } },
      {
        name: 'frames while a board of 18 x 20 is scrolled',
        ours: { amount: perSecond, unit: 'per second' },
        against: { what: 'target', amount: 60, unit: 'per second' },
      },
      { name: 'the longest of those frames', ours: { amount: longest, unit: 'ms' } },
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}

export const bench: Bench = { name: 'Draft room in the browser', run };
