// Somebody looks for how to read a number: from the foot to the list, to an article, to the page that it is about.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';

const LIST = '/articles/fantasy';

test('the foot leads to the articles, an article to its table, and the search finds it by title', async ({ page }) => {
  await open(page, '/methods/utilization');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^How to read strength of schedule/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to read strength of schedule, honestly');
  await expect(page.getByRole('table')).toContainText('The next game');
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name: 'strength of schedule' }).click();
  await expect(page).toHaveURL('/sos');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Player, team or page' }).fill('what a tier');
  await page.getByRole('option', { name: /^What a tier is/ }).click();
  await expect(page).toHaveURL(`${LIST}/what-a-tier-is`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are read, and links in them work', async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Having Trouble Syncing?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Having Trouble Syncing?');
    await page.getByRole('article').getByRole('link', { name: 'League Sync' }).first().click();
    await expect(page.getByRole('link', { name: 'What is League Sync? Read about Pylon!' })).toBeVisible();
  });
});
