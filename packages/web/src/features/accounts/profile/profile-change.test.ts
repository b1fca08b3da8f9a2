import { expect, test } from 'vitest';
import { buildUser } from '../../../testing/build-user.ts';
import { detailsOf, profileChange, untouched } from './profile-change.ts';

const user = buildUser({ email: 'mia@pylon.example', firstName: 'Mia', lastName: 'Reyes' });
const asItWas = {
  firstName: 'Mia',
  lastName: 'Reyes',
  email: 'mia@pylon.example',
  newPassword: '',
  currentPassword: '',
};

test('an unchanged email is not sent, in whatever case it is written', () => {
  for (const email of ['mia@pylon.example', 'Mia@Pylon.example', ''])
    expect(profileChange(user, { ...asItWas, email })).toEqual({
      body: {},
      isNewPassword: false,
      needsPassword: false,
    });
});

test('a password that is not needed stays in its field', () => {
  const { body } = profileChange(user, { ...asItWas, lastName: '', currentPassword: 'secret' });
  expect(body).toEqual({ lastName: '' });
});

test('another email or password goes with the current one', () => {
  const fields = { ...asItWas, currentPassword: 'secret' };
  expect(profileChange(user, { ...fields, email: 'new@pylon.example' }).body).toMatchObject({
    email: 'new@pylon.example',
    currentPassword: 'secret',
  });
  expect(profileChange(user, { ...fields, newPassword: 'newest' })).toMatchObject({
    body: { newPassword: 'newest', currentPassword: 'secret' },
    isNewPassword: true,
    needsPassword: true,
  });
});

test('a name that was not changed here is not sent: another window may have changed it', () => {
  expect(profileChange(user, { ...asItWas, firstName: 'Maya' }).body).toEqual({ firstName: 'Maya' });
});

test('fields take what became of the account elsewhere, except those that somebody changed here', () => {
  const known = detailsOf(user);
  const now = { ...known, firstName: 'Maya', lastName: 'Ramos' };
  expect(untouched(known, known, now)).toEqual(now);
  expect(untouched({ ...known, firstName: 'Mi' }, known, now)).toEqual({ email: now.email, lastName: 'Ramos' });
});
