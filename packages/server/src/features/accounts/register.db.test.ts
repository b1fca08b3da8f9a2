import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const { db, call, ask, arrive, register, mailTo } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

const password = 'fourth and one';

describe('registering', () => {
  test('makes the anonymous person who asks an account, with the same id and everything they made', async () => {
    const { user, token } = await ask('login', {});
    const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
    const { mockDraft } = await ask('createMockDraft', settings, token);
    const made = await ask('registerUser', { email: 'ann@pylon.example', password, firstName: 'Ann' }, token);
    expect(made.user).toEqual({
      id: user.id,
      email: 'ann@pylon.example',
      firstName: 'Ann',
      lastName: null,
      isEmailVerified: false,
      isAnonymous: false,
      userSubscription: null,
      subscriptionTier: 0,
    });
    const { mockDraft: kept } = await ask('getMockDraft', { mockDraftId: mockDraft.id }, made.token);
    expect(kept.id).toBe(mockDraft.id);
    expect(await ask('getSession', {}, made.token)).toEqual({ loggedIn: true });
  });

  test('gives a new token, and the one that came opens nothing any more', async () => {
    const before = await arrive();
    const { token } = await register({}, before);
    expect(token).not.toBe(before);
    expect(refusal(await call('getMe', {}, before))).toBe('invalid-token');
  });

  test('without a token makes an account of its own', async () => {
    const { id, token } = await register();
    expect((await ask('getMe', {}, token)).user).toMatchObject({ id, isAnonymous: false });
  });

  test('as somebody who has an account makes another one, and signs them over', async () => {
    const first = await register();
    const second = await register({}, first.token);
    expect(second.id).not.toBe(first.id);
    expect(refusal(await call('getMe', {}, first.token))).toBe('invalid-token');
    expect((await ask('login', { email: first.email, password })).user.id).toBe(first.id);
  });

  test('an e-mail has one account, whatever its case', async () => {
    const { email } = await register();
    const again = await call('registerUser', { email: email.toUpperCase(), password });
    expect(again).toMatchObject({ status: 409, error: { message: 'user already exists' } });
  });

  test('of two people who register the same e-mail at once, one gets it', async () => {
    const tokens = await Promise.all([arrive(), arrive(), arrive()]);
    const form = { email: 'wanted@pylon.example', password };
    const replies = await Promise.all(tokens.map((token) => call('registerUser', form, token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lost = tokens[replies.findIndex(({ status }) => status === 409)];
    expect((await ask('getMe', {}, lost)).user?.isAnonymous).toBe(true);
  });

  test('stores no password, only what it hashes to', async () => {
    const { id } = await register({ password: 'a secret of mine' });
    const [row, ...more] = await db.selectFrom('account_password').selectAll().where('account_id', '=', id).execute();
    expect(more).toEqual([]);
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(row?.hash).not.toContain('secret');
  });
});

describe('a form that is refused', () => {
  const good = { email: 'new@pylon.example', password };
  test.each([
    ['no e-mail', { password }, { email: 'Invalid email.' }],
    ['an e-mail without a domain', { ...good, email: 'new@pylon' }, { email: 'Invalid email.' }],
    ['an e-mail of two', { ...good, email: 'a@b.example,c@d.example' }, { email: 'Invalid email.' }],
    ['a line break in it', { ...good, email: 'new@pylon.example\r\nbcc:a@b.example' }, { email: 'Invalid email.' }],
    ['no password', { email: good.email }, { password: 'Invalid password.' }],
    ['a password of five characters', { ...good, password: '12345' }, { password: 'Invalid password.' }],
    ['one of thirty-one', { ...good, password: 'x'.repeat(31) }, { password: 'Invalid password.' }],
    [
      'the e-mail as password',
      { ...good, password: 'new@pylon.example' },
      { password: 'A password must not be your email.' },
    ],
    [
      'its first part',
      { email: 'someone@pylon.example', password: 'Someone' },
      { password: 'A password must not be your email.' },
    ],
    [
      'a password that everybody tries first',
      { ...good, password: 'iloveyou' },
      { password: 'Too many people have had this password: it is among the first that are tried. Choose another one.' },
    ],
    [
      'the same in capitals',
      { ...good, password: 'QWERTYuiop' },
      { password: 'Too many people have had this password: it is among the first that are tried. Choose another one.' },
    ],
    ['two passwords', { ...good, confirmPassword: 'fourth and two' }, { confirmPassword: 'Passwords do not match.' }],
    ['terms that nobody agreed to', { ...good, terms: false }, { terms: ACCOUNT_MESSAGES.terms }],
    ['a name of markup', { ...good, firstName: '<b>Ann</b>' }, { firstName: 'Invalid first name.' }],
    ['a name of digits', { ...good, lastName: '12' }, { lastName: 'Invalid last name.' }],
  ])('%s: the account is not made, and the field is named', async (_name, form, fields) => {
    const token = await arrive();
    expect(await call('registerUser', form as never, token)).toMatchObject({
      status: 422,
      error: { code: 'failed-account-creation', message: 'Account creation has failed.', fields },
    });
    expect((await ask('getMe', {}, token)).user?.isAnonymous).toBe(true);
  });

  test('passwords of six and of thirty characters are taken', async () => {
    await register({ password: 'x'.repeat(6) });
    await register({ password: 'ü'.repeat(30) });
  });
});

describe('the e-mail of a new account', () => {
  const tokenIn = (text: string) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';

  test('is proved by the link that is mailed to it, once', async () => {
    const { email, token } = await register();
    const link = tokenIn((await mailTo(email)).text);
    expect(await ask('verifyEmail', { token: link })).toEqual({ email });
    expect((await ask('getMe', {}, token)).user?.isEmailVerified).toBe(true);
    expect(await call('verifyEmail', { token: link })).toMatchObject({
      status: 410,
      error: { message: 'This link has expired or was used already.' },
    });
  });

  test('is not proved by a link of two days ago, nor by one that sets passwords', async () => {
    const { email, token } = await register();
    const link = tokenIn((await mailTo(email)).text);
    await db
      .updateTable('mailed_link')
      .set({ expires_at: new Date('2020-01-01') })
      .execute();
    expect(refusal(await call('verifyEmail', { token: link }))).toBe('link-expired');
    await ask('solicitPasswordReset', { email });
    const reset = /reset-password\?token=([\w-]+)/.exec((await mailTo(email, /new .* password/)).text)?.[1] ?? '';
    expect(refusal(await call('verifyEmail', { token: reset }))).toBe('link-expired');
    expect((await ask('getMe', {}, token)).user?.isEmailVerified).toBe(false);
  });

  test('gets the link once more when it is asked for, but not without end', async () => {
    const { email, token } = await register();
    const first = await mailTo(email);
    expect(await ask('sendEmailVerification', {}, token)).toEqual({ isEmailVerified: false });
    expect((await mailTo(email)).id).not.toBe(first.id);
    const codes = [];
    for (let round = 0; round < 6; round++) codes.push(refusal(await call('sendEmailVerification', {}, token)));
    expect(codes.at(-1)).toBe('too-many-requests');
  });

  test('the database holds no link, only what it hashes to', async () => {
    const { email } = await register();
    const link = tokenIn((await mailTo(email)).text);
    expect(link.length).toBeGreaterThanOrEqual(43);
    const links = await db.selectFrom('mailed_link').selectAll().execute();
    const { rows: jobs } = await sql`select * from jobs.job`.execute(db);
    expect(JSON.stringify([links, jobs])).not.toContain(link);
    expect(links.map(({ token_hash }) => token_hash.toString('latin1')).join()).not.toContain(link);
  });
});
