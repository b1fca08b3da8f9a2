// Rankings of one's own: a person makes a list, orders and marks it, brings one along, takes it home, and drafts by it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isPhone } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open, reload, showFilters } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { openRoom } from './support/room.ts';
import { namesIn, rowsOf } from './support/tables.ts';

const LISTS = '/my-rankings';

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Ranking' })
    .getByRole('listitem')
    .filter({ has: handles(page) });
const handles = (page: Page) => page.getByRole('button', { name: /^Move / });
/** Names in the order of the list. */
const order = async (page: Page): Promise<string[]> =>
  (await handles(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))).map(
    (label) => /^Move (.+), place/.exec(label)?.[1] ?? '',
  );
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Makes a list in the order that the dialog offers, and opens it. */
async function makeList(page: Page, name: string): Promise<void> {
  await open(page, LISTS);
  await page.getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog', { name: 'New list' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Make the list' }).click();
  await expect(handles(page).first()).toBeVisible();
}

test('without an account the page says what lists are for, and leads to one', async ({ page }) => {
  await open(page, LISTS);
  await expect(page.getByText('Your rankings belong to an account')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /my-rankings/);
  await expectAccessible(page);
});

test.describe('a registered person', () => {
  test.beforeEach(async ({ page }) => void (await enterRegistered(page)));

  test(
    'orders a list by keys and by a number, takes a step back, and finds it as it was left',
    ON_BOTH,
    async ({ page }) => {
      await makeList(page, 'My board');
      const [first = '', second = '', third = ''] = await order(page);
      await handles(page).first().focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([second, first, third]);
      await expect(page.getByRole('button', { name: `Move ${first}, place 2` })).toBeFocused();
      await page.getByRole('button', { name: `Tier, mark and note of ${third}` }).click();
      await page.getByRole('textbox', { name: 'Place' }).fill('1');
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await expect.poll(async () => (await order(page))[0]).toBe(third);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await order(page))[0]).toBe(second);
      await saved(page);
      await reload(page);
      await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([second, first, third]);
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );

  test('drags a row by its handle, and it is kept there', ON_BOTH, async ({ page }) => {
    await makeList(page, 'Dragged');
    const before = (await order(page)).slice(0, 6);
    // dragging comes with the first look at the list
    await expect(handles(page).nth(5)).toHaveClass(/cursor-grab/);
    const [from, to] = [await handles(page).nth(5).boundingBox(), await handles(page).nth(2).boundingBox()];
    if (!from || !to) throw new Error('no handles');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 16, { steps: 5 });
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 10 });
    await page.mouse.up();
    const [one, two, third, ...others] = before;
    const dragged = others.pop();
    await expect.poll(async () => (await order(page)).slice(0, 6)).toEqual([one, two, dragged, third, ...others]);
    await saved(page);
  });

  test('marks, notes, tiers and new names are kept, and come home in a file that makes the same list', async ({
    page,
  }) => {
    await makeList(page, 'Marked');
    const [, second = ''] = await order(page);
    await page.getByRole('button', { name: `Tier, mark and note of ${second}` }).click();
    await page.getByRole('button', { name: 'Target' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('sleeper, "cheap"');
    await page.getByRole('textbox', { name: 'Place' }).focus();
    await saved(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('"sleeper, ""cheap"""');
    const before = await order(page);

    await open(page, LISTS);
    await page.getByRole('button', { name: 'New list' }).click();
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByRole('radio', { name: 'A file or text' }).click();
    await dialog
      .getByLabel('Open a file')
      .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Read the names' }).click();
    await expect(dialog.getByText(/players are in the list\.$/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Make the list' }).click();
    await expect.poll(() => order(page)).toEqual(before);
    await expect(rows(page).nth(1)).toContainText('sleeper, "cheap"');
  });

  test('marks stand beside the names in tables, for the one who made them alone', async ({ page, browser }) => {
    await makeList(page, 'Marked');
    const [first = '', second = ''] = await order(page);
    for (const [name, mark] of [
      [first, 'Target'],
      [second, 'Avoid'],
    ] as const) {
      await page.getByRole('button', { name: `Tier, mark and note of ${name}` }).click();
      await page.getByRole('button', { name: mark, exact: true }).click();
    }
    await saved(page);
    const rowOf = (name: string) => rowsOf(page).filter({ hasText: name }).first();
    for (const path of ['/nfl-adp?sort=rank', '/nfl-rankings']) {
      await open(page, path);
      for (const [name, words] of [
        [first, 'Your target'],
        [second, 'You avoid'],
      ] as const) {
        await page.getByRole('searchbox', { name: 'Search players' }).fill(name);
        await expect(rowsOf(page).filter({ hasNotText: name })).toHaveCount(0);
        await expect(rowOf(name)).toContainText(words);
      }
      await expectNoSideways(page);
    }
    await expect(page.getByRole('table').first()).not.toHaveAttribute('aria-busy'); // rows are paler until others have come
    await expectAccessible(page);
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const visitor = await other.newPage();
    await open(visitor, '/nfl-adp?sort=rank');
    await expect(rowsOf(visitor).first()).toBeVisible();
    await expect(visitor.getByText(/^(Your target|You avoid)$/)).toHaveCount(0);
    await other.close();
  });

  test('a pasted line that is open shows the nearest names, and counts once somebody is chosen', async ({ page }) => {
    await makeList(page, 'First');
    const [known = '', other = ''] = await order(page);
    await open(page, LISTS);
    await page.getByRole('button', { name: 'New list' }).click();
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByRole('radio', { name: 'A file or text' }).click();
    await dialog.getByRole('textbox', { name: 'Paste a ranking' }).fill(`1. ${known}\n2. ${other}x\n3. Qqqq Zzzz`);
    await dialog.getByRole('button', { name: 'Read the names' }).click();
    const open2 = dialog.getByRole('list', { name: 'Lines that are open' }).getByRole('listitem');
    await expect(open2).toHaveCount(2);
    await open2
      .first()
      .getByRole('button', { name: new RegExp(other) })
      .click();
    await expect(dialog.getByText('2 players are in the list, 1 line is open.').first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Make the list' }).click();
    await expect.poll(() => order(page)).toEqual([known, other]);
  });

  test('a text comes into a list that is there, in one step that can be taken back; a week has a list of its own', async ({
    page,
  }) => {
    await makeList(page, 'Grown');
    const [first = '', second = '', third = ''] = await order(page);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import into this list' });
    await dialog.getByRole('textbox', { name: 'Paste a ranking' }).fill(`1. ${third}\n2. ${first}`);
    await dialog.getByRole('button', { name: 'Read the names' }).click();
    await expect(dialog.getByText('2 players are in the list.').first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([third, first, second]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([first, second, third]);

    await open(page, LISTS);
    await page.getByRole('button', { name: 'New list' }).click();
    const making = page.getByRole('dialog', { name: 'New list' });
    await making.getByRole('textbox', { name: 'Name' }).fill('This week');
    await making.getByRole('combobox', { name: 'What it ranks for' }).selectOption('Week');
    await making.getByRole('combobox', { name: 'Whose order' }).selectOption('Grown');
    await making.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText(/^Week \d+ \d{4}, \d+ players/)).toBeVisible();
    await open(page, '/nfl-rankings/weekly');
    await showFilters(page);
    await page.getByRole('button', { name: /^Experts/ }).click();
    await expect(page.getByRole('checkbox', { name: 'This week' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Grown' })).toHaveCount(0);
  });

  test('two windows never write over one another unseen', async ({ page, context }) => {
    await makeList(page, 'Shared');
    const [first = '', second = ''] = await order(page);
    const window = await context.newPage();
    await open(window, page.url());
    await expect(handles(window).first()).toBeVisible();
    await handles(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await saved(page);
    await handles(window).nth(4).focus();
    await window.keyboard.press('ArrowUp');
    await expect(window.getByText('This list was changed in another window.')).toBeVisible();
    await window.getByRole('button', { name: 'Show the other' }).click();
    await expect.poll(async () => (await order(window)).slice(0, 2)).toEqual([second, first]);
    await window.close();
  });

  test('the list is an expert: the rankings and the cheat sheet follow it', async ({ page }) => {
    await makeList(page, 'Upside down');
    await handles(page).first().focus();
    await page.keyboard.press('PageDown');
    await saved(page);
    const mine = await order(page);
    await open(page, '/nfl-rankings');
    await showFilters(page);
    await page.getByRole('button', { name: /^Experts/ }).click();
    await page.getByRole('checkbox', { name: 'Upside down' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await namesIn(page)).slice(0, 11)).toEqual(mine.slice(0, 11));
  });

  test('a draft room lists its players by the list, and says who is next on it', async ({ page }) => {
    await makeList(page, 'Draft board');
    await handles(page).first().focus();
    await page.keyboard.press('PageDown');
    await saved(page);
    const [first = '', second = ''] = await order(page);
    await openRoom(page, { draftPosition: 1 });
    await page.getByRole('combobox', { name: 'Order of the list' }).selectOption('By Draft board');
    const players = page.getByRole('table', { name: 'Available players' }).getByRole('row');
    await expect(players.nth(1)).toContainText(first.split(' ').at(-1) ?? '');
    await expect(players.nth(2)).toContainText(second.split(' ').at(-1) ?? '');
    if (isPhone(page)) return; // there the advice stands on a section of its own
    await expect(page.getByRole('button', { name: `Draft ${first}, next on Draft board` })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('what is taken away', () => {
  test.use({ expected: /404/ });
  test.beforeEach(async ({ page }) => void (await enterRegistered(page)));

  test('whoever takes away a player or a list by keyboard goes on at its neighbour, and a list that is gone says so', async ({
    page,
    context,
  }) => {
    await makeList(page, 'First');
    await makeList(page, 'Second');
    const [first = '', second = ''] = await order(page);
    await page.getByRole('button', { name: `Tier, mark and note of ${first}` }).press('Enter');
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByRole('button', { name: `Move ${second}, place 1` })).toBeFocused();
    await saved(page);

    const window = await context.newPage();
    await open(window, LISTS);
    for (const [name, next] of [
      ['Second', 'Delete First'],
      ['First', 'New list'],
    ] as const) {
      await window.getByRole('button', { name: `Delete ${name}` }).press('Enter');
      await window.getByRole('button', { name: 'Delete list', exact: true }).press('Enter');
      await expect(window.getByRole('button', { name: next })).toBeFocused();
    }
    await handles(page).first().press('ArrowDown');
    await expect(page.getByText('This list was deleted in another window.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save again' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
