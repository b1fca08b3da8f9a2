// How players' weeks went: found by name, drawn as lines, told as a table, and kept in the address.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { namesIn, rowsOf } from './support/tables.ts';

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test('two players are chosen, a stat is read week by week, and the address brings it all back', async ({ page }) => {
    await open(page, '/nfl-rankings?pos=WR');
    const [first = '', second = ''] = await namesIn(page);
    await open(page, '/research');
    await page.getByRole('main').getByRole('link', { name: 'Time Series' }).click();
    for (const name of [first, second]) {
      await page.getByRole('combobox', { name: 'Add a player' }).fill(name);
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
    await page.getByRole('combobox', { name: 'Stat' }).selectOption('Targets');
    await expect(page.getByRole('img', { name: /^Targets by week: / })).toBeVisible();
    await expect(rowsOf(page).filter({ hasText: /Bye/ }).first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^\d{4}-time-series-targets\.csv$/);

    await open(page, page.url());
    await expect(page.getByRole('img', { name: /^Targets by week: / })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${second}` }).click();
    await expect(page.getByRole('button', { name: `Remove ${second}` })).toBeHidden();
    await expect(page).toHaveURL(/stat=targets/);
  });
});

test('a visitor sees the first weeks, and what opens the others', async ({ page }) => {
  await open(page, '/player-stats/time-series?players=KC');
  await expect(page.getByText('Weekly game logs and utilization data for in-depth player analysis.')).toBeVisible();
  await expect(page.getByText('Fantasy points of the first 3 weeks are open to everybody.')).toBeVisible();
});
