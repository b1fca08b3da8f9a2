import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { orderedMails } from '../../../testing/ordered-mails.ts';
import { scratchDatabase } from '../../../testing/scratch-database.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { countedTries } from '../sessions/tries.ts';
import { solicitReset } from './password-reset.service.ts';

const { db, call, ask, register, mailTo, server } = await testServer();

/** Asks for a link and follows the mail to its token. */
async function linkFor(email: string): Promise<string> {
  await ask('solicitPasswordReset', { email });
  return /reset-password\?token=([\w-]+)/.exec((await mailTo(email, /new .* password/)).text)?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session and is told by mail', async () => {
    const { email, password, token } = await register();
    const link = await linkFor(email);
    await ask('resetPassword', { token: link, newPassword: 'first and goal', confirmPassword: 'first and goal' });
    expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
    expect(refusal(await call('login', { email, password }))).toBe('failed-login');
    const { user } = await ask('login', { email, password: 'first and goal' });
    // Whoever follows a mailed link reads the mails of the address.
    expect(user.isEmailVerified).toBe(true);
    await mailTo(email, /password was changed/);
  });

  test('keeps being the password until the link is used', async () => {
    const { email, password } = await register();
    await linkFor(email);
    await ask('login', { email, password });
  });

  test('opens an account again whose owner a stranger slows down', async () => {
    const { email } = await register();
    for (let round = 0; round < 7; round++) await call('login', { email, password: 'a guess' });
    expect(refusal(await call('login', { email, password: 'a guess' }))).toBe('too-many-requests');
    await ask('resetPassword', { token: await linkFor(email), newPassword: 'first and goal' });
    await ask('login', { email, password: 'first and goal' });
  });
});

describe('a link', () => {
  test('is good once, even for two who use it at the same moment', async () => {
    const { email } = await register();
    const link = await linkFor(email);
    const passwords = ['first and goal', 'third and long', 'going for two'];
    const replies = await Promise.all(
      passwords.map((newPassword) => call('resetPassword', { token: link, newPassword })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const won = passwords[replies.findIndex(({ status }) => status === 200)] ?? '';
    await ask('login', { email, password: won });
    expect(await call('resetPassword', { token: link, newPassword: 'once more' })).toMatchObject({
      status: 410,
      error: { code: 'link-expired', message: 'This link has expired or was used already.' },
    });
  });

  test('is good for an hour', async () => {
    const { id, email } = await register();
    const link = await linkFor(email);
    const ends = db
      .selectFrom('mailed_link')
      .select(sql<number>`extract(epoch from expires_at - now())::float8`.as('seconds'));
    const { seconds } = await ends
      .where('account_id', '=', id)
      .where('purpose', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    await db.updateTable('mailed_link').set({ expires_at: sql<Date>`expires_at - interval '1 hour'` }).execute();
    expect(refusal(await call('resetPassword', { token: link, newPassword: 'first and goal' }))).toBe('link-expired');
  });

  test('of another purpose, or an invented one, sets no password', async () => {
    const { email } = await register();
    const verify = /verify-email\?token=([\w-]+)/.exec((await mailTo(email)).text)?.[1] ?? '';
    for (const token of [verify, 'invented', 'x'.repeat(200)]) {
      expect(refusal(await call('resetPassword', { token, newPassword: 'first and goal' }))).toBe('link-expired');
    }
  });

  test('survives a password that is refused, and names the field', async () => {
    const { email } = await register();
    const token = await linkFor(email);
    const refusals = [
      [{ newPassword: '12345' }, { newPassword: 'Invalid password.' }],
      [{ newPassword: email.slice(0, email.indexOf('@')) }, { newPassword: 'A password must not be your email.' }],
      [
        { newPassword: 'Sunshine' },
        {
          newPassword:
            'Too many people have had this password: it is among the first that are tried. Choose another one.',
        },
      ],
      [{ newPassword: 'first and goal', confirmPassword: 'first' }, { confirmPassword: 'Passwords do not match.' }],
    ] as const;
    for (const [form, fields] of refusals) {
      expect(await call('resetPassword', { token, ...form })).toMatchObject({
        status: 422,
        error: { code: 'invalid-password', fields },
      });
    }
    await ask('resetPassword', { token, newPassword: 'first and goal' });
  });

  test('leads to the product’s own address, whatever host the caller names', async () => {
    const { email } = await register();
    const payload = { email };
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await server.inject({ method: 'POST', url: '/api/reset-password/solicitation', payload, headers });
    const mail = await mailTo(email, /new .* password/);
    expect(mail.text).toContain('http://localhost/reset-password?token=');
    expect(mail.text + mail.html).not.toContain('evil');
  });
});

describe('asking for a link', () => {
  test('does the same before its answer whether or not the address has an account', async () => {
    // Without a server the orders are not carried out.
    const { db: quiet } = await scratchDatabase();
    const parts = { db: quiet, tries: countedTries(quiet, 'a secret') };
    await quiet
      .insertInto('account')
      .values({ email: 'ann@pylon.example', first_name: null, last_name: null })
      .execute();
    const answers = [];
    for (const email of ['ann@pylon.example', 'bob@pylon.example']) {
      answers.push(await solicitReset(parts, email, { network: '203.0.113.1' }));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await orderedMails(quiet)).toEqual([
      { kind: 'reset-password', to: 'ann@pylon.example', data: {} },
      { kind: 'reset-password', to: 'bob@pylon.example', data: {} },
    ]);
    expect(await quiet.selectFrom('mailed_link').selectAll().execute()).toEqual([]);
  });

  test('for an address without an account sends no mail', async () => {
    const { email } = await register();
    for (const address of ['nobody@pylon.example', email]) await ask('solicitPasswordReset', { email: address });
    await mailTo(email, /new .* password/);
    const { mails } = await ask('getOutbox', {});
    expect(mails.filter(({ to }) => to === 'nobody@pylon.example')).toEqual([]);
  });

  test('is bounded by address, with or without an account', async () => {
    const codes = async (email: string) => {
      const all = [];
      for (let round = 0; round < 5; round++) all.push(refusal(await call('solicitPasswordReset', { email })));
      return all;
    };
    const { email } = await register();
    const known = await codes(email);
    expect(known).toEqual([null, null, null, null, 'too-many-requests']);
    expect(await codes('no-one@pylon.example')).toEqual(known);
  });

  test('without an address is refused', async () => {
    expect(refusal(await call('solicitPasswordReset', {} as never))).toBe('missing-parameters');
    const { error } = await call('solicitPasswordReset', { email: 'hello' });
    expect(error).toMatchObject({ code: 'invalid-parameters', fields: { email: 'Invalid email.' } });
  });
});
