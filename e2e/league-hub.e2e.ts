// Fantasy HQ: what a league asks of a person this week.
import { keepLeague } from './support/hand-league.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

const HUB = '/nfl/hub';

test('without a league the page leads to the first', async ({ page }) => {
  await enterRegistered(page);
  await open(page, HUB);
  await expect(page.getByText('No league of yours is synced')).toBeVisible();
  await expectAccessible(page);
});

test('a subscriber sees the week of the league, and goes on to its tools', ON_BOTH, async ({ page }) => {
  const person = await enterSubscribed(page, 2);
  const { name, sitter } = await keepLeague(page.request, person);
  await open(page, HUB);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByText('Nobody writes down the match-ups of a league that is kept by hand.')).toBeVisible();
  const booms = page.getByRole('list', { name: 'Boom' }).getByRole('listitem');
  await expect(booms).toHaveCount(5);
  await expect(booms.first()).toContainText('%');
  await expect(page.getByRole('list', { name: 'Higher than others' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Trending up' }).getByRole('listitem')).toHaveCount(10);
  const rankings = page.getByRole('region', { name: 'League rankings' });
  await expect(rankings.getByRole('listitem').first()).toContainText('#1');
  await rankings.getByLabel('Position').selectOption('TE');
  await rankings.getByRole('button', { name: 'Next page' }).click();
  await expect(rankings.getByText('Page 2 of', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Auction values' }).getByRole('listitem')).toHaveCount(15);
  await expect(page.getByRole('list', { name: 'Expert recommendations' })).toContainText(sitter);
  await expect(page.getByRole('list', { name: 'Needs attention' })).toContainText(`Start ${sitter}`);
  await page.getByRole('button', { name: 'See what to change' }).click();
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText(`Start ${sitter}`);
  await expect(page.getByText(/expected points · made from our projections/)).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Keepers' }).click();
  await expect(page.getByRole('dialog', { name: `Keepers of ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Trade Analyzer' }).first().click();
  await expect(page.getByLabel('Choose a League')).toContainText(name);
});

test('a free person sees what is open, and what a plan would open, once a widget; what is folded stays so', async ({
  page,
}) => {
  const person = await enterRegistered(page);
  await keepLeague(page.request, person);
  await open(page, HUB);
  const trades = page.getByRole('region', { name: 'Trade high / acquire low' });
  await expect(trades.getByText('Whom of yours to trade', { exact: false })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Boom' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Boom or bust' }).click();
  await expect(page.getByRole('list', { name: 'Boom' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Boom or bust' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('list', { name: 'Trending up' })).toBeVisible();
});
