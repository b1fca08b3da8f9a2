// A person takes along what is stored about them, and then has it deleted.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, ON_DESKTOP, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

// the browser tells of the wrong password, and of the sign-in that fails
test.use({ expected: /401|422/ });

test('everything stored can be taken along, and then be deleted for good', ON_DESKTOP, async ({ page }) => {
  const { email, password } = await enterRegistered(page);
  await open(page, '/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pylon-my-data.json');
  expect(await readFile(await download.path(), 'utf8')).toContain(email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('drafts, leagues, lists, scoring systems and messages are deleted');
  await expect(dialog).toContainText('API keys and webhooks end');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await open(page, '/login');
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to login.');
});
