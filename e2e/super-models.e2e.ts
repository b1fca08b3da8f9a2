// A manager in a rookie draft: what to expect of this year's runners, of another class, and how far to trust it.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open, showFilters } from './support/pages.ts';
import { rowsOf, totalOf } from './support/tables.ts';

test.describe('rookie runners, with a plan,', () => {
  test.use({ tier: 2 });

  test('are told by class and conference, with what the model was measured to tell', async ({ page }) => {
    await open(page, '/super-models');
    await expect(page.getByRole('main').getByText(/R² \.38, 202 runners/)).toBeVisible();
    const own = await totalOf(page);
    expect(own).toBeGreaterThan(0);
    await showFilters(page);
    await page.getByLabel('Draft class').selectOption('All classes');
    await expect(page).toHaveURL(/draftClass=all/);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(own);
    const all = await totalOf(page);
    await page.getByLabel('Conference').selectOption({ index: 1 });
    await expect.poll(() => totalOf(page)).toBeLessThan(all);
    expect(await rowsOf(page).count()).toBeGreaterThan(0);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'What the model was measured to tell' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The rookie running back model' })).toBeVisible();
    const told = page.getByRole('table', { name: /^Points a season told/ });
    await expect(told.getByRole('row', { name: /^Draft slot 202 / })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});

test('a class that nobody offers has nobody in it, and says so', async ({ page }) => {
  await open(page, '/super-models?draftClass=1920');
  await expect(page.getByLabel('Draft class')).toHaveValue('1920');
  await expect(rowsOf(page)).toHaveCount(0);
});
