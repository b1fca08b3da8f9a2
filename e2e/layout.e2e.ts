// Every page as furniture: it ends where what is seen ends, fits its window and its paper, cuts no heading and no name,
// stands still, and can be read by day and by night.
import type { Page } from '@playwright/test';
import { opens } from '@pylon/contract/plans/tiers';
import { PLAIN_TABLES } from '@pylon/contract/tables/tables';
import { PATHS, teamPath } from '../packages/web/src/paths.ts';
import { playersOf } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_DESKTOP, test } from './support/journey.ts';
import { answers, open } from './support/pages.ts';
import { openRoom } from './support/room.ts';
import { nameIn, rowsOf } from './support/tables.ts';

/** A phone, tablets on edge and on their side, the commonest laptop, a desktop. */
const WIDTHS = [390, 768, 1024, 1366, 1440] as const;

/** Pages for everybody, without a part of the address that only a visit gives. */
const ADDRESSES: readonly string[] = Object.values(PATHS).filter(
  (path) => !path.includes('$') && ![PATHS.operator, PATHS.outbox, PATHS.testPortal].some((own) => own === path),
);
const TABLES: readonly string[] = PLAIN_TABLES.map(({ path }) => path);

/** Those that the first plan opens in part: the others look as a visitor's do, or as those of the highest plan. */
const HALF_OPEN: readonly string[] = PLAIN_TABLES.flatMap(({ path, preview, columns }) => {
  const features = [preview, ...Object.values(columns)].flatMap((part) => part?.feature ?? []);
  const opened = features.filter((feature) => opens(1, feature));
  return opened.length > 0 && opened.length < features.length ? path : [];
});

/**
 * Layout that moves by itself more than this is seen: a fifth of what counts as good.
 * @source https://web.dev/articles/cls
 */
const MOST_SHIFT = 0.02;

interface Shape {
  /** Pixels by which the page is longer than what stands on it. */
  readonly emptyPixels: number;
  readonly sidewaysPixels: number;
  readonly cutTexts: readonly string[];
}

const shapeOf = (page: Page): Promise<Shape> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const seen = Math.max(root.clientHeight, Math.ceil(body.getBoundingClientRect().bottom + scrollY));
    // Headings, the names of a room's list, and whoever is suggested above it.
    const SUGGESTED = '[aria-label="Suggestion"] h2 + div > button';
    const texts = [...document.querySelectorAll<HTMLElement>(`h1, h2, h3, [data-player-row], ${SUGGESTED}`)];
    // Lines may be closer than their letters are high, which cuts nothing where what sticks out is seen.
    const isCutBelow = (element: HTMLElement) =>
      getComputedStyle(element).overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
    const isCut = (element: HTMLElement) =>
      element.clientWidth > 1 && (element.scrollWidth > element.clientWidth + 1 || isCutBelow(element));
    // A first name may be cut in a narrow row, but of a name something is left to read.
    const names = [...document.querySelectorAll<HTMLElement>('a[href^="/nfl/players/"]')];
    const isLost = (name: HTMLElement) =>
      name.offsetParent !== null && name.textContent.length > 6 && name.getBoundingClientRect().width < 40;
    return {
      emptyPixels: Math.max(0, root.scrollHeight - seen - 1),
      sidewaysPixels: Math.max(0, root.scrollWidth - root.clientWidth),
      cutTexts: [...texts.filter(isCut), ...names.filter(isLost)].map(({ textContent }) => textContent),
    };
  });

/** How far what stood in sight has moved by itself since the page began. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  });

async function expectSoundAtEveryWidth(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const sound: Shape = { emptyPixels: 0, sidewaysPixels: 0, cutTexts: [] };
    await expect.poll(() => shapeOf(page), `${what} at ${width} px`).toEqual(sound);
  }
}

/** What a walk may spend on a page, on a machine that is busy. */
const PAGE_MS = 20_000;

/** Where a plan's pages are read: those of the first one on a phone, which has everything in one column. */
const READ_AT = { 0: 1366, 1: 390, 2: 1366 } as const;
/** Open to the end, plain tables are read by the walk over them (tables.e2e.ts). */
const TABLES_READ = { 0: TABLES, 1: HALF_OPEN, 2: [] } as const;

/** In the place of the address of a player, whom the rankings name. */
const PLAYER = 'a player';

async function addressIn(page: Page, address: string): Promise<string> {
  if (address !== PLAYER) return address;
  await open(page, PATHS.rankings);
  return (await nameIn(rowsOf(page).first()).getAttribute('href')) ?? '';
}

/** Walks that share the pages, so that they are done beside one another. */
const PARTS = 3;

for (const tier of [0, 1, 2] as const)
  for (let part = 0; part < PARTS; part++)
    test.describe(`on tier ${tier}`, () => {
      const size = { width: READ_AT[tier], height: 800 };
      test.use({ tier, viewport: size });
      const all = [...ADDRESSES, PLAYER, teamPath('kansas-city-chiefs'), ...TABLES_READ[tier]];
      const addresses = all.filter((_, index) => index % PARTS === part);
      const fits = tier === 0 ? 'ends where its content ends, fits every window, stands still, and ' : '';

      test(
        `every page ${fits}can be used by everybody, by day and by night (${part + 1} of ${PARTS})`,
        ON_DESKTOP,
        async ({ page }) => {
          test.setTimeout(addresses.length * PAGE_MS);
          for (const named of addresses) {
            const address = await addressIn(page, named);
            await page.setViewportSize(size);
            await open(page, address);
            if (tier === 0) expect(await shiftOf(page), `${address} moves`).toBeLessThan(MOST_SHIFT);
            await test.step(address, () => expectAccessible(page));
            if (tier === 0) await expectSoundAtEveryWidth(page, address);
          }
        },
      );
    });

/** What is looked at most, as it is on a phone: for a visitor, and with everything open. */
const ON_A_PHONE = {
  0: [
    ...[PATHS.home, PATHS.rankings, PATHS.weeklyRankings, PATHS.restOfSeasonRankings, PATHS.adp],
    ...[`${PATHS.adp}?view=movers`, PATHS.projections, PATHS.promotion, PATHS.design],
  ],
  2: [
    ...[PATHS.rankings, `${PATHS.rankings}?view=board`, PATHS.weeklyRankings, PATHS.restOfSeasonRankings],
    ...[PATHS.adp, `${PATHS.adp}?view=board`, `${PATHS.adp}?view=movers`],
    ...[PATHS.projections, `${PATHS.projections}?view=seasonal&pos=RB`],
  ],
} as const;

for (const tier of [0, 2] as const)
  test.describe(`on a phone, on tier ${tier},`, () => {
    test.use({ tier });

    test('rankings, positions and projections are no wider than it, and can be used by everybody', async ({ page }) => {
      test.setTimeout(ON_A_PHONE[tier].length * PAGE_MS);
      for (const address of ON_A_PHONE[tier]) {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expectNoSideways(page);
        await test.step(address, () => expectAccessible(page));
      }
    });
  });

/** As the page stands on paper, a sheet of A4 on edge. */
async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test(
    'a board of rankings or picks is printed across the sheet, with all of its teams',
    ON_DESKTOP,
    async ({ page }) => {
      for (const address of ['/nfl-rankings?view=board', '/nfl-adp?view=board']) {
        await open(page, address);
        const board = page.getByRole('region', { name: 'Draft board' });
        await expect(board.getByRole('listitem').nth(3)).toBeAttached();
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString('latin1'), address).toMatch(/MediaBox ?\[0 0 7\d\d(\.\d+)? 6\d\d/);
        await toPaper(page);
        const { right } = await board.locator('ol').evaluate((list) => list.getBoundingClientRect().toJSON());
        expect(right, address).toBeLessThan(990);
        await page.emulateMedia({ media: null });
      }
    },
  );
});

for (const draftType of ['SNAKE', 'AUCTION'] as const)
  test(`a room (${draftType}) ends where its content ends and fits every window`, ON_DESKTOP, async ({ page }) => {
    const id = await openRoom(page, { draftType });
    await expect(page.getByRole('row').nth(30)).toBeAttached();
    await expectSoundAtEveryWidth(page, 'the room');
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY), 'the room scrolls away').toBe(0);
    await open(page, `/draft-champion/${id}?tab=draft-board`);
    await expectSoundAtEveryWidth(page, 'the board');
  });

for (const draftType of ['SNAKE', 'AUCTION'] as const)
  test(
    `a room (${draftType}) is printed as its whole list, and its cheat sheet with every name`,
    ON_DESKTOP,
    async ({ page }) => {
      const id = await openRoom(page, { draftType });
      const players = page.locator('[data-player-row]');
      await expect(players.nth(20)).toBeAttached();
      await answers(page);
      // A defence of every team beside the athletes, and in the draft without whoever the first team has taken.
      const free = (await playersOf(page, id)).length + 32 - (draftType === 'SNAKE' ? 1 : 0);
      await toPaper(page);
      await expect(players.filter({ visible: true })).toHaveCount(free);
      await expect(page.getByText(/^8 teams · /).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('button', { name: /^(Draft|Bid|Add|Pass)\b/ })).toHaveCount(0);
      expect(await shapeOf(page)).toMatchObject({ sidewaysPixels: 0, cutTexts: [] });

      await page.emulateMedia({ media: null });
      await open(page, `/draft-champion/${id}?tab=cheatsheets`);
      const names = page.getByRole('listitem').getByRole('button');
      await expect(names.nth(100)).toBeAttached();
      await toPaper(page);
      const cut = await names.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      );
      expect(cut).toEqual([]);
    },
  );
