// A manager looks at a team: finds it from a misspelt name or a player's row, reads it, and goes on from it.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';

const CHIEFS = '/nfl/teams/kansas-city-chiefs';

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test('a team is found by a misspelt name, tells who plays and who gets the ball, and leads to its rivals', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Player, team or page' }).fill('cheifs');
    await page.getByRole('option', { name: /^Kansas City Chiefs Team page/ }).click();
    await expect(page).toHaveURL(CHIEFS);
    await expect(page.getByRole('heading', { level: 1, name: 'Kansas City Chiefs' })).toBeVisible();
    await expect(page.getByText(/^Final [WL] \d+-\d+ vs [A-Z]{2,3}$/).first()).toBeVisible();
    await expect(page.getByRole('figure', { name: /^Targets: .+ \d+%/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);

    const starter = page.getByRole('region', { name: 'Depth chart' }).getByRole('listitem').first().getByRole('link');
    const name = (await starter.textContent()) ?? '';
    await starter.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(CHIEFS);

    await page
      .getByRole('region', { name: 'More of the Chiefs' })
      .getByRole('link', { name: 'Denver Broncos' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Denver Broncos' })).toBeVisible();
  });
});

test('a visitor comes from the list of teams, and reads what is free of one', async ({ page }) => {
  await open(page, '/research');
  await page.getByRole('main').getByRole('link', { name: 'NFL Teams' }).click();
  await page.getByRole('region', { name: 'AFC West' }).getByRole('link', { name: 'Kansas City Chiefs' }).click();
  await expect(page.getByRole('table', { name: /^Roster of/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Points' })).toBeHidden();
  await expect(page.getByText('Everybody’s share of the targets, carries and snaps:')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test.describe('an address of no team', () => {
  test.use({ expected: /404/ });
  test('leads to the page of addresses that lead nowhere', async ({ page }) => {
    const response = await page.goto('/nfl/teams/oakland-raiders');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Out of bounds')).toBeVisible();
  });
});
