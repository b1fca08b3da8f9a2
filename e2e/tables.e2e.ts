// Every plain table, walked by its declaration: a person reads it, orders it, narrows it, saves it, and can do so with
// any means.
import type { Page } from '@playwright/test';
import { gameLogs } from '@pylon/contract/tables/results/game-logs.table';
import { PLAIN_TABLES } from '@pylon/contract/tables/tables';
import { isSortable } from '@pylon/engine/tables/table';
import { DEFAULT_DESCRIPTION, PAYWALLS, variantOf } from '../packages/web/src/widgets/paywall/paywall-variants.ts';
import { isPhone } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, ON_DESKTOP, test } from './support/journey.ts';
import { open, showFilters } from './support/pages.ts';
import { headOf, namesIn, numbersOf, rowsOf, savedRows, sortBy, totalOf } from './support/tables.ts';

type PlainTable = (typeof PLAIN_TABLES)[number];

/** One browser goes through some tables: most of what a first page costs is not about it. */
const WALKS = 4;
/** What a walk may spend on a table, on a machine that is busy. */
const TABLE_MS = 40_000;

for (let walk = 0; walk < WALKS; walk++) {
  const tables = PLAIN_TABLES.filter((_, index) => index % WALKS === walk);

  test.describe('with a plan', () => {
    test.use({ tier: 2 });

    test(
      `${tables.map(({ title }) => title).join(', ')}: each can be read by everybody, orders by a column, finds a name, and is saved whole`,
      ON_BOTH,
      async ({ page }) => {
        test.setTimeout(tables.length * TABLE_MS);
        for (const table of tables) await test.step(table.title, () => expectTable(page, table));
      },
    );
  });
}

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test('a schedule is told over the weeks that are chosen, which cannot end before they begin', async ({ page }) => {
    await open(page, '/sos');
    await showFilters(page);
    await page.getByRole('combobox', { name: 'From' }).selectOption('Week 3');
    await page.getByRole('combobox', { name: 'Through' }).selectOption('Week 4');
    await expect(page).toHaveURL(/throughWeek=4/);
    for (const week of ['Week 5', 'Week 17'])
      await expect(page.getByRole('combobox', { name: 'From' }).getByRole('option', { name: week })).toBeDisabled();
    await sortBy(page, 'Schedule', 'ascending');
    await open(page, '/sos?fromWeek=9&throughWeek=8');
    await page.getByRole('button', { name: 'Show the usual table' }).click();
    await expect(rowsOf(page)).toHaveCount(32);
    await expect(page).toHaveURL(/\/sos$/);
  });
});

async function expectTable(page: Page, table: PlainTable): Promise<void> {
  const { path, title, about = 'players' } = table;
  const shown = Object.values(table.columns).find(
    (column) => column.shows === 'phone' && isSortable(column) && column.kind !== 'text',
  );
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`${title}${table.filters.isOfOneWeek ? ', Week \\d+' : ''}$`),
  );
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(0);
  await expectNoSideways(page);
  await expectAccessible(page);
  if (shown) {
    await sortBy(page, shown.title, table.sort.startsWith('-') ? 'ascending' : 'descending');
    expect((await numbersOf(page, shown.title)).length).toBeGreaterThan(0);
  }
  if (!isPhone(page)) {
    const { heads, rows } = await savedRows(page);
    expect(heads).toEqual(
      expect.arrayContaining([
        about === 'teams' ? 'Team' : 'Player',
        ...Object.values(table.columns).map((column) => column.inFile ?? column.title),
      ]),
    );
    expect(rows).toHaveLength(total);
  }
  const wanted = (await namesIn(page))[2] ?? '';
  await page.getByRole('searchbox', { name: `Search ${about}` }).fill(wanted);
  await expect.poll(() => totalOf(page)).toBeLessThan(total);
  expect(await namesIn(page)).toContain(wanted);
}

test.describe('of a long table', () => {
  test.use({ tier: 2 });
  /** More than one answer has. */
  const LONG = 1_000;
  /** Rows of a few screens. */
  const FEW = 80;

  test(
    'all rows are shown to the last, a few of them in the document, and another order begins at its first',
    ON_DESKTOP,
    async ({ page }) => {
      await open(page, gameLogs.path);
      const total = await totalOf(page);
      expect(total).toBeGreaterThan(LONG);
      await page.getByRole('combobox', { name: 'Rows of a page' }).selectOption('all');
      // The head is a row too.
      await expect(page.getByRole('table').first()).toHaveAttribute('aria-rowcount', `${total + 1}`);
      await rowsOf(page).first().getByRole('link').first().focus();
      await page.keyboard.press('End');
      const last = rowsOf(page).last();
      await expect(last).toHaveAttribute('aria-rowindex', `${total + 1}`);
      await expect(last).not.toBeEmpty();
      expect(await rowsOf(page).count()).toBeLessThan(FEW);
      await expectAccessible(page, 'main');

      await last.scrollIntoViewIfNeeded();
      await expect(headOf(page, 'Week')).toBeInViewport();
      await headOf(page, 'Week').getByRole('button').click();
      await expect(rowsOf(page).first()).toHaveAttribute('aria-rowindex', '2');
      await expect(rowsOf(page).first()).toBeInViewport();
    },
  );
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('every table shows a visitor its first rows, and what opens the others', async ({ page }) => {
    test.setTimeout(PLAIN_TABLES.length * TABLE_MS);
    for (const { path, preview } of PLAIN_TABLES) {
      if (!preview) continue;
      await page.goto(path);
      await expect(rowsOf(page), path).toHaveCount(preview.rows);
      const { description = DEFAULT_DESCRIPTION } = PAYWALLS[variantOf(preview.feature)];
      await expect(page.getByText(description).first(), path).toBeVisible();
    }
  });
});

test('every table is found from any page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All pages' }).click();
  const listed = (title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
  for (const { title, path } of PLAIN_TABLES) await expect(listed(title)).toHaveAttribute('href', path);
});

test('a table as it stands is kept under a name, and handed on as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [table] = PLAIN_TABLES.filter(({ about, filters }) => about === undefined && filters.week);
  await open(page, `${table?.path}?pos=TE&week=2`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${table?.path}?pos=TE&week=2`);

  const views = page.getByRole('button', { name: 'Views' });
  await views.click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tight ends, early');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tight ends, early', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await open(page, `${table?.path}`);
  await views.click();
  await page.getByRole('button', { name: 'Tight ends, early', exact: true }).click();
  await expect(page).toHaveURL(/pos=TE&week=2$/);
  await views.click();
  await page.getByRole('button', { name: 'Remove Tight ends, early' }).click();
  await expect(page.getByText('Keep filters, order and columns under a name')).toBeVisible();
});

test('every table has a page', () => {
  expect(new Set(PLAIN_TABLES.map(({ path }) => path)).size).toBe(PLAIN_TABLES.length);
});
