import { expect, test } from 'vitest';
import { buildUser } from '../../../testing/build-user.ts';
import { profileChange } from './profile-change.ts';

const user = buildUser({ email: 'mia@pylon.example', firstName: 'Mia', lastName: 'Reyes' });
const untouched = {
  firstName: 'Mia',
  lastName: 'Reyes',
  email: 'mia@pylon.example',
  newPassword: '',
  currentPassword: '',
};

test('an unchanged email is not sent, in whatever case it is written', () => {
  for (const email of ['mia@pylon.example', 'Mia@Pylon.example', ''])
    expect(profileChange(user, { ...untouched, email })).toEqual({
      body: { firstName: 'Mia', lastName: 'Reyes' },
      isNewPassword: false,
      needsPassword: false,
    });
});

test('a password that is not needed stays in its field', () => {
  const { body } = profileChange(user, { ...untouched, lastName: '', currentPassword: 'secret' });
  expect(body).toEqual({ firstName: 'Mia', lastName: '' });
});

test('another email or password goes with the current one', () => {
  const fields = { ...untouched, currentPassword: 'secret' };
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
