import { describe, expect, test } from 'vitest';
import { refusal, testServer } from '../../testing/test-server.ts';

const { call, ask, arrive, register, mailTo, server } = await testServer();
const refused = (fields: object) => ({
  status: 422,
  error: { code: 'invalid-password', message: 'invalid password', fields },
});

describe('names', () => {
  test('change without a password, and the session goes on', async () => {
    const { token } = await register({ firstName: 'Ann' });
    const changed = await ask('updateUser', { firstName: 'Anna', lastName: 'O’Neill-Šimić' }, token);
    expect(changed).toMatchObject({ token, user: { firstName: 'Anna', lastName: 'O’Neill-Šimić' } });
  });

  test('that are empty are taken away, those that are not given stay', async () => {
    const { token } = await register({ firstName: 'Ann', lastName: 'Lee' });
    const { user } = await ask('updateUser', { lastName: '', email: '', newPassword: '' }, token);
    expect(user).toMatchObject({ firstName: 'Ann', lastName: null });
  });
});

describe('a new password', () => {
  test('ends every other session, gives this one a new token and a cookie, and is told by mail', async () => {
    const { email, password, token } = await register();
    const elsewhere = (await ask('login', { email, password })).token;
    const response = await server.inject({
      method: 'PUT',
      url: '/api/users',
      headers: { 'bearer-token': token },
      payload: { newPassword: 'first and goal', currentPassword: password },
    });
    const { user, token: next } = response.json().data;
    expect(user.email).toBe(email);
    expect(response.headers['set-cookie']).toContain(`pylon_user=${next};`);
    for (const dead of [token, elsewhere]) expect(refusal(await call('getMe', {}, dead))).toBe('invalid-token');
    expect(refusal(await call('getMe', {}, next))).toBe(null);
    expect(refusal(await call('login', { email, password }))).toBe('failed-login');
    await ask('login', { email, password: 'first and goal' });
    const mail = await mailTo(email, /password was changed/);
    expect(mail.text).toContain('every other device was signed out');
    expect(mail.text + mail.html).not.toContain('first and goal');
  });

  test('kills links that were mailed before', async () => {
    const { email, password, token } = await register();
    await ask('solicitPasswordReset', { email });
    const link = /token=([\w-]+)/.exec((await mailTo(email, /new .* password/)).text)?.[1] ?? '';
    await ask('updateUser', { newPassword: 'first and goal', currentPassword: password }, token);
    expect(refusal(await call('resetPassword', { token: link, newPassword: 'third and long' }))).toBe('link-expired');
  });
});

describe('a new e-mail', () => {
  test('ends every session; the account opens with the new address, which is to be proved', async () => {
    const { id, email, password, token } = await register();
    const elsewhere = (await ask('login', { email, password })).token;
    const next = `new-${email}`;
    expect(await ask('updateUser', { email: next, currentPassword: password }, token)).toEqual({
      user: null,
      token: null,
    });
    for (const dead of [token, elsewhere]) expect(refusal(await call('getMe', {}, dead))).toBe('invalid-token');
    expect(refusal(await call('login', { email, password }))).toBe('failed-login');
    const { user } = await ask('login', { email: next, password });
    expect(user).toMatchObject({ id, email: next, isEmailVerified: false });
    await mailTo(email, /has a new address/);
    await mailTo(next, /Is this your address/);
  });

  test('that another account has is not told: the answer is the same, nothing changes, and mails say so', async () => {
    const [mine, other] = [await register(), await register()];
    const answer = await ask('updateUser', { email: other.email, currentPassword: mine.password }, mine.token);
    expect(answer).toEqual({ user: null, token: null });
    expect((await ask('login', { email: mine.email, password: mine.password })).user.id).toBe(mine.id);
    expect((await ask('login', { email: other.email, password: other.password })).user.id).toBe(other.id);
    await mailTo(mine.email, /stays the same/);
    await mailTo(other.email, /have a .* account already/);
  });

  test('that is the present one in another case changes nothing', async () => {
    const { email, token } = await register();
    expect(await ask('updateUser', { email: email.toUpperCase() }, token)).toMatchObject({ token, user: { email } });
  });

  test('is not proved by a link to the old one', async () => {
    const { email, password, token } = await register();
    const link = /verify-email\?token=([\w-]+)/.exec((await mailTo(email)).text)?.[1] ?? '';
    await ask('updateUser', { email: `next-${email}`, currentPassword: password }, token);
    expect(refusal(await call('verifyEmail', { token: link }))).toBe('link-expired');
  });
});

describe('what a stolen session cannot do', () => {
  test.each([
    ['a password', { newPassword: 'first and goal' }],
    ['an e-mail', { email: 'thief@pylon.example' }],
  ])('%s is changed only with the present password', async (_what, change) => {
    const { email, password, token } = await register();
    const fields = { currentPassword: 'This is not your password.' };
    expect(await call('updateUser', change, token)).toMatchObject(refused(fields));
    expect(await call('updateUser', { ...change, currentPassword: 'a guess' }, token)).toMatchObject(refused(fields));
    expect((await ask('login', { email, password }, token)).user.email).toBe(email);
  });

  test('guessing it is bounded as signing in is', async () => {
    const { token } = await register();
    const codes = [];
    for (let round = 0; round < 7; round++) {
      codes.push(
        refusal(await call('updateUser', { newPassword: 'first and goal', currentPassword: 'a guess' }, token)),
      );
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('invalid-password'));
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});

test.each([
  ['an e-mail that is none', { email: 'here' }, { email: 'Invalid email.' }],
  [
    'a password that everybody tries first',
    { newPassword: 'dragon' },
    {
      newPassword: 'Too many people have had this password: it is among the first that are tried. Choose another one.',
    },
  ],
  ['a password too short', { newPassword: '12345' }, { newPassword: 'Invalid password.' }],
  ['a name too long', { firstName: 'x'.repeat(51) }, { firstName: 'Invalid first name.' }],
  ['a name of markup', { lastName: '<i>' }, { lastName: 'Invalid last name.' }],
])('%s is refused at its field', async (_what, change, fields) => {
  const { token, password } = await register();
  expect(await call('updateUser', { ...change, currentPassword: password }, token)).toMatchObject(refused(fields));
});

test('a password that is the e-mail is refused', async () => {
  const { token, password, email } = await register();
  const reply = await call('updateUser', { newPassword: email.slice(0, 30), currentPassword: password }, token);
  expect(reply).toMatchObject(refused({ newPassword: 'A password must not be your email.' }));
});

test('an anonymous person has no profile', async () => {
  expect(refusal(await call('updateUser', { firstName: 'Ann' }, await arrive()))).toBe('invalid-password');
});
