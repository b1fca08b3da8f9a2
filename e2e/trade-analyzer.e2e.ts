// Trades of a league: chosen player by player, judged for both sides.
import { syncBiddingLeague } from './support/bidding-league.ts';
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const TRADES = '/nfl/trade-analyzer-tool';

test(
  'a subscriber chooses a trade, sees what it does to both sides, and looks at all of it',
  ON_BOTH,
  async ({ page }) => {
    const person = await enterSubscribed(page, 2);
    await keepLeague(page.request, person);
    await open(page, TRADES);
    await expect(page.getByRole('heading', { name: 'Recommended trades' })).toBeVisible();
    const own = page.getByRole('region', { name: 'You trade away' });
    await own.getByRole('checkbox').first().check();
    await expect(page.getByText('Choose at least one player on each side', { exact: false })).toBeVisible();
    await page
      .getByRole('region', { name: /You receive from/ })
      .getByRole('checkbox')
      .nth(1)
      .check();
    await expect(page.getByRole('table', { name: /each line-up gains in each week/ })).toBeVisible();
    await expect(page.getByText('Trade win %', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'What it does' }).click();
    await expect(page.getByRole('heading', { name: 'What it does' })).toBeFocused();
    await page.getByRole('button', { name: 'See full analysis' }).click();
    await expect(page.getByRole('table', { name: /Places of both teams/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'main');
    await own.getByRole('checkbox').first().uncheck();
    await expect(page.getByText('Trade win %', { exact: true })).toHaveCount(0);
  },
);

test('picks and dollars of a league that has them are part of a trade', async ({ page }) => {
  await enterSubscribed(page, 2);
  await syncBiddingLeague(page);
  await open(page, TRADES);
  await page.getByRole('region', { name: 'You trade away' }).getByRole('checkbox').nth(1).check();
  await page.getByRole('region', { name: 'You receive from bob' }).getByRole('checkbox').nth(2).check();
  const given = page.getByRole('region', { name: 'Picks and budget you give' });
  const pick = given.getByRole('button', { name: '2027 1st' });
  await pick.click();
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  await expect(given.getByText('1 of 8 picks chosen')).toBeVisible();
  await given.getByRole('button', { name: 'More: Dollars you give' }).click();
  await expect(page.getByText('Beside players you give 2027 1st, $1.')).toBeVisible();
  await expect(page.getByText('Budgets afterwards: you $99, they $60.')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await pick.click();
  await expect(page.getByText('Beside players you give $1.')).toBeVisible();
});

test('a free person sees both rosters, and once what a plan would open', async ({ page }) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, TRADES);
  await expect(page.getByRole('region', { name: 'You trade away' }).getByRole('checkbox')).toHaveCount(11);
  await expect(page.getByText('Win trades and secure dominance over your leaguemates.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Recommended trades' })).toHaveCount(0);
});
