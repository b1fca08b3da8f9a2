// Accounts: what was made without one stays, signing out leaves nothing behind, and a mailed link sets a new password.
import type { Page } from '@playwright/test';
import { newDraft } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open, reload } from './support/pages.ts';
import { endSessions, enterRegistered, freshEmail, menuOf, register, signInByCall, signOut } from './support/people.ts';

/** A field of the page itself: its foot asks for an email too. */
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const signIn = async (page: Page, email: string, password: string) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
/** What lies over a page whose person was signed out. */
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const keptHere = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
const drafts = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');

test('what is being read for a person who signs out is cut off', async ({ page }) => {
  const { email } = await enterRegistered(page);
  const signedOut = page.waitForResponse('**/api/auth/logout');
  // Without that it would come to the server as a question of nobody's, and be refused.
  await page.route('**/api/mock-drafts/current*', async (route) => {
    await signedOut;
    await route.continue();
  });
  await open(page, '/');
  const cutOff = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/mock-drafts/current'));
  await signOut(page, email);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await cutOff;
});

test.describe('with refusals that the journey is about', () => {
  test.use({ expected: /40[139]|409|422/ });

  test('a draft made without an account stays through signing up, out and in', async ({ page }) => {
    await newDraft(page, { numberOfTeams: 8 });
    await open(page, '/draft-champion/drafts');
    await expect(drafts(page)).toHaveCount(1);

    const email = freshEmail();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Create one now!' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Pylon account');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(3);
    await expect(page.getByText('You need to agree to the Terms and Privacy Policy before proceeding.')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('third-and-9');
    await field(page, 'Confirm password').fill('third-and-8');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await field(page, 'Confirm password').fill('third-and-9');
    await page.getByRole('button', { name: 'Create Account' }).click();

    // Back where the journey began, with the draft.
    await expect(page).toHaveURL(/\/draft-champion\/drafts$/);
    await expect(menuOf(page, email)).toBeVisible();
    await expect(drafts(page)).toHaveCount(1);

    await signOut(page, email);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => keptHere(page)).toEqual([]);
    await open(page, '/draft-champion/drafts');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(drafts(page)).toHaveCount(0);

    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, 'third-and-long');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to login.' })).toBeVisible();
    await signIn(page, email, 'third-and-9');
    await expect(page).toHaveURL(/\/draft-champion\/drafts$/);
    await expect(drafts(page)).toHaveCount(1);
  });

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

  test('a profile keeps its names, a new password keeps one signed in, a new email signs one out', async ({ page }) => {
    const { email, password } = await enterRegistered(page);
    await open(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    const save = page.getByRole('button', { name: 'Save changes' });

    await field(page, 'First name').fill('Mia');
    await field(page, 'Last name').fill('Reyes');
    await save.click();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await expect(menuOf(page, email)).toHaveText('MR');
    await expectNoSideways(page);
    await expectAccessible(page);

    await field(page, 'New password').fill('fourth-and-1');
    await save.click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await field(page, 'Current password').fill('not-this-one');
    await save.click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await field(page, 'Current password').fill(password);
    await save.click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await open(page, '/profile');
    await expect(field(page, 'Last name')).toHaveValue('Reyes');

    const another = freshEmail();
    await field(page, 'Email').fill(another);
    await field(page, 'Current password').fill('fourth-and-1');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign into Pylon');
    await expect(page.getByText(/You have been signed out\. Sign in with your new email/)).toBeVisible();
    await signIn(page, another, 'fourth-and-1');
    await expect(menuOf(page, another)).toBeVisible();
  });

  test('a session that is ended elsewhere is over in every tab of this browser', async ({ page, context, request }) => {
    const person = await enterRegistered(page);
    await signInByCall(request, person);
    await open(page, '/profile');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
    const other = await context.newPage();
    await open(other, '/terms');
    await expect(menuOf(other, person.email)).toBeVisible();

    await endSessions(request, person);
    await page.getByRole('button', { name: /^End: / }).click();
    await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeHidden();
    await expect(again(other)).toBeVisible();
    await again(page).getByRole('button', { name: 'Go on without signing in' }).click();
    await expect(page.getByText('You are not signed in')).toBeVisible();
    await again(other).getByRole('button', { name: 'Go on without signing in' }).click();
    await expect(again(other)).toHaveCount(0);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('what was typed when a session ended is hidden until the same person signs in again, and is saved then', async ({
    page,
    request,
  }) => {
    const person = await enterRegistered(page);
    await open(page, '/profile');
    await field(page, 'First name').fill('Mia');
    await field(page, 'Last name').fill('Reyes');
    await endSessions(request, person);
    const goOn = again(page).getByRole('button', { name: 'Go on without signing in' });
    const form = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await form.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(goOn).toBeVisible();
    await expect(again(page).getByLabel('Email')).toHaveCount(0);
    const before = await goOn.boundingBox();
    form.resolve();
    const email = again(page).getByLabel('Email');
    await expect(email).toBeFocused();
    // A press meant for the button, which ends the page, must not be one on what took its place.
    expect(await goOn.boundingBox()).toEqual(before);
    await expect(page.getByLabel('Last name')).toBeHidden();
    await expect(page.getByText(person.email)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(again(page)).toBeVisible();
    await email.fill(person.email);
    await again(page).getByLabel('Password', { exact: true }).fill('third-and-long');
    await page.keyboard.press('Enter');
    await expect(again(page).getByRole('alert').filter({ hasText: 'Failed to login.' })).toBeVisible();
    await again(page).getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');

    // The change that was refused is made by itself.
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    await expect(field(page, 'Last name')).toHaveValue('Reyes');
    await expect(menuOf(page, person.email)).toHaveText('MR');
  });

  test('another person who signs in on a page that was left finds nothing of what was typed', async ({
    page,
    request,
  }) => {
    const person = await enterRegistered(page);
    const another = await register(request);
    await open(page, '/profile');
    await field(page, 'Last name').fill('Reyes');
    await endSessions(request, person);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(again(page).getByLabel('Email')).toBeFocused();
    await expectAccessible(page, 'dialog');
    await expectNoSideways(page);
    await again(page).getByLabel('Email').fill(another.email);
    await again(page).getByLabel('Password', { exact: true }).fill(another.password);
    await again(page).getByRole('button', { name: 'Login' }).click();
    await expect(menuOf(page, another.email)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(another.email);
    await expect(field(page, 'Last name')).toHaveValue('');
    await reload(page);
    await expect(field(page, 'Last name')).toHaveValue('');
  });
});

test.describe('a link', () => {
  // Mails are shown to the machine itself, and to nobody else.
  test.use({ expected: /410/, isAtServer: true });

  test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
    const { email } = await register(page.request);
    await page.context().clearCookies();
    await open(page, '/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
    await expectAccessible(page);

    await open(page, '/outbox');
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: email })
      .filter({ hasText: /reset-password/ });
    await expect(mail).toHaveCount(1);
    const link = await mail.getByRole('link', { name: /reset-password/ }).getAttribute('href');
    await mail.getByRole('link', { name: /reset-password/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
    const setPassword = async () => {
      await field(page, 'New password').fill('touchdown-7');
      await field(page, 'Confirm password').fill('touchdown-7');
      await page.getByRole('button', { name: 'Set password' }).click();
    };
    await setPassword();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign into Pylon');
    await signIn(page, email, 'touchdown-7');
    await expect(menuOf(page, email)).toBeVisible();

    await open(page, link ?? '');
    await setPassword();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good');
  });
});
