// Free agents of a league: found, weighed against the roster, and told apart from those who are taken.
import { syncBiddingLeague } from './support/bidding-league.ts';
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const WAIVERS = '/nfl/waiver-wire-tool';

test('a subscriber sees who is available, filters them, chooses five and no sixth', ON_BOTH, async ({ page }) => {
  const person = await enterSubscribed(page, 2);
  await keepLeague(page.request, person);
  await open(page, WAIVERS);
  const list = page.getByRole('list', { name: 'Available players' });
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('How free agents are had here is not written down.', { exact: false })).toBeVisible();
  await page.getByLabel('Position', { exact: true }).selectOption('QB');
  await expect(list.getByText('QB', { exact: true }).first()).toBeVisible();
  await expect(list.getByText(/^(RB|WR|TE)$/)).toHaveCount(0);
  await page.getByLabel('Position', { exact: true }).selectOption('ALL');
  await expect(list.getByText(/^(RB|WR|TE)$/).first()).toBeVisible();
  for (let at = 0; at < 5; at++) await list.getByRole('checkbox').nth(at).check();
  await list.getByRole('checkbox').nth(5).click();
  await expect(page.getByText('You can only select 5 players')).toBeVisible();
  await expect(page.getByText('5 of 5 chosen', { exact: false })).toBeVisible();
  await expect(page.getByText('A league that is kept by hand says nothing of bids and claims.')).toBeVisible();
  await expect(page.getByText('No transaction of this season is known.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
});

test('a subscriber of a league that bids is told three bids with their chances, changes the style, and sees the league’s bids', async ({
  page,
}) => {
  await enterSubscribed(page, 2);
  await syncBiddingLeague(page);
  await open(page, WAIVERS);
  const list = page.getByRole('list', { name: 'Available players' });
  await list.getByRole('checkbox').nth(0).check();
  await list.getByRole('checkbox').nth(1).check();
  const bids = page.getByRole('list', { name: 'Bids' }).locator(':scope > li');
  await expect(bids).toHaveCount(2);
  await expect(bids.first().getByText('Recommended', { exact: true })).toBeVisible();
  await expect(bids.first().getByRole('img', { name: /^Chance to win/ })).toBeVisible();
  await bids.first().getByText('Chances by bid').click();
  // The least that its platform says the league takes.
  await expect(bids.first().getByRole('table').getByRole('rowheader').first()).toHaveText('$3');
  const recommended = bids.first().locator('dd').nth(2);
  const usual = await recommended.textContent();
  await page.getByLabel('Bidding style').selectOption('NO_TOMORROW');
  await expect(recommended).not.toHaveText(usual ?? '');
  const history = page.getByRole('list', { name: 'Transactions' });
  await expect(history.getByText('Claim, lost · $12')).toBeVisible();
  await expect(history.getByText('Claim · $41')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await bids
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(bids).toHaveCount(1);
  await bids
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('heading', { name: 'FAAB calculator' })).toHaveCount(0);
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
