// What goes wrong in the middle of things: a click too many, no connection, a session that ends, a step back.
import { expect, expectAccessible, test } from './support/errand.ts';
import { open } from './support/pages.ts';
import { enterRegistered, freshEmail, signInByCall, signOut } from './support/people.ts';

// the browser tells of every refused request, and of those without a connection
test.use({ expected: /40[13]|ERR_INTERNET_DISCONNECTED/ });

test('an impatient sign-up is one sign-up, and the back button shows nothing of who has signed out', async ({
  page,
}) => {
  const email = freshEmail();
  await open(page, '/sign-up?from=/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Pylon account');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('third-and-9');
  await main.getByLabel('Confirm password', { exact: true }).fill('third-and-9');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);

  await open(page, '/profile');
  await signOut(page, email);
  await page.goBack();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
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

  const elsewhere = await signInByCall(request, person);
  const headers = { 'bearer-token': elsewhere.token };
  await request.post('/api/users/prove', { headers, data: { currentPassword: person.password } });
  expect((await request.post('/api/users/sessions/end-others', { headers })).ok()).toBe(true);
  await pay.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('You are not signed in');
  await main.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign into Pylon');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pylon+ Tier 1 is yours' })).toBeVisible();
});

test('a visitor who writes to support without a connection keeps what he wrote', async ({ page, context }) => {
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
