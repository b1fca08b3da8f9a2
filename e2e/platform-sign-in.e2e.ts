// Signing in at a platform and coming back, on a server that asks a stand-in for Yahoo; to anybody else it is closed.
import { INVENTED_ANSWERS, OWN_TEAMS } from '@pylon/connectors/platforms/yahoo/invented/league';
import { SignInStandIn, STAND_IN_KEYS } from '@pylon/server/testing/sign-in-stand-in';
import { expect, expectAccessible, expectNoSideways } from './support/journey.ts';
import { test as base } from './support/own-server.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

const ADD = '/nfl/league-sync/add';
const RETURN = '/nfl/league-sync/return';
const TEAMS = 'https://fantasysports.yahooapis.com/fantasy/v2/users;use_login=1/games;game_codes=nfl/teams?format=json';

const test = base.extend<{ readonly yahoo: { readonly site: SignInStandIn; readonly url: string } }>({
  yahoo: async ({ browserName: _any }, use) => {
    // The invented league is of another season than the sample.
    const answers = JSON.stringify({ ...INVENTED_ANSWERS, [TEAMS]: OWN_TEAMS }).replaceAll('2026', '2025');
    const site = new SignInStandIn(JSON.parse(answers));
    await use({ site, url: await site.start() });
    await site.close();
  },
  settings: async ({ yahoo }, use) =>
    use({
      PYLON_STAND_INS: `yahoo=${yahoo.url}`,
      PYLON_YAHOO_CLIENT_ID: STAND_IN_KEYS.clientId,
      PYLON_YAHOO_CLIENT_SECRET: STAND_IN_KEYS.clientSecret,
    }),
  // The name by which the product calls itself: the browser comes back to it.
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

test.describe.configure({ timeout: 180_000 });
// What does not hold is refused, and browsers write that down.
test.use({ expected: /status of 409/ });

test('a person signs in at Yahoo, comes back, and syncs a league', async ({ page, yahoo }) => {
  await enterRegistered(page);
  await open(page, ADD);
  await page.getByRole('link', { name: /Yahoo/ }).click();
  await expect(page.getByText("You'll be directed to log in with your Yahoo account.")).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Proceed to login' }).click();

  const league = page.getByRole('checkbox').first();
  await expect(league).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).pathname).toBe(ADD);
  expect(page.url()).not.toMatch(/code=|state=/);
  await league.check();
  await page.getByRole('button', { name: 'Sync Leagues' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sync in Progress');

  // The sign-in is over for good: the account says so, and its one button begins it anew.
  await page.getByRole('link', { name: 'My Leagues' }).last().click();
  await expect(page.getByText('Connected accounts')).toBeVisible();
  yahoo.site.revoke();
  await page.getByRole('link', { name: 'Leagues of Ada' }).click();
  await expect(page.getByText('Your sign-in at Yahoo has ended. Connect it again.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(league).toBeVisible({ timeout: 30_000 });
});

test('a sign-in that was declined, or is not known, says so in place of the leagues', async ({ page, yahoo }) => {
  await enterRegistered(page);
  yahoo.site.isDeclined = true;
  await open(page, `${ADD}?connector=Yahoo`);
  await page.getByRole('link', { name: 'Proceed to login' }).click();
  await expect(page.getByRole('alert')).toContainText('You were not signed in at Yahoo: nothing was connected.');
  expect(page.url()).not.toContain('?');
  await expectNoSideways(page);
  await expectAccessible(page);
  await open(page, `${RETURN}?code=stolen&state=invented`);
  await expect(page.getByRole('alert')).toContainText('This sign-in was not begun by you, or was used already.');
});
