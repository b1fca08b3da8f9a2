// How the product runs, as its operator sees it, and what everybody else finds in its place.
import { openMigrated } from '@pylon/server/db/open';
import { setOperator } from '@pylon/server/features/operator/people.queries';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';
import { SAMPLE_SERVER } from './support/servers.ts';

const OPERATOR = '/operator';
const NOBODY = /status of 404|status of 500/;

/** Makes a person an operator, or one no more, as the command does. */
async function letOperate(accountId: string, isOperator: boolean): Promise<void> {
  const { db, close } = await openMigrated({ databaseUrl: null, dataDir: SAMPLE_SERVER.env['PYLON_DATA_DIR'] ?? '' });
  await setOperator(db, accountId, isOperator, 'journeys');
  await close();
}

test.describe('to anybody else', () => {
  test.use({ expected: NOBODY });

  test('the page is one that there is not', async ({ page }) => {
    const nowhere = await page.goto('/operators');
    const title = await page.title();
    for (const enter of [async () => {}, () => enterRegistered(page)]) {
      await enter();
      const answer = await page.goto(OPERATOR);
      expect([answer?.status(), await page.title()]).toEqual([nowhere?.status(), title]);
      await expect(page.getByText('Out of bounds')).toBeVisible();
    }
  });
});

test('an operator sees what needs them, then load, faults, leagues, jobs, mail and data', async ({ page }) => {
  const person = await enterRegistered(page);
  await letOperate(person.id, true);
  await open(page, OPERATOR);
  await expect(page.getByRole('heading', { name: 'Operator', level: 1 })).toBeVisible();
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d UTC/)).toBeVisible();
  for (const title of ['Load', 'Faults', 'Leagues', 'Jobs', 'Mail', 'Data'])
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  const processes = page.getByRole('table', { name: 'Every process with its load' });
  await expect(processes.getByRole('row').filter({ hasText: 'ago' }).first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'How jobs stand' }).getByRole('rowheader', { name: 'send-mail' }),
  ).toBeVisible();
  // The journeys run on the sample season, whose sources nobody asks.
  await expect(page.getByRole('region', { name: 'What needs you' })).toContainText('The season is invented.');
  await expectNoSideways(page);
  await expectAccessible(page);
});

test.describe('while it is looked at', () => {
  test.use({ expected: NOBODY });

  test('the page asks again, says so when no answer comes, and is gone with the right to see it', async ({ page }) => {
    const person = await enterRegistered(page);
    await letOperate(person.id, true);
    await page.clock.install();
    await open(page, OPERATOR);
    const asOf = page.getByText(/^As of \d\d:\d\d:\d\d UTC/);
    await expect(asOf).toBeVisible();

    const again = page.waitForResponse('**/api/operator/view');
    await page.clock.fastForward(16_000);
    expect((await again).status()).toBe(200);

    await page.route('**/api/operator/view', (route) => route.fulfill({ status: 500, json: FAULT }));
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(page.getByRole('alert')).toContainText('What is below is as of', { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Load' })).toBeVisible();
    await expectAccessible(page, 'main');

    // Nothing is pressed: the page asks by itself, and whoever would press may be too late.
    await letOperate(person.id, false);
    await page.unroute('**/api/operator/view');
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(page.getByText('Out of bounds')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

const FAULT = { data: null, error: { code: 'unexpected', message: 'Something went wrong. Please try again.' } };
