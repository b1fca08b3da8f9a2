// The roster of a league: whom to start, what would be better, and how strong it is.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const ROSTER = '/nfl/my-roster';

test('without a league the page leads to the first', async ({ page }) => {
  await enterRegistered(page);
  await open(page, ROSTER);
  await expect(page.getByText('No league of yours is synced')).toBeVisible();
  await expectAccessible(page);
});

test('a subscriber sees whom to start, and takes the best line-up by one press', ON_BOTH, async ({ page }) => {
  const person = await enterSubscribed(page, 2);
  const { name, sitter } = await keepLeague(page.request, person);
  await open(page, ROSTER);
  await expect(page.getByLabel('Choose a League')).toContainText(name);
  const rows = page.getByRole('list', { name: 'Roster' }).getByRole('listitem');
  await expect(rows).toHaveCount(11);
  await expect(rows.first()).toContainText('proj');
  await expect(rows.first()).not.toContainText(sitter);
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Best', exact: true }).click();
  await expect(page.getByText(/^\+\d+\.\d expected points/)).toBeVisible();
  await expect(rows.first()).toContainText(sitter);
});

test('a free person sees the order and its odds, and what a plan would open, once', async ({ page }) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, `${ROSTER}?view=strength`);
  await expect(page.getByRole('table', { name: /best line-up at each position/ })).toBeVisible();
  await expectNoSideways(page);
  await open(page, ROSTER);
  await expect(page.getByText('Made from published projections.', { exact: false })).toBeVisible();
  await expect(page.getByText('Projected points with floor and ceiling', { exact: false })).toHaveCount(1);
});

test('a league of whose playoffs nothing is known has no odds, and says why', async ({ page }) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, `${ROSTER}?view=playoffs`);
  await expect(page.getByText('No playoff odds')).toBeVisible();
  await expect(page.getByText('it is not told when its playoffs begin', { exact: false })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});
