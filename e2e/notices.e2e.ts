// What a person is told by mail: chosen on the profile, stopped by the link at the foot of a mail.
import type { Response } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

/** Not the answer by which the page learns what was chosen before. */
const isSaved = (response: Response) =>
  response.url().endsWith('/api/notices') && response.request().method() !== 'GET';

test('a person asks for mails and for quiet hours, and finds them as they were set', async ({ page }) => {
  await enterRegistered(page);
  await open(page, '/profile');
  const part = page.getByRole('region', { name: 'What you are told' });
  await expect(part.getByText('No mail of these goes out before your address is confirmed.')).toBeVisible();
  const recap = part.getByRole('checkbox', { name: 'Weekly recap' });
  const quiet = part.getByRole('checkbox', { name: 'Quiet hours' });
  const saved = page.waitForResponse(isSaved);
  await recap.check();
  await saved;
  await quiet.check();
  const until = part.getByRole('combobox', { name: 'To' });
  await expect(until).toHaveValue('8');
  const set = page.waitForResponse((response) => response.request().postData()?.includes('"to":7') ?? false);
  await until.selectOption({ label: '7 AM' });
  await set;
  await expectNoSideways(page);
  await expectAccessible(page, 'main');

  await page.reload();
  await expect(recap).toBeChecked();
  await expect(part.getByRole('checkbox', { name: 'Draft results' })).not.toBeChecked();
  await expect(until).toHaveValue('7');
});

test.describe('a link', () => {
  test.use({ expected: /422/ });

  test('of Cruise Control says what it switches off', async ({ page }) => {
    await open(page, '/stop-mails?token=cruiseControl.of-somebody.in-a-league.cut');
    await expect(page.getByText('Switch Cruise Control off for the league', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Switch Cruise Control off' }).click();
    await expect(page.getByText('This link is not whole.', { exact: false })).toBeVisible();
  });

  test('that is not whole stops nothing and says so', async ({ page }) => {
    await open(page, '/stop-mails?token=weeklyRecap.of-somebody.cut');
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByText('This link is not whole.', { exact: false })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'main');
    await open(page, '/stop-mails');
    await expect(page.getByText('This link is cut short')).toBeVisible();
  });
});
