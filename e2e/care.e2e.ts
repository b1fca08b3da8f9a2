// A visitor wants letters, looks for an answer, and writes to support.
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open, reload } from './support/pages.ts';

// the browser tells of every refused request, and of a connection that is not there
test.use({ expected: /400|ERR_INTERNET_DISCONNECTED/ });

test('a visitor signs up for the newsletter, after a slip of the fingers', async ({ page }) => {
  await open(page, '/nfl/league-sync/hub');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill('fan@pylon');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('alert')).toHaveText('Invalid email.');
  await form.getByLabel('Email').fill('fan@pylon.example');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('contentinfo').getByText('Thanks for signing up!')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test('help opens by keys on what the page is about, and support keeps what was written', async ({ page }) => {
  await open(page, '/draft-champion?faq=true');
  const panel = page.getByRole('dialog', { name: 'Frequently asked questions' });
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Draft Champion');
  const question = panel.getByText('Do the bots draft like people?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('fitted on real drafts')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await panel.getByRole('button', { name: 'Contact Support' }).click();
  const support = page.getByRole('dialog', { name: 'Support' });
  await support.getByLabel('Your message').fill('My board is blank.\nOn a phone.');
  await support.getByLabel('Email for the answer (optional)').fill('nowhere');
  await support.getByRole('button', { name: 'Send message' }).click();
  await expect(support.getByRole('alert')).toHaveText('Invalid email.');
  await expect(support.getByLabel('Your message')).toHaveValue('My board is blank.\nOn a phone.');
  await support.getByLabel('Email for the answer (optional)').fill('fan@pylon.example');
  await support.getByRole('button', { name: 'Send message' }).click();
  await expect(support.getByRole('listitem')).toHaveText(/You.*My board is blank/s);
  await expect(support.getByLabel('Your message')).toHaveValue('');
  await expectAccessible(page, '[role=dialog]');

  await page.keyboard.press('Escape');
  await expect(support).toHaveCount(0);
  await reload(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Contact Support' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(/My board is blank/);
});

test('a visitor who writes to support without a connection keeps what they wrote', async ({ page, context }) => {
  await open(page, '/terms?faq=true');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  const message = page.getByLabel('Your message');
  await message.fill('Is anybody there?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(message).toHaveValue('Is anybody there?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Conversation with support' }).getByRole('listitem')).toHaveCount(1);
});
