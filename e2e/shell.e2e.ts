// What every page has in common: the way to the others, day and night, where the numbers come from, and that it is
// there before any script.
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, ON_BOTH, test } from './support/journey.ts';
import { goTo, open, reload, scoringPicker, showFilters } from './support/pages.ts';
import { nameIn, namesIn, rowsOf, textsOf } from './support/tables.ts';

const PAGES = [
  '/',
  '/nfl-rankings',
  '/nfl-rankings/weekly',
  '/rest-of-season-fantasy-football-rankings',
  '/nfl-adp',
  '/nfl-adp?view=movers',
  '/projections',
  '/design',
] as const;

test.describe('with a plan', () => {
  test.use({ tier: 1 });

  test(
    'every page is reached by what a manager is doing, says where one is, and keeps the scoring',
    ON_BOTH,
    async ({ page }) => {
      await open(page, '/nfl-rankings?scoring=2');
      for (const [word, title, heading] of [
        ['Draft', 'Average Draft Position', /Average Draft Position$/],
        ['This week', 'Projections', /Projections$/],
        ['Players', 'Snap Counts', /Snap Counts$/],
        ['Draft', 'Rankings', /Draft Rankings$/],
      ] as const) {
        await goTo(page, word, title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(/scoring=2/);
      }
      const rankings = page.getByRole('navigation', { name: 'Rankings' });
      await rankings.getByRole('link', { name: 'Weekly' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Week \d+ Rankings$/);
      await rankings.getByRole('link', { name: 'Rest of season' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rest of Season Rankings$/);
      await expect(page).toHaveURL(/scoring=2/);
    },
  );
});

test('day and night are kept after a reload, from the first byte of the page on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/nfl-rankings');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await ground();
  const theme = page.getByRole('button', { name: /^Theme:/ });
  await expect(theme).toHaveAccessibleName(/^Theme: as the system/);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/^Theme: light/);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/^Theme: dark/);
  const byNight = await ground();
  expect(byNight).not.toBe(byDay);
  const answer = await page.request.get('/nfl-rankings');
  expect(await answer.text(), 'the server knows').toMatch(/<html[^>]* data-theme="dark"/);
  await reload(page);
  await expect(theme).toHaveAccessibleName(/^Theme: dark/);
  expect(await ground()).toBe(byNight);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/^Theme: as the system/);
  await expect.poll(ground).toBe(byDay);
});

test('without a choice the page follows the system', async ({ page }) => {
  await open(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(byDay);
});

test('every page says that the season is a sample, where its numbers come from and how old they are', async ({
  page,
}) => {
  for (const address of PAGES) {
    await page.goto(address);
    const foot = page.getByRole('contentinfo').last();
    await expect(foot, address).toContainText('Sample data: players and numbers are invented');
    await expect(foot, address).toContainText(/as of [A-Z][a-z]{2} \d{1,2}, 20\d\d · edition [0-9a-f]{12}/);
    await expect(foot, address).toContainText(/Pylon sample season/);
  }
});

test('the home page leads on: to the whole ranking, to a card, to a draft', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'All rankings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rankings$/);
  await page.goBack();
  const moving = page.getByRole('region', { name: /The week|On the move|Market against experts/ });
  await moving.getByRole('listitem').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start a mock draft' })).toHaveAttribute(
    'href',
    '/draft-champion',
  );
});

test(
  'a list with too little room on both sides of its field scrolls, and never covers the field',
  ON_BOTH,
  async ({ page }) => {
    await open(page, '/nfl-rankings');
    await showFilters(page);
    const field = scoringPicker(page);
    const { width } = page.viewportSize() ?? { width: 390 };
    for (const height of [600, 400]) {
      await page.setViewportSize({ width, height });
      await field.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await field.click();
      const list = page.getByRole('menu', { name: 'Scoring' });
      await expect(list).toBeVisible();
      const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      // It is put beside its field once it is open, and again when the page moves under it.
      await expect(async () => {
        const [anchor, panel] = [await box(field), await box(list.locator('xpath=..'))];
        expect(panel.top >= anchor.bottom || panel.bottom <= anchor.top, `beside its field at ${height}`).toBe(true);
        expect(panel.top >= 0 && panel.bottom <= height, `within ${height}`).toBe(true);
      }).toPass({ timeout: 15_000 });
      await page.keyboard.press('End');
      await expect(list.getByRole('menuitemradio').last()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  },
);

test('the first Tab offers the way past the navigation', ON_BOTH, async ({ page }) => {
  await open(page, '/projections');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/nfl-rankings', '/nfl-adp', '/projections'] as const)
    test(`${address} is there with its numbers, and its players have pages of their own`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Of the projections five are open to everybody.
      await expect(rowsOf(page)).toHaveCount(address === '/projections' ? 5 : 15);
      for (const rank of await textsOf(page, '#')) expect(rank).toMatch(/^\d+$/);
      const [name = ''] = await namesIn(page);
      await nameIn(rowsOf(page).first()).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('table', { name: /^Season totals/ })).toBeVisible();
    });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expected: /404/ });

  test('says so, with the status that machines read, and shows the way on', async ({ page }) => {
    for (const address of ['/no-such-page', '/nfl/players/nobody']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the rankings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft Rankings$/);
  });
});
