import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { identifier } from '../../../http/identify.ts';
import { refusal, TEST_SECRET, testServer } from '../../../testing/test-server.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { type Passwords, passwordThreads } from '../passwords/passwords.ts';
import { signIn } from './sign-in.service.ts';
import { countedTries } from './tries.ts';

const { db, call, ask, arrive, register, mailTo, server } = await testServer({
  passwords: passwordThreads(TEST_SECRET),
});
const failed = { status: 401, error: { code: 'failed-login', message: 'Failed to login.' } };

/** Signs in from a place of the network. */
const from = (remoteAddress: string, email: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: { email, password } });

/** Gives an account a password past the rules for new ones. */
const setPassword = async (id: string, password: string, parameters?: Parameters<typeof hashPassword>[2]) => {
  const key = createHmac('sha256', TEST_SECRET).update('passwords').digest('base64');
  const hash = hashPassword(password, key, parameters);
  await db.updateTable('account_password').set({ hash }).where('account_id', '=', id).execute();
};

describe('signing in', () => {
  test('opens the account, whatever the case of the e-mail, with a new token each time', async () => {
    const { id, email, password, token } = await register();
    const first = await ask('login', { email, password });
    const second = await ask('login', { email: ` ${email.toUpperCase()} `, password });
    expect([first.user.id, second.user.id]).toEqual([id, id]);
    expect(new Set([token, first.token, second.token]).size).toBe(3);
  });

  test('ends the session that it was asked in, and no other', async () => {
    const { email, password, token } = await register();
    const { token: next } = await ask('login', { email, password }, token);
    expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
    await ask('login', { email, password });
    expect(refusal(await call('getMe', {}, next))).toBe(null);
  });

  test('tells the tier and the plan as the specification names it', async () => {
    const { id, email, password } = await register();
    await db
      .insertInto('entitlement')
      .values({ account_id: id, tier: 2, source: 'grant', reference: id, valid_until: null })
      .execute();
    expect((await ask('login', { email, password })).user).toMatchObject({
      subscriptionTier: 2,
      userSubscription: { isValid: true, paymentSubscription: { paymentProduct: { name: 'Tier 2' } } },
    });
  });

  test('hashes a password of older parameters anew', async () => {
    const { id, email, password } = await register();
    await setPassword(id, password, { memory: 8_192, passes: 1, parallelism: 1 });
    await ask('login', { email, password });
    const { hash } = await db
      .selectFrom('account_password')
      .select('hash')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hash).toContain('m=19456,t=2,p=1');
    await ask('login', { email, password });
  });
});

describe('signing in that fails', () => {
  test('answers the same for a wrong password, an unknown e-mail and an account without a password', async () => {
    const { email } = await register();
    await arrive({ tier: 1 });
    const { email: bare } = await db
      .selectFrom('account')
      .select('email')
      .where('email', 'like', '%-%-%')
      .executeTakeFirstOrThrow();
    const replies = await Promise.all([
      call('login', { email, password: 'not the one' }),
      call('login', { email: 'nobody@pylon.example', password: 'not the one' }),
      call('login', { email: bare ?? '', password: 'not the one' }),
    ]);
    for (const reply of replies) expect(reply).toMatchObject(failed);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  test.each([
    ['without a password', { email: 'someone@pylon.example' }],
    ['without an e-mail', { password: 'fourth and one' }],
    ['with empty fields', { email: '', password: '' }],
    ['with a novel for a password', { email: 'someone@pylon.example', password: 'x'.repeat(201) }],
    ['with an object for an e-mail', { email: { like: '%' }, password: 'fourth and one' }],
  ])('%s it is the same failure', async (_how, body) => {
    expect(await call('login', body as never)).toMatchObject(failed);
  });

  test('does the same work whether or not there is an account: one password is verified', async () => {
    const { email } = await register();
    const real = passwordThreads('a secret');
    const verified: (string | null)[] = [];
    const passwords: Passwords = {
      ...real,
      verify(password, stored) {
        verified.push(stored);
        return real.verify(password, stored);
      },
    };
    const { hash } = identifier(db, 'a secret');
    const parts = { db, hash, passwords, tries: countedTries(db, 'a secret of this test') };
    const caller = { person: null, tokenHash: null, network: '203.0.113.1', device: '' };
    try {
      for (const tried of [email, 'nobody@pylon.example']) {
        expect(await signIn(parts, { email: tried, password: 'not the one' }, caller)).toMatchObject({
          ok: false,
          reason: { code: 'failed-login' },
        });
      }
    } finally {
      await real.close();
    }
    expect(verified).toEqual([expect.stringContaining('$argon2id$'), null]);
  });
});

test('a password that has become a common one opens nothing: another one is set by mail', async () => {
  const { id, email } = await register();
  await setPassword(id, 'iloveyou');
  expect(await call('login', { email, password: 'iloveyou' })).toMatchObject({
    status: 401,
    error: { code: 'failed-login', fields: { password: expect.stringContaining('Set another one by the link') } },
  });
  const token = /token=([\w-]+)/.exec((await mailTo(email, /new .* password/)).text)?.[1] ?? '';
  await ask('resetPassword', { token, newPassword: 'first and goal' });
  expect((await ask('login', { email, password: 'first and goal' })).user.id).toBe(id);
});

test('that a common password is an account’s is told to nobody who does not know it', async () => {
  const { email } = await register();
  expect(await call('login', { email, password: 'iloveyou' })).toEqual({ data: null, ...failed });
});

describe('tries to sign in are bounded', () => {
  test('of one account, from wherever: after five the right password waits as well, and then opens', async () => {
    const { email, password } = await register();
    for (let round = 1; round <= 5; round++)
      expect((await from(`203.0.113.${round}`, email, 'guess')).statusCode).toBe(401);
    const early = await from('198.51.100.1', email, password);
    expect(early.statusCode).toBe(429);
    expect(early.json().error).toMatchObject({ code: 'too-many-requests', message: 'too many requests' });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    await db.updateTable('sign_in_try').set({ wait_until: new Date() }).execute();
    expect((await from('198.51.100.1', email, password)).statusCode).toBe(200);
  });

  test('of an e-mail without an account just as of one with', async () => {
    const statuses = async (email: string) => {
      const all = [];
      for (let round = 0; round < 7; round++)
        all.push((await from(`203.0.113.${20 + round}`, email, 'guess')).statusCode);
      return all;
    };
    const { email } = await register();
    const known = await statuses(email);
    expect(known).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await statuses('nobody-at-all@pylon.example')).toEqual(known);
  });

  test('from one address, whatever the accounts', async () => {
    const statuses = [];
    for (let round = 0; round < 32; round++) {
      statuses.push((await from('203.0.113.99', `guess-${round}@pylon.example`, 'guess')).statusCode);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });

  test('and counted by all processes together', async () => {
    const { email } = await register();
    const tries = countedTries(db, TEST_SECRET);
    for (let round = 0; round < 5; round++) await tries.count({ 'password-of-account': email });
    expect((await from('203.0.113.77', email, 'guess')).statusCode).toBe(429);
  });
});

describe('the cookie that pages are rendered by', () => {
  test('carries the token of an account, out of reach of scripts and other sites', async () => {
    const { email, password } = await register();
    const response = await from('127.0.0.1', email, password);
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^pylon_user=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toContain(response.json().data.token);
  });

  test('goes by https only where people come by https', async () => {
    const secure = await testServer({ publicUrl: 'https://pylon.example' });
    const payload = { email: 'ann@pylon.example', password: 'fourth and one' };
    const response = await secure.server.inject({ method: 'POST', url: '/api/users/register', payload });
    expect(response.headers['set-cookie']).toMatch(/; Secure(;|$)/);
  });

  test('is given to anonymous people too: their draft rooms come rendered', async () => {
    const response = await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(response.headers['set-cookie']).toContain(`pylon_user=${response.json().data.token};`);
  });

  test('opens no call', async () => {
    const { token } = await register();
    const response = await server.inject({ url: '/api/users/sessions', headers: { cookie: `pylon_user=${token}` } });
    expect(response.json().error).toMatchObject({ code: 'token-not-found' });
  });
});
