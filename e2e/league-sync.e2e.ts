// Leagues from other platforms: what a visitor reads of them, and the way of a person to their first, by each kind of
// form. The platforms are a stand-in with invented leagues, and what is typed says what goes wrong.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
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

/** A person at the form of a platform, and how it is filled in and sent. */
async function atForm(page: Page, platform: string) {
  await enterRegistered(page);
  await open(page, ADD);
  await page
    .getByRole('list', { name: 'Platforms' })
    .getByRole('link', { name: new RegExp(`^${platform}`) })
    .click();
  await expect(page.getByRole('heading', { name: `Connect my ${platform} Leagues` })).toBeVisible();
  const form = page.getByRole('form', { name: `Connect my ${platform} Leagues` });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const send = form.getByRole('button', { name: 'Continue' });
  return {
    field,
    send,
    problem: page.getByRole('main').getByRole('alert'),
    async connect(typed: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
      await send.click();
    },
  };
}

test.describe('a person adds leagues', () => {
  test.use({ expected: /status of (400|404|409|503)/ });

  test(
    'by a user name: what went wrong is told until the next key, and the league stands in My Leagues',
    ON_BOTH,
    async ({ page }) => {
      const { field, problem, connect } = await atForm(page, 'Sleeper');
      await connect({ Username: 'unknown' });
      await expect(problem).toHaveText('Sleeper knows no account of this name.');
      await field('Username').press('x');
      await expect(problem).toBeHidden();
      await connect({ Username: 'malformed' });
      await expect(problem).toContainText("weren't able to connect your account");
      await connect({ Username: 'ada' });
      await page.getByRole('checkbox', { name: 'Invented League' }).check();
      await expectNoSideways(page);
      await page.getByRole('button', { name: 'Sync Leagues' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sync in Progress');
      await page.getByRole('main').getByRole('link', { name: 'My Leagues' }).click();
      const card = page.getByRole('list', { name: 'Leagues' }).getByRole('listitem', { name: 'Invented League' });
      await expect(card).toContainText('Ada & Co');
      await expect(card).toContainText('In play, week 2');
      await expectAccessible(page, 'main');
    },
  );

  test('by an e-mail: a private league is listed, and its card says why it cannot be read', async ({ page }) => {
    const { connect } = await atForm(page, 'Fleaflicker');
    await connect({ Email: 'private@example.com' });
    await page.getByRole('checkbox', { name: 'Invented League' }).check();
    await page.getByRole('button', { name: 'Sync Leagues' }).click();
    await page.getByRole('main').getByRole('link', { name: 'My Leagues' }).click();
    await expect(
      page.getByText('Fleaflicker does not show this. A private league has to be made public.'),
    ).toBeVisible();
  });

  test('by a name and a password, which has to be the right one', async ({ page }) => {
    const { field, send, problem, connect } = await atForm(page, 'MyFantasyLeague');
    await field('Username').fill('ada@fan.example');
    await expect(problem).toHaveText('This is an email. Please enter your username.');
    await expect(send).toBeDisabled();
    await connect({ Username: 'wrong-password', Password: 'not it' });
    await expect(problem).toHaveText('MyFantasyLeague did not accept this name and password.');
    await field('Password').press('x');
    await expect(problem).toBeHidden();
    await connect({ Username: 'somebody', Password: 'an invented password' });
    await expect(page.getByRole('checkbox', { name: 'Invented League' })).toBeVisible();
  });

  test('by a team’s page, whatever else stands in its address', async ({ page }) => {
    const team = (leagueId: number) =>
      `https://fantasy.espn.com/football/team?view=overview&teamId=2&seasonId=2025&leagueId=${leagueId}`;
    const { field, problem, connect } = await atForm(page, 'ESPN');
    await field('URL').fill('https://fantasy.espn.com/football/league');
    await expect(problem).toHaveText('Invalid link');
    await connect({ URL: team(70012) });
    await expect(problem).toHaveText('ESPN does not show this. A private league has to be made public.');
    await connect({ URL: team(700) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sync in Progress');
    await page.getByRole('main').getByRole('link', { name: 'My Leagues' }).click();
    await expect(page.getByRole('list', { name: 'Leagues' }).getByRole('listitem')).toHaveCount(1);
  });
});
