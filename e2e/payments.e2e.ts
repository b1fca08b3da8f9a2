// A person buys a plan through the test checkout, which takes no money, moves up, and leaves at the end of the period.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { browserStateOf, endSessions, enterRegistered } from './support/people.ts';
import { enterSubscribed } from './support/subscriber.ts';

// the browser tells of the card that is declined, of a session that has ended, and of a connection that is not there
test.use({ expected: /40[23]|ERR_INTERNET_DISCONNECTED/ });

test('a plan that is bought in one tab opens the locks in the other, without a reload', async ({ page, context }) => {
  await enterRegistered(page);
  await open(page, '/nfl-rankings');
  const subscribe = page.getByRole('link', { name: /Subscribe Now/ }).first();
  await expect(subscribe).toBeVisible();
  const [plans] = await Promise.all([context.waitForEvent('page'), subscribe.click()]);
  await plans.waitForURL('**/pricing?from=*');
  await expect(plans.getByText('Test checkout.')).toBeVisible();
  await expectNoSideways(plans);
  await expectAccessible(plans);
  await plans.getByRole('button', { name: 'Subscribe to Tier 1' }).click();

  await plans.waitForURL('**/checkout/*');
  await plans.getByRole('button', { name: 'Try a card that is declined' }).click();
  await expect(plans.getByRole('alert')).toBeVisible();
  await expectAccessible(plans);
  await plans.getByRole('button', { name: /^Pay \$39\.99/ }).click();
  await expect(plans.getByRole('heading', { name: 'Pylon+ Tier 1 is yours' })).toBeVisible();

  await expect(page.getByRole('link', { name: /Subscribe Now/ })).toHaveCount(0);
});

test('a plan that is bought on one device is open on the other once one comes back to it', async ({
  page,
  browser,
}) => {
  const person = await enterRegistered(page);
  await open(page, '/nfl-rankings');
  const subscribe = page.getByRole('link', { name: /Subscribe Now/ });
  await expect(subscribe.first()).toBeVisible();

  const device = await browser.newContext({ storageState: browserStateOf(person, new URL(page.url()).origin) });
  const phone = await device.newPage();
  await open(phone, '/pricing');
  await phone.getByRole('button', { name: 'Subscribe to Tier 1' }).click();
  await phone.waitForURL('**/checkout/*');
  await phone.getByRole('button', { name: /^Pay \$39\.99/ }).click();
  await expect(phone.getByRole('heading', { name: 'Pylon+ Tier 1 is yours' })).toBeVisible();
  await device.close();

  await expect(subscribe.first()).toBeVisible(); // nobody has come back yet
  // Every window of a test has the focus all the time
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(subscribe).toHaveCount(0);
});

test('an upgrade costs what its preview says, and a cancelled plan says when it ends', async ({ page }) => {
  await enterSubscribed(page, 1);
  await open(page, '/pricing');
  await page.getByRole('button', { name: 'Upgrade to Tier 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Tier 2?' });
  await expect(dialog.getByText('Due now')).toBeVisible();
  await expect(dialog.getByText(/^Then \$12\.99 a month, next on/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Upgrade now!' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tier 2' }).getByText('Your plan')).toBeVisible();

  await open(page, '/profile');
  await page.getByRole('button', { name: 'Card, invoices and cancellation' }).click();
  await page.waitForURL('**/checkout/portal*');
  await expect(page.getByRole('heading', { name: 'Charges' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText(/^Cancelled\. Your plan stays open and ends on/)).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test.describe('a plan that ended elsewhere', () => {
  // The price of the upgrade, asked for once more
  test.use({ expected: /409/ });

  test('takes the dialog of an upgrade along', async ({ page }) => {
    const { token } = await enterSubscribed(page, 1);
    await open(page, '/pricing');
    await page.getByRole('button', { name: 'Upgrade to Tier 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Tier 2?' });
    await expect(dialog.getByText('Due now')).toBeVisible();
    const headers = { 'bearer-token': token };
    await page.request.post('/api/payments/test-portal', { headers, data: { action: 'refund' } });
    // Every window of a test has the focus all the time
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Subscribe to Tier 2' })).toBeVisible();
  });
});

test('a payment without a connection says so and charges nothing, and goes on after a session that ended', async ({
  page,
  context,
  request,
}) => {
  const person = await enterRegistered(page);
  await open(page, '/pricing');
  await page.getByRole('button', { name: 'Subscribe to Tier 1' }).click();
  await page.waitForURL('**/checkout/*');
  const pay = page.getByRole('button', { name: /^Pay \$39\.99/ });
  await expect(pay).toBeVisible();

  await context.setOffline(true);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expectAccessible(page, 'main');
  await context.setOffline(false);

  await endSessions(request, person);
  await pay.click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Email').fill(person.email);
  await again.getByLabel('Password', { exact: true }).fill(person.password);
  await again.getByRole('button', { name: 'Login' }).click();
  // What was asked for with the click goes on: it is not asked for twice.
  await expect(page.getByRole('heading', { name: 'Pylon+ Tier 1 is yours' })).toBeVisible();
});
