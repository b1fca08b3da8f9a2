// Free agents of a league: found, weighed against the roster, and told apart from those who are taken.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const WAIVERS = '/nfl/waiver-wire-tool';

test('a subscriber sees who is available, filters them, chooses five and no sixth', async ({ page }) => {
  const person = await enterSubscribed(page, 2);
  await keepLeague(page.request, person);
  await open(page, WAIVERS);
  const list = page.getByRole('list', { name: 'Available players' });
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('Whoever is first gets a free agent.', { exact: false })).toBeVisible();
  await page.getByLabel('Position', { exact: true }).selectOption('QB');
  await expect(list.getByText(/^QB · /).first()).toBeVisible();
  await expect(list.getByText(/^(RB|WR|TE) · /)).toHaveCount(0);
  await page.getByLabel('Position', { exact: true }).selectOption('ALL');
  await expect(list.getByText(/^(RB|WR|TE) · /).first()).toBeVisible();
  for (let at = 0; at < 5; at++) await list.getByRole('checkbox').nth(at).check();
  await list.getByRole('checkbox').nth(5).click();
  await expect(page.getByText('You can only select 5 players')).toBeVisible();
  await expect(page.getByText('5 of 5 chosen', { exact: false })).toBeVisible();
  await expect(page.getByText('Nobody bids or claims in this league', { exact: false })).toBeVisible();
  await expect(page.getByText('No transaction of this season is known.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});

test('a free person sees the roster and the history, and once what a plan would open', async ({ page }) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, WAIVERS);
  await expect(page.getByText('Optimize your bids to acquire players without overspending.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Your roster' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Transaction history' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Available players' })).toHaveCount(0);
});

test('who has no league is led to adding one', async ({ page }) => {
  await enterRegistered(page);
  await open(page, WAIVERS);
  await expect(page.getByRole('link', { name: 'Add a league' })).toBeVisible();
});
