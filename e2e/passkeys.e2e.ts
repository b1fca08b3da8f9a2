// Passkeys: one is added, signs in by button and from the list of the field, is renamed and removed; sessions end after
// a proof.
import type { Page } from '@playwright/test';
import { newDraft } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_DESKTOP, test } from './support/journey.ts';
import { open } from './support/pages.ts';
import { enterAs, enterRegistered, menuOf, type RegisteredPerson, signInByCall, signOut } from './support/people.ts';
import { NAMED_SAMPLE_URL } from './support/servers.ts';

test.use({ baseURL: NAMED_SAMPLE_URL, expected: /401|422/ });

/** A virtual device with a lock. The test decides whether its owner is present. */
async function device(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    setUnlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const confirm = async (page: Page, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
};
const add = async (page: Page, { password }: RegisteredPerson, name: string) => {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await confirm(page, password);
  await expect(passkeys(page).filter({ hasText: name })).toHaveCount(1);
};

test('a passkey is added with the password', ON_DESKTOP, async ({ page }) => {
  const person = await enterRegistered(page);
  const phone = await device(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await naming.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(naming.getByText('This field is required.')).toBeVisible();
  await naming.getByRole('textbox', { name: 'Name' }).fill('Phone');
  await naming.getByRole('button', { name: 'Make the passkey' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill('not-this-one');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await confirm(page, person.password);
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(passkeys(page)).toHaveText([/Phone.*not used yet/]);
  expect(await phone.passkeys()).toBe(1);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test('a passkey signs in by the button, and what a visitor made comes along', ON_DESKTOP, async ({ page }) => {
  const person = await enterRegistered(page);
  const phone = await device(page);
  await add(page, person, 'Phone');
  await signOut(page, person.email);
  await newDraft(page, { numberOfTeams: 8 });
  // Nobody touches the device, so the list of the field waits, and the button asks.
  await phone.setPresent(false);
  await open(page, '/login');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await phone.setPresent(true);
  await button.click();
  await expect(menuOf(page, person.email)).toBeVisible();
  await open(page, '/draft-champion/drafts');
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(1);
});

test('a passkey is renamed, proves who uses a session, and is removed', ON_DESKTOP, async ({ page }) => {
  const person = await enterRegistered(page);
  await device(page);
  await add(page, person, 'Phone');
  await page.getByRole('button', { name: 'Rename: Phone' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys(page)).toHaveText([/Old phone/]);

  // Another session of the person has proved nothing yet.
  await enterAs(page, await signInByCall(page.request, person));
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Remove: Old phone' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await expect(passkeys(page)).toHaveCount(0);
});

test('the field for the email offers the passkey', ON_DESKTOP, async ({ page }) => {
  const person = await enterRegistered(page);
  await device(page);
  await add(page, person, 'Laptop');
  await signOut(page, person.email);
  // The device of the tests takes the offer at once.
  await page.goto('/login');
  await expect(menuOf(page, person.email)).toBeVisible();
});

test('a device that does not unlock signs nobody in, and the password still does', ON_DESKTOP, async ({ page }) => {
  const person = await enterRegistered(page);
  const phone = await device(page);
  await add(page, person, 'Phone');
  await signOut(page, person.email);
  await phone.setUnlocks(false);
  await open(page, '/login');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign into Pylon');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(menuOf(page, person.email)).toBeVisible();
});

test('a session elsewhere is ended by who types the password again', ON_DESKTOP, async ({ page, request }) => {
  const person = await enterRegistered(page);
  await signInByCall(request, person);
  await open(page, '/profile');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^End: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^End: / }).click();
  await confirm(page, person.password);
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
});

test('at an address that is a number the page says that passkeys work elsewhere', ON_DESKTOP, async ({ page }) => {
  const numbered = NAMED_SAMPLE_URL.replace('localhost', '127.0.0.1');
  await page.goto(`${numbered}/terms`);
  const person = await signInByCall(page.request, await enterRegistered(page));
  await enterAs(page, person);
  await open(page, `${numbered}/profile`);
  await expect(page.getByText('Passkeys work at localhost and not at 127.0.0.1. Open the page there.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});

test('a new password is judged while it is typed, in words', ON_DESKTOP, async ({ page }) => {
  await open(page, '/sign-up');
  const field = page.getByRole('main').getByLabel('Password', { exact: true });
  await field.fill('123456');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Very weak: guessed in a thousand tries' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('mauve kettle over lisbon');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Very strong' })).toBeVisible();
  await expectNoSideways(page);
});
