// The main journey on real files: a person sorts the 2026 rankings and opens the cards of the leaders of 2025. The
// facts are those that the folder `shared` states as checked (data/README.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SHARED } from '../scripts/project.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { MIRROR_SERVER } from './support/servers.ts';
import { nameIn, namesIn, numbersOf, rowsOf, savedRows, sortBy, totalOf } from './support/tables.ts';

const LEADERS = [
  { name: 'Matthew Stafford', amount: 'Passing yards', total: '4,707' },
  { name: 'James Cook', amount: 'Rushing yards', total: '1,621' },
  { name: 'Jaxon Smith-Njigba', amount: 'Receiving yards', total: '1,793' },
  { name: 'Puka Nacua', amount: 'Receptions', total: '129' },
] as const;

/** An amount in a card's row of a season. Heads of amounts are short; what they mean is their hint. */
async function totalIn(page: Page, season: string, amount: string): Promise<string | null> {
  const table = page.getByRole('dialog').getByRole('table', { name: /^Season totals/ });
  const place = await table
    .getByTitle(amount, { exact: true })
    .evaluate((cell) => (cell as HTMLTableCellElement).cellIndex); // titles are on heads only
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: season }) });
  return row.locator(`:scope > :nth-child(${place + 1})`).textContent();
}

if (existsSync(join(SHARED, 'data')))
  test.describe('on real files', () => {
    test.use({ baseURL: MIRROR_SERVER.url, tier: 2 });

    test('the 2026 rankings sort, and every leader of 2025 is ranked with their real total on their card', async ({
      page,
    }) => {
      await open(page, '/nfl-rankings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026 Draft Rankings');
      expect(await totalOf(page)).toBeGreaterThan(200);
      await sortBy(page, 'ADP', 'ascending');
      expect((await numbersOf(page, 'ADP'))[0]).toBeLessThan(3);
      for (const { name, amount, total } of LEADERS) {
        await page.getByRole('searchbox', { name: 'Search players' }).fill(name);
        await expect(rowsOf(page)).toHaveCount(1);
        await rowsOf(page).getByRole('link', { name }).click();
        const card = page.getByRole('dialog', { name });
        await expect(card.getByRole('table', { name: /^Season totals/ })).toBeVisible();
        expect(await totalIn(page, '2025', amount), `${name}, ${amount} of 2025`).toBe(total);
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
      }
    });

    test('the season of 2025 can still be looked at, with its own numbers', async ({ page }) => {
      await open(page, '/nfl-adp?season=2025');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Average Draft Position');
      expect(await namesIn(page)).toContain("Ja'Marr Chase");
      const { rows } = await savedRows(page);
      expect(rows).toHaveLength(await totalOf(page));
    });

    test('the foot names the open sources and their days, and no page calls itself a sample', async ({ page }) => {
      for (const address of ['/', '/nfl-rankings', '/nfl-adp', '/projections']) {
        await page.goto(address);
        const foot = page.getByRole('contentinfo').last();
        await expect(foot).toContainText('Mirrored data as of Sep 9, 2026');
        for (const source of ['nflverse', 'Sleeper', 'DynastyProcess', 'Fantasy Football Calculator'])
          await expect(foot).toContainText(new RegExp(`${source} [A-Z][a-z]{2} \\d{1,2}, 202[56]`));
        await expect(page.getByText(/sample data/i)).toHaveCount(0);
        await expectNoSideways(page);
      }
    });

    test('a real card can be used by everybody, by day and by night', async ({ page }) => {
      await open(page, '/nfl-rankings');
      await nameIn(rowsOf(page).first()).click();
      await expect(page.getByRole('link', { name: 'Open the full page' })).toBeVisible();
      await expectAccessible(page);
    });
  });
else
  test('has the shared folder it reads', () => {
    if (process.env['CI']) throw new Error('the folder `shared` is absent');
    console.log('e2e/mirror: did not run, the folder `shared` beside the project is absent');
  });
