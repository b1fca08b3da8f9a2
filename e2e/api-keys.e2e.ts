// A person makes a key for their own programs, reads with it, and revokes it.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

test.use({ expected: /401/ });

test('a key is made, shown once, reads, counts and is revoked', async ({ page, request }) => {
  const { password } = await enterRegistered(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Make an API key' }).click();
  const naming = page.getByRole('dialog', { name: 'Make an API key' });
  await naming.getByRole('button', { name: 'Make the key' }).click();
  await expect(naming.getByText('This field is required.')).toBeVisible();
  await naming.getByRole('textbox', { name: 'Name' }).fill('Spreadsheet');
  await naming.getByRole('button', { name: 'Make the key' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();

  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  await expect(shown).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^pylon_/);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  const keys = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
  await expect(keys).toContainText(['Spreadsheet']);
  await expect(keys).toContainText(['not used yet']);

  const headers = { authorization: `Bearer ${key}` };
  expect((await request.get('/api/teams', { headers })).status()).toBe(200);
  await open(page, '/profile');
  await expect(keys).toContainText(['1 of 5,000 calls used today']);
  await expectNoSideways(page);

  await page.getByRole('button', { name: 'Revoke: Spreadsheet' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke this key?' });
  await asked.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('The key was revoked.')).toBeVisible(); // behind the question the list is hidden anyway
  await expect(keys).toHaveCount(0);
  expect((await request.get('/api/teams', { headers })).status()).toBe(401);
});
