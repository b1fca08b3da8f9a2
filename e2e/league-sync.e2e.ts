// Leagues from other platforms: what a visitor reads of them, and the way of a person without leagues to their first.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

const ADD = '/nfl/league-sync/add';
const MINE = '/nfl/league-sync/hub';

test('a visitor reads which platforms there are, and what others asked', async ({ page }) => {
  await open(page, ADD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Provider');
  const platforms = page.getByRole('list', { name: 'Platforms' }).getByRole('listitem');
  await expect(platforms).toHaveCount(10);
  await expect(platforms.first()).toContainText('Guillotine Leagues');
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'FAQ' }).click();
  const panel = page.getByRole('dialog', { name: 'Frequently asked questions' });
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('League Sync');
  await expect(page).toHaveURL(new RegExp(`${ADD}$`));
});

test('the questions open by the address too', async ({ page }) => {
  await open(page, `${ADD}?faq=true`);
  await expect(page.getByRole('dialog', { name: 'Frequently asked questions' })).toBeVisible();
});

test('without an account the page of one’s leagues says what it is for, and leads to one', async ({ page }) => {
  await open(page, MINE);
  await expect(page.getByText('Your leagues belong to an account')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /league-sync/);
  await expectAccessible(page);
});

test('a person without leagues finds the way to the first from the account’s menu', async ({ page }) => {
  await enterRegistered(page);
  await open(page, '/research');
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('link', { name: 'My Leagues' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Leagues');
  await expect(page.getByText('No league yet')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Add a league' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Provider');
});
