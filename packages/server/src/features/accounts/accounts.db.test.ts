import { describe, expect, test } from 'vitest';
import { refusal, testServer } from '../../testing/test-server.ts';

const { db, call, ask, arrive, server, register } = await testServer();

describe('signing in anonymously', () => {
  test('a visitor without a token becomes an anonymous person of the free tier', async () => {
    const { user, token } = await ask('login', {});
    expect(user).toMatchObject({ isAnonymous: true, email: null, subscriptionTier: 0 });
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('two visitors are two people', async () => {
    const [first, second] = await Promise.all([ask('login', {}), ask('login', {})]);
    expect(first.user.id).not.toBe(second.user.id);
    expect(first.token).not.toBe(second.token);
  });

  test('a token brings its person back', async () => {
    const { user, token } = await ask('login', {});
    expect(await ask('login', {}, token)).toEqual({ user, token });
  });

  test('a token that is nobody’s is refused, not replaced', async () => {
    expect(refusal(await call('login', {}, 'invented'))).toBe('invalid-token');
    expect((await call('login', {}, 'x'.repeat(5_000))).status).toBe(403);
  });

  test('an expired session opens nothing', async () => {
    const token = await arrive();
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2020-01-01') })
      .execute();
    expect(refusal(await call('getSession', {}, token))).toBe('invalid-token');
  });

  test('the database holds no token, only what it hashes to', async () => {
    const token = await arrive();
    const rows = await db.selectFrom('session').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash.toString('latin1')).join()).not.toContain(token);
  });
});

describe('asking for the session', () => {
  test('nobody is logged in before registering', async () => {
    expect(await ask('getSession', {})).toEqual({ loggedIn: false });
    expect(await ask('getSession', {}, await arrive())).toEqual({ loggedIn: false });
  });

  test('a registered account is logged in', async () => {
    const { user, token } = await ask('login', {});
    await db.updateTable('account').set({ email: 'someone@pylon.example' }).where('id', '=', user.id).execute();
    expect(await ask('getSession', {}, token)).toEqual({ loggedIn: true });
  });

  test('the browser’s cookie says it too, where no token comes along', async () => {
    const by = async (token: string) =>
      (await server.inject({ url: '/api/session', headers: { cookie: `pylon_user=${token}` } })).json().data;
    const { token } = await register();
    expect(await by(token)).toEqual({ loggedIn: true });
    expect(await by('x'.repeat(43))).toEqual({ loggedIn: false });
    await ask('logout', {}, token);
    expect(await by(token)).toEqual({ loggedIn: false });
  });

  test('what belongs to a person is kept by no cache', async () => {
    const response = await server.inject({ url: '/api/session' });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('sign-ins are bounded', () => {
  test('an address that makes too many people is refused and told when to come again', async () => {
    const strict = await testServer({ limits: { arrivalsPerAddress: 2 } });
    await strict.arrive();
    const token = await strict.arrive();
    expect(refusal(await strict.call('login', {}))).toBe('too-many-requests');
    expect(refusal(await strict.call('login', {}, token))).toBe(null);
  });
});
