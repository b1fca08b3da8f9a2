// What a visitor without a plan finds: open numbers first, locks where the others would be, and the way to the plans.
import { isPhone } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { chooseView, open, reload, showFilters } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { enterSubscribed, subscribe } from './support/subscriber.ts';
import { headOf, nameIn, rowsOf, savedRows, textsOf } from './support/tables.ts';

const RANKINGS = '/nfl-rankings';
const WORDS = 'We get it, paywalls suck. But losing sucks more. Your league is unique, your advice should be too.';

test(
  'the overlay over locked columns leads to the plans in a tab of their own, and to the login and back',
  ON_BOTH,
  async ({ page }) => {
    await open(page, RANKINGS);
    await expect(rowsOf(page)).toHaveCount(15);
    if (isPhone(page)) {
      await rowsOf(page).first().getByRole('button', { name: 'More' }).click();
      await expect(
        page.getByRole('img', { name: 'Locked: Pylon+ Tier 1' }).filter({ visible: true }).first(),
      ).toBeVisible();
    } else {
      await expect(headOf(page, 'Points').getByRole('link', { name: /^Tier 1: locked/ })).toBeVisible();
      await expect(headOf(page, 'Points')).not.toHaveAttribute('aria-sort');
    }
    const overlay = page.getByRole('region', { name: 'Locked: Pylon+' }).filter({ visible: true });
    await expect(overlay).toContainText(WORDS);
    const [plans] = await Promise.all([
      page.waitForEvent('popup'),
      overlay.getByRole('link', { name: 'Subscribe Now' }).click(),
    ]);
    await expect(plans).toHaveURL(/\/pricing\?from=(%2F|\/)nfl-rankings$/);
    await plans.close();
    await expectNoSideways(page);
    await overlay.getByRole('link', { name: 'Log in here' }).click();
    await expect(page).toHaveURL(/\/login\?from=(%2F|\/)nfl-rankings$/);
  },
);

test('the open numbers are there, the locked ones nowhere: not in the rows, the file or the answer', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/datatables/rankings'));
  await open(page, RANKINGS);
  for (const rank of await textsOf(page, 'Market')) expect(rank).toMatch(/^(\d+|–)$/);
  // The page brought its answers along; another page of the table is asked for.
  await page.getByRole('button', { name: 'Next page' }).click();
  const { data } = await (await answered).json();
  for (const row of data.playerExpertRanking) expect(row.points).toEqual({ locked: true, tier: 1 });
  const { heads, rows } = await savedRows(page);
  const points = heads.indexOf('Points');
  expect(points).toBeGreaterThan(0);
  // No field of a row of the sample holds a comma.
  for (const row of rows) expect(row.split(',')[points]).toBe('');
  await expect(page.getByText('What is locked is empty in the file. Pylon+ fills it.')).toBeVisible();
});

test('a locked expert opens the Subscribe dialog and is not chosen', async ({ page }) => {
  await open(page, RANKINGS);
  await showFilters(page);
  await page.getByRole('button', { name: /^Experts:/ }).click();
  await page.getByRole('button', { name: 'Scout Tier 1 locked' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Pylon+' });
  await expect(dialog).toContainText('Scout’s list: part of Pylon+ Tier 1.');
  await expect(dialog.getByRole('heading', { name: 'Tier 2' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Experts: All' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${RANKINGS}$`));
});

test('an address with a locked scoring shows the paywall in the place of the table, and the way to what is open', async ({
  page,
}) => {
  await open(page, `${RANKINGS}?scoring=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft Rankings$/);
  await expect(page.getByRole('region', { name: 'Locked: Pylon+' })).toContainText(WORDS);
  await page.getByRole('button', { name: 'Show what is open' }).click();
  await expect(rowsOf(page)).toHaveCount(15);
  await expect(page).toHaveURL(new RegExp(`${RANKINGS}$`));
});

test('five projections are open, the others under an overlay of the height of their rows', async ({ page }) => {
  await open(page, '/projections');
  await expect(rowsOf(page)).toHaveCount(5);
  const overlay = page.getByRole('region', { name: 'Locked: Pylon+' });
  await expect(overlay.getByRole('link', { name: /^Tier 2/ })).toBeVisible();
  expect((await overlay.boundingBox())?.height).toBeGreaterThanOrEqual(60 * 10 + 6);
  await nameIn(rowsOf(page).first()).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Weekly game logs and utilization data for in-depth player analysis.');
  await expect(card.getByRole('link', { name: /^Tier 1: locked/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'draft boards are behind their overlay, and fewer than five rows get it under the table',
  ON_BOTH,
  async ({ page }) => {
    for (const board of [`${RANKINGS}?view=board`, '/nfl-adp?view=board']) {
      await open(page, board);
      await expect(page.getByRole('region', { name: 'Locked: Pylon+' })).toContainText(WORDS);
      await expect(page.getByRole('region', { name: 'Draft board' })).toHaveCount(0);
    }
    await open(page, `${RANKINGS}?q=${encodeURIComponent(await firstName())}`);
    await expect(rowsOf(page)).toHaveCount(1);
    const overlay = page.getByRole('region', { name: 'Locked: Pylon+' });
    await expect(overlay).toHaveCount(1);
    const row = await rowsOf(page).boundingBox();
    expect((await overlay.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
    if (!isPhone(page)) await expect(rowsOf(page).getByRole('img', { name: 'Locked: Pylon+ Tier 2' })).toBeVisible();

    async function firstName(): Promise<string> {
      await page.goto(RANKINGS);
      return (await nameIn(rowsOf(page).first()).textContent()) ?? '';
    }
  },
);

test('the first plan opens its columns, and leaves a lock on what the second one opens', ON_BOTH, async ({ page }) => {
  await enterSubscribed(page, 1);
  await open(page, RANKINGS);
  await expect(headOf(page, 'Points').getByRole('button')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Locked/ })).toHaveCount(0);
  if (isPhone(page)) await rowsOf(page).first().getByRole('button', { name: 'More' }).click();
  await expect(
    page.getByRole('img', { name: 'Locked: Pylon+ Tier 2' }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test(
  'a registered person without a plan sees no way in, and no locks once a plan has begun',
  ON_BOTH,
  async ({ page }) => {
    const person = await enterRegistered(page);
    await open(page, RANKINGS);
    const overlay = page.getByRole('region', { name: 'Locked: Pylon+' }).filter({ visible: true });
    await expect(overlay).toContainText(WORDS);
    await expect(overlay.getByRole('link', { name: 'Log in here' })).toHaveCount(0);
    await subscribe(page.request, 2, person);
    await reload(page);
    await expect(headOf(page, 'Points').getByRole('button')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Locked/ })).toHaveCount(0);
  },
);

test.describe('with a plan', () => {
  test.use({ tier: 2 });

  test('nothing is locked: not in the tables, not on the card, from the first byte of the page on', async ({
    page,
  }) => {
    const answer = await page.request.get(RANKINGS);
    expect(await answer.text(), 'the server knows').not.toContain('Subscribe Now');
    for (const address of [RANKINGS, '/nfl-adp', '/projections']) {
      await open(page, address);
      await expect(rowsOf(page)).toHaveCount(15);
      await expect(page.getByRole('link', { name: /locked/i })).toHaveCount(0);
      await expect(page.getByRole('region', { name: /^Locked/ })).toHaveCount(0);
    }
    await nameIn(rowsOf(page).first()).click();
    await expect(page.getByRole('dialog').getByRole('figure', { name: /^Points by week/ })).toBeVisible();
  });
});

test.describe('a plan that ends under an open page', () => {
  test.use({ expected: /402/ });

  test('leaves the next press before an overlay and not before a fault', async ({ page }) => {
    const { token } = await enterSubscribed(page, 2);
    await open(page, '/nfl-adp');
    const headers = { 'bearer-token': token };
    await page.request.post('/api/payments/test-portal', { headers, data: { action: 'refund' } });
    await chooseView(page, 'Draft Board');
    await expect(page.getByRole('region', { name: 'Locked: Pylon+' })).toContainText(WORDS);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
