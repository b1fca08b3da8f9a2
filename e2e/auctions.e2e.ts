// What to pay for whom: a person sets their league's money, looks at what others pay, and takes the values home.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open, showFilters } from './support/pages.ts';
import { expectPlayers, nameIn, namesIn, rowsOf, savedRows, textsOf } from './support/tables.ts';

const AUCTIONS = '/fantasy-football-auction-values';
const dollarsOf = async (page: Parameters<typeof textsOf>[0], title: string): Promise<number[]> =>
  (await textsOf(page, title)).map((text) => Number(text.replace(/[^\d]/g, '')));

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test('the values follow the budget of the league, and a file holds them all', async ({ page }) => {
    await open(page, AUCTIONS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Auction Values$/);
    const [dearest = 0] = await dollarsOf(page, 'Value');
    expect(dearest).toBeGreaterThan(30);
    await showFilters(page);
    await page.getByRole('button', { name: /^Roster settings: 12 teams, \$200/ }).click();
    const budget = page.getByRole('textbox', { name: 'Budget' });
    await budget.fill('400');
    await budget.press('Tab');
    await page.getByRole('button', { name: 'Save selection' }).click();
    await expect(page.getByRole('button', { name: /^Roster settings, changed: 12 teams, \$400/ })).toBeVisible();
    await expect.poll(async () => (await dollarsOf(page, 'Value'))[0]).toBeGreaterThan(1.8 * dearest);
    await page.getByRole('button', { name: 'QB', exact: true }).click();
    await expectPlayers(page, /\bQB\d+/);
    const { heads, rows } = await savedRows(page);
    expect(heads).toContain('Really paid');
    expect(rows.length).toBeGreaterThan(await rowsOf(page).count());
  });

  test('a strategy says how high to go, and a player opens their card in the page’s season', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 800 }); // a phone has the column under the row
    await open(page, `${AUCTIONS}?draftStrategy=puntTE&pos=TE`);
    expect(Math.max(...(await dollarsOf(page, 'Paid')))).toBeGreaterThan(0);
    expect(Math.max(...(await dollarsOf(page, 'Limit')))).toBeLessThanOrEqual(8);
    const [first = ''] = await namesIn(page);
    await nameIn(rowsOf(page).first()).click();
    await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  });
});

test('a visitor sees the free experts’ values and real prices, locks on the rest, on a phone too', async ({ page }) => {
  await open(page, AUCTIONS);
  expect((await dollarsOf(page, 'Market'))[0]).toBeGreaterThan(30);
  expect((await dollarsOf(page, 'Paid'))[0]).toBeGreaterThan(30);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});
