// A draft kit is kept on the device, works without network, and says of when it is.
import type { Page } from '@playwright/test';
import { call, newDraft, playersOf } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { answers, chooseScoring, chooseView, goTo, open, reload } from './support/pages.ts';
import { enterRegistered, signOut } from './support/people.ts';

// Without network every file that a page asks for fails, which the browser tells.
test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

const keep = async (page: Page) => {
  await page.getByRole('button', { name: 'Keep for offline use' }).click();
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
};
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test('a kit is kept, and opens without network with its date, search and marks', async ({ page, context }) => {
  await open(page, '/research');
  expect(await workers(page), 'nobody has asked for a worker yet').toEqual([]);
  await goTo(page, 'Draft', 'Draft Kit');
  await expect(page.getByText('No draft kit is kept on this device')).toBeVisible();
  await expectAccessible(page);
  await answers(page);
  for (const selector of ['link[rel=manifest]', 'link[rel=apple-touch-icon]', 'meta[name=theme-color][media*=dark]'])
    await expect(page.locator(selector), 'what the server wrote is still there').toHaveCount(1);
  await keep(page);
  await expect.poll(() => workers(page)).toHaveLength(1);
  await expect(page.getByText(/Data of .+, edition /)).toBeVisible();
  await expectNoSideways(page);
  const first = (await rows(page).first().locator('span').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: 'K', exact: true }).click();
  await expect(rows(page).first()).toContainText('K1');
  await expectAccessible(page);

  await context.setOffline(true);
  await page.goto('/draft-kit');
  await expect(page.getByText('You are offline: this is what was kept.')).toBeVisible();
  await expect(page.getByText(/^Kept as of .+, (just now|\d+ minutes? ago)\./)).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('searchbox', { name: 'Find a player' }).fill(first.slice(0, 8));
  await page.getByRole('button', { name: `${first} is taken` }).click();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('radio', { name: 'Not taken' }).click();
  await expect(page.getByRole('button', { name: `${first} is taken` })).toBeHidden();
  await page.getByRole('button', { name: 'QB', exact: true }).click();
  await expect(rows(page).first()).toContainText('QB');
  await expectAccessible(page);

  const asked = await page.evaluate(() =>
    fetch('/api/teams', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'not answered',
    ),
  );
  expect(asked, 'a call is never answered from what is kept').toBe('not answered');
  await page.goto('/nfl-rankings');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the draft kit' }).click();
  await expect(page.getByRole('button', { name: `${first} is taken` })).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Go online' }).click();
  await answers(page);
  await expect(page.getByRole('button', { name: `${first} is taken` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The kit is on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: `${first} is taken` })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByText('No draft kit is kept on this device')).toBeVisible();
  await expect.poll(() => workers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('what is a person’s own leaves the device when they sign out; what is everybody’s stays', async ({
  page,
  context,
}) => {
  const { email } = await enterRegistered(page);
  const draft = await newDraft(page);
  const [player] = await playersOf(page, draft);
  await call(page, 'POST', '/mock-drafts/queue', { mockDraftId: draft, athleteId: player?.id });
  await open(page, '/draft-kit');
  await keep(page);
  const { mockDrafts } = (await call(page, 'GET', '/mock-drafts/current')) as {
    mockDrafts: readonly { numberOfTeams: number; draftPosition: number }[];
  };
  const queue = `Queue: ${mockDrafts[0]?.numberOfTeams} teams, pick ${mockDrafts[0]?.draftPosition}`;
  await chooseView(page, queue);
  await expect(page.getByText(/As it stood on /)).toBeVisible();
  await page.getByRole('button', { name: `${player?.fullName} is taken` }).click();

  await context.setOffline(true);
  await page.goto('/draft-kit');
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
  await chooseView(page, queue);
  await expect(page.getByRole('button', { name: `${player?.fullName} is taken` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await context.setOffline(false);
  await open(page, '/draft-kit');
  await signOut(page, email);
  await context.setOffline(true);
  await page.goto('/draft-kit');
  await expect(page.getByText(/^Kept as of /)).toBeVisible();
  await expect(page.getByText(queue)).toBeHidden();
  await expect(page.getByText('Cheat sheet: all experts')).toBeHidden();
  await expect(page.getByRole('button', { name: `${player?.fullName} is taken` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await context.setOffline(false);
});

test.describe('of a subscriber', () => {
  test.use({ tier: 1 });
  test('a kit in another scoring says which, and what it holds of the plan', async ({ page }) => {
    await open(page, '/draft-kit');
    await chooseScoring(page, 'PPR');
    await keep(page);
    await expect(page.getByText(/^Kept as of .+ PPR\./)).toBeVisible();
    await chooseView(page, 'ADP of all providers');
    await reload(page);
    await expect(page.getByText(/^Kept as of .+ PPR\./)).toBeVisible();
  });
});
