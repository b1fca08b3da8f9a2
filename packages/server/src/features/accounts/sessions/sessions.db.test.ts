import { describe, expect, test } from 'vitest';
import { refusal, testServer } from '../../../testing/test-server.ts';

const { db, call, ask, arrive, register, server } = await testServer();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Lets a session do what needs a fresh proof. */
const prove = ({ token, password }: { token: string; password: string }) =>
  ask('proveSelf', { currentPassword: password }, token);

/** Signs in on another device. */
async function signInOn(userAgent: string, { email, password }: { email: string; password: string }): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { email, password },
  });
  return response.json().data.token;
}

describe('the list of sessions', () => {
  test('names each device, when it signed in and was last used, and which one asks', async () => {
    const account = await register();
    const token = await signInOn(FIREFOX, account);
    const { sessions } = await ask('listSessions', {}, token);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Unknown device', false],
    ]);
    for (const { createdAt, lastUsedAt } of sessions)
      expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  });

  test('shows when a session is used again', async () => {
    const account = await register();
    await db
      .updateTable('session')
      .set({ last_used_at: new Date('2024-01-01') })
      .where('account_id', '=', account.id)
      .execute();
    await ask('getMe', {}, account.token);
    const { sessions } = await ask('listSessions', {}, account.token);
    expect(Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse('2024-01-02'));
  });

  test('holds neither another person’s sessions nor one that has ended', async () => {
    const [mine, other] = [await register(), await register()];
    await signInOn(FIREFOX, other);
    const gone = await signInOn(FIREFOX, mine);
    await ask('logout', {}, gone);
    expect((await ask('listSessions', {}, mine.token)).sessions).toHaveLength(1);
  });

  test('is bounded: the session unused for longest makes room', async () => {
    const account = await register();
    await db
      .updateTable('session')
      .set({ last_used_at: new Date('2024-01-01') })
      .where('account_id', '=', account.id)
      .execute();
    const values = Array.from({ length: 49 }, (_, index) => ({
      token_hash: Buffer.from(`${account.id} ${index}`),
      account_id: account.id,
      expires_at: new Date('2099-01-01'),
      ends_at: null,
      device: '',
    }));
    await db.insertInto('session').values(values).execute();
    const token = await signInOn(FIREFOX, account);
    expect((await ask('listSessions', {}, token)).sessions).toHaveLength(50);
    expect(refusal(await call('getMe', {}, account.token))).toBe('invalid-token');
  });
});

describe('a session that its owner ends', () => {
  test('opens nothing any more', async () => {
    const account = await register();
    const lost = await signInOn(FIREFOX, account);
    const { sessions } = await ask('listSessions', {}, account.token);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    await prove(account);
    expect(await ask('endSession', { id: other?.id ?? '' }, account.token)).toEqual({ ended: 1 });
    expect(refusal(await call('getMe', {}, lost))).toBe('invalid-token');
    expect(refusal(await call('getMe', {}, account.token))).toBe(null);
  });

  test('ends its stream of live events too', async () => {
    const account = await register();
    const lost = await signInOn(FIREFOX, account);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const bound = server.server.address();
    const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
    const streams = await Promise.all([lost, account.token].map((token) => fetch(`${address}/api/sse?token=${token}`)));
    const [ended, kept] = streams.map(({ body }) => body?.getReader());
    await prove(account);
    expect(await ask('endOtherSessions', {}, account.token)).toEqual({ ended: 1 });
    const decoder = new TextDecoder();
    let heard = '';
    for (;;) {
      const part = await ended?.read();
      if (!part || part.done) break;
      heard += decoder.decode(part.value);
    }
    expect(heard).toContain('account:changed');
    let still = '';
    while (!still.includes('account:changed')) still += decoder.decode((await kept?.read())?.value);
    await kept?.cancel();
  });

  test('is never somebody else’s', async () => {
    const [mine, other] = [await register(), await register()];
    const [theirs] = (await ask('listSessions', {}, other.token)).sessions;
    await prove(mine);
    expect(await call('endSession', { id: theirs?.id ?? '' }, mine.token)).toMatchObject({
      status: 404,
      error: { code: 'session-not-found' },
    });
    expect(refusal(await call('getMe', {}, other.token))).toBe(null);
  });
});

test('sessions are ended only by who types the password again', async () => {
  const account = await register();
  const other = await signInOn(FIREFOX, account);
  const { sessions } = await ask('listSessions', {}, other);
  for (const { id } of sessions) expect(refusal(await call('endSession', { id }, other))).toBe('proof-required');
  expect(refusal(await call('endOtherSessions', {}, other))).toBe('proof-required');
  expect((await ask('listSessions', {}, account.token)).sessions).toHaveLength(2);
});

test('ending all others leaves this one', async () => {
  const account = await register();
  const others = await Promise.all([1, 2, 3].map(() => signInOn(FIREFOX, account)));
  await prove(account);
  expect(await ask('endOtherSessions', {}, account.token)).toEqual({ ended: 3 });
  for (const token of others) expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
  expect((await ask('listSessions', {}, account.token)).sessions).toHaveLength(1);
});

describe('signing out', () => {
  test('ends the session and clears the browser’s cookies, and no storage, which may be somebody else’s by now', async () => {
    const { token } = await register();
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'bearer-token': token },
    });
    expect(response.json()).toEqual({ data: { loggedIn: false }, error: null });
    expect(response.headers['set-cookie']).toMatch(/^pylon_user=; Max-Age=0; Path=\/;/);
    expect(response.headers['clear-site-data']).toBe('"cookies"');
    expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
  });

  test('is not for another site’s page to do', async () => {
    const from = (site: string) =>
      server.inject({ method: 'POST', url: '/api/auth/logout', headers: { 'sec-fetch-site': site } });
    const elsewhere = await from('cross-site');
    expect(elsewhere.statusCode).toBe(403);
    expect(elsewhere.headers['set-cookie']).toBeUndefined();
    expect(elsewhere.headers['clear-site-data']).toBeUndefined();
    expect((await from('same-origin')).statusCode).toBe(200);
  });

  test('works without a token, for a browser that has a cookie left over', async () => {
    const response = await server.inject({ method: 'POST', url: '/api/auth/logout' });
    expect([response.statusCode, String(response.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ]);
  });
});

describe('a session ends by itself', () => {
  const lifetime = async (accountId: string) => {
    const row = await db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const days = (end: Date | null) => end && Math.round((end.getTime() - Date.now()) / 86_400_000);
    return { idle: days(row.expires_at), longest: days(row.ends_at) };
  };

  test('of an account after 30 days without use, and after 180 days in any case', async () => {
    const { id, token } = await register();
    expect(await lifetime(id)).toEqual({ idle: 30, longest: 180 });
    // Ten days before its end it is used once more.
    const end = new Date(Date.now() + 10 * 86_400_000);
    await db
      .updateTable('session')
      .set({ last_used_at: new Date('2024-01-01'), expires_at: end, ends_at: end })
      .where('account_id', '=', id)
      .execute();
    await ask('getMe', {}, token);
    expect(await lifetime(id)).toEqual({ idle: 10, longest: 10 });
  });

  test('of an anonymous person only when it is unused for 400 days: there is no other way back', async () => {
    const { user, token } = await ask('login', {});
    expect(await lifetime(user.id)).toEqual({ idle: 400, longest: null });
    const end = new Date(Date.now() + 10 * 86_400_000);
    await db
      .updateTable('session')
      .set({ last_used_at: new Date('2024-01-01'), expires_at: end })
      .where('account_id', '=', user.id)
      .execute();
    await ask('getMe', {}, token);
    expect(await lifetime(user.id)).toEqual({ idle: 400, longest: null });
  });
});

describe('a token', () => {
  test('is nobody’s for a client that takes it to be somebody else’s', async () => {
    const [mine, other] = [await register(), await register()];
    const ask = (userId: string) =>
      server.inject({ url: '/api/users/me', headers: { 'bearer-token': mine.token, 'user-id': userId } });
    expect((await ask(mine.id)).statusCode).toBe(200);
    expect((await ask(other.id)).json()).toMatchObject({
      data: null,
      error: { code: 'invalid-token', message: 'invalid token' },
    });
  });

  test('is of 256 random bits', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => arrive()));
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(new Set(tokens).size).toBe(20);
  });
});
