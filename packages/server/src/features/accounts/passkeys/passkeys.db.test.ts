// Passkeys, answered by a device in software.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { type SoftAuthenticator, softAuthenticator, type Wrongs } from '../../../testing/soft-authenticator.ts';
import { type Registered, refusal, testServer } from '../../../testing/test-server.ts';

const { db, call, ask, arrive, register, mailTo, server } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
});
const ORIGIN = 'http://localhost';
const refused = { status: 401, error: { code: 'passkey-refused', message: 'This passkey was not accepted.' } };

const prove = ({ token, password }: Registered) => ask('proveSelf', { currentPassword: password }, token);

/** Somebody with a passkey on a device. */
async function keeper(): Promise<{ readonly me: Registered; readonly device: SoftAuthenticator; readonly id: string }> {
  const me = await register();
  const device = softAuthenticator(ORIGIN);
  await prove(me);
  const response = device.create(await ask('beginPasskey', {}, me.token));
  const { passkey } = await ask('addPasskey', { name: 'Phone', response }, me.token);
  return { me, device, id: passkey.id };
}

/** A browser that has asked what to sign. */
async function begin(cookie?: string) {
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/passkey/begin',
    payload: {},
    headers: { ...(cookie !== undefined && { cookie }) },
  });
  return { asked: response.json().data, cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

const answer = async (response: object, { cookie = '', token = '', from = '127.0.0.1' } = {}) => {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/auth/passkey',
    payload: { response },
    remoteAddress: from,
    headers: { cookie, ...(token !== '' && { 'bearer-token': token }) },
  });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
};

const signIn = async (device: SoftAuthenticator, wrongs: Wrongs = {}, token = '') => {
  const { asked, cookie } = await begin();
  return answer(device.get(asked, wrongs), { cookie, token });
};

describe('signing in with a passkey', () => {
  test('opens the account with a new token and the cookie of the pages, and is noted', async () => {
    const { me, device, id } = await keeper();
    const { data, headers } = await signIn(device);
    expect(data.user.id).toBe(me.id);
    expect(data.token).not.toBe(me.token);
    expect(String(headers['set-cookie'])).toContain(`pylon_user=${data.token}`);
    expect(await ask('getSession', {}, data.token)).toEqual({ loggedIn: true });
    const { passkeys } = await ask('listPasskeys', {}, data.token);
    expect(passkeys).toEqual([expect.objectContaining({ id, name: 'Phone', lastUsedAt: expect.any(String) })]);
  });

  test('brings along what an anonymous visitor made, and ends that session', async () => {
    const { device } = await keeper();
    const visitor = await arrive();
    const { season } = await ask('currentSeason', {});
    const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
    const { mockDraft } = await ask('createMockDraft', settings, visitor);
    const { data } = await signIn(device, {}, visitor);
    expect((await ask('getMockDraft', { mockDraftId: mockDraft.id }, data.token)).mockDraft.id).toBe(mockDraft.id);
    expect(refusal(await call('getMe', {}, visitor))).toBe('invalid-token');
  });

  test('asks for a finger, a face or a PIN, and for nobody in particular', async () => {
    const { asked } = await begin();
    expect(asked).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      timeout: 300_000,
      allowCredentials: [],
    });
    expect(Buffer.from(asked.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect((await begin()).asked.challenge).not.toBe(asked.challenge);
  });

  test('works in two tabs of a browser that both wait', async () => {
    const { device } = await keeper();
    const first = await begin();
    const second = await begin(first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await answer(device.get(first.asked), first)).status).toBe(200);
    expect((await answer(device.get(second.asked), second)).status).toBe(200);
  });
});

describe('an answer that is refused', () => {
  const { privateKey: foreign } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  test.each<readonly [string, Wrongs]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port of this host', { origin: 'http://localhost:8080' }],
    ['bound to another host', { host: 'evil.example' }],
    ['without a check of who holds the device', { isUnverified: true }],
    ['signed by another key', { key: foreign }],
    ['for another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['that was made to register', { type: 'webauthn.create' }],
    ['to a challenge of its own', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('%s', async (_what, wrongs) => {
    const { device } = await keeper();
    expect(await signIn(device, wrongs)).toMatchObject(refused);
    expect((await signIn(device)).status).toBe(200);
  });

  test('a second time', async () => {
    const { device } = await keeper();
    const { asked, cookie } = await begin();
    const response = device.get(asked);
    expect((await answer(response, { cookie })).status).toBe(200);
    expect(await answer(response, { cookie })).toMatchObject(refused);
  });

  test('of a counter that went back: the device was copied', async () => {
    const { device } = await keeper();
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    expect(await signIn(device, { counter: 7 })).toMatchObject(refused);
    expect(await signIn(device, { counter: 3 })).toMatchObject(refused);
    expect((await signIn(device, { counter: 8 })).status).toBe(200);
  });

  test('in another browser than the one that asked', async () => {
    const { device } = await keeper();
    const { asked } = await begin();
    expect(await answer(device.get(asked), await begin())).toMatchObject(refused);
    expect(await answer(device.get((await begin()).asked))).toMatchObject(refused);
  });

  test('after five minutes', async () => {
    const { device } = await keeper();
    const { asked, cookie } = await begin();
    const left = await db.selectFrom('passkey_challenge').select('expires_at').orderBy('expires_at', 'desc').execute();
    expect(Math.round(((left[0]?.expires_at.getTime() ?? 0) - Date.now()) / 60_000)).toBe(5);
    await db
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date('2020-01-01') })
      .execute();
    expect(await answer(device.get(asked), { cookie })).toMatchObject(refused);
  });

  test('of a passkey that nobody has is the same as of one that fails', async () => {
    const { me, device } = await keeper();
    const stranger = softAuthenticator(ORIGIN);
    await prove(me);
    stranger.create(await ask('beginPasskey', {}, me.token));
    const [unknown, wrong] = [await signIn(stranger), await signIn(device, { key: foreign })];
    expect(unknown.error).toEqual(wrong.error);
    expect(unknown).toMatchObject(refused);
  });

  test('waits after some tries, as passwords do: of one account and from one address', async () => {
    const { device } = await keeper();
    const statuses = [];
    for (let round = 1; round <= 6; round++) {
      const { asked, cookie } = await begin();
      statuses.push(
        (await answer(device.get(asked, { isUnverified: true }), { cookie, from: `203.0.113.${round}` })).status,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const many = [];
    const { asked, cookie } = await begin();
    const { device: other } = await keeper();
    for (let round = 0; round < 31; round++) {
      const response = { ...other.get(asked), id: `invented${round}` };
      many.push((await answer(response, { cookie, from: '203.0.113.99' })).status);
    }
    expect([many[0], many.at(-1)]).toEqual([401, 429]);
  });
});

describe('adding a passkey', () => {
  test('needs a fresh proof, is told by mail, and shows nothing of the key', async () => {
    const me = await register();
    expect(refusal(await call('beginPasskey', {}, me.token))).toBe('proof-required');
    await prove(me);
    const device = softAuthenticator(ORIGIN);
    const asked = await ask('beginPasskey', {}, me.token);
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: me.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = device.create(asked);
    const { passkey } = await ask('addPasskey', { name: ' Phone ', response }, me.token);
    expect(passkey).toEqual({ id: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null });
    expect((await mailTo(me.email, /passkey was added/)).text).toContain('Phone');
    const { tables } = await ask('getMyData', {}, me.token);
    expect(tables['passkey']).toEqual([expect.objectContaining({ name: 'Phone' })]);
    expect(Object.keys(tables['passkey']?.[0] ?? {}).join()).not.toMatch(/key|credential/);
  });

  test('a proof holds for five minutes, and in its session alone', async () => {
    const me = await register();
    const { provedUntil } = await prove(me);
    expect(Math.round((Date.parse(provedUntil) - Date.now()) / 60_000)).toBe(5);
    await ask('beginPasskey', {}, me.token);
    const { token } = await ask('login', { email: me.email, password: me.password });
    expect(refusal(await call('beginPasskey', {}, token))).toBe('proof-required');
    await db
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 301_000) })
      .where('account_id', '=', me.id)
      .execute();
    expect(refusal(await call('beginPasskey', {}, me.token))).toBe('proof-required');
  });

  test.each<readonly [string, Wrongs]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['bound to another host', { host: 'evil.example' }],
    ['without a check of who holds the device', { isUnverified: true }],
    ['with a statement of who made the device', { hasStatement: true }],
    ['to a challenge of its own', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('%s is refused', async (_what, wrongs) => {
    const me = await register();
    await prove(me);
    const response = softAuthenticator(ORIGIN).create(await ask('beginPasskey', {}, me.token), wrongs);
    expect(await call('addPasskey', { name: 'Phone', response }, me.token)).toMatchObject(refused);
    expect((await ask('listPasskeys', {}, me.token)).passkeys).toEqual([]);
  });

  test('answers once, and in the session that asked', async () => {
    const [me, other] = [await register(), await register()];
    await prove(me);
    const device = softAuthenticator(ORIGIN);
    const response = device.create(await ask('beginPasskey', {}, me.token));
    expect(await call('addPasskey', { name: 'Mine', response }, other.token)).toMatchObject(refused);
    await ask('addPasskey', { name: 'Mine', response }, me.token);
    expect(await call('addPasskey', { name: 'Again', response }, me.token)).toMatchObject(refused);
  });

  test('a challenge to sign in adds none', async () => {
    const { asked } = await begin();
    const me = await register();
    await prove(me);
    const { challenge: _own, ...rest } = await ask('beginPasskey', {}, me.token);
    const response = softAuthenticator(ORIGIN).create({ ...rest, challenge: asked.challenge });
    expect(await call('addPasskey', { name: 'Phone', response }, me.token)).toMatchObject(refused);
  });

  test('a credential that another account has is not added a second time', async () => {
    const { device, me } = await keeper();
    const thief = await register();
    await prove(thief);
    const asked = await ask('beginPasskey', {}, thief.token);
    const theirs = await db
      .selectFrom('passkey')
      .select('credential_id')
      .where('account_id', '=', me.id)
      .executeTakeFirstOrThrow();
    const response = device.create(asked);
    await db
      .updateTable('passkey')
      .set({ credential_id: Buffer.from(response.id, 'base64url') })
      .where('credential_id', '=', theirs.credential_id)
      .execute();
    expect(await call('addPasskey', { name: 'Phone', response }, thief.token)).toMatchObject(refused);
  });

  test('is bounded', async () => {
    const { me } = await keeper();
    const row = await db
      .selectFrom('passkey')
      .select(['account_id', 'public_key', 'counter', 'transports', 'name', 'last_used_at'])
      .where('account_id', '=', me.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...row,
      counter: 0,
      credential_id: Buffer.from(`${me.id} ${index}`),
    }));
    await db.insertInto('passkey').values(more).execute();
    expect(refusal(await call('beginPasskey', {}, me.token))).toBe('too-many-passkeys');
  });

  test('is for registered people', async () => {
    const visitor = await arrive();
    expect(refusal(await call('beginPasskey', {}, visitor))).toBe('registration-required');
    expect(refusal(await call('proveSelf', { currentPassword: 'fourth and one' }, visitor))).toBe(
      'registration-required',
    );
  });
});

describe('a proof by passkey', () => {
  test('does what the password does', async () => {
    const { me, device, id } = await keeper();
    const { data } = await signIn(device);
    expect(refusal(await call('removePasskey', { id }, data.token))).toBe('proof-required');
    const asked = await ask('beginPasskeyProof', {}, data.token);
    expect(asked.allowCredentials).toHaveLength(1);
    await ask('proveSelf', { response: device.get(asked) }, data.token);
    await ask('removePasskey', { id }, data.token);
    expect((await mailTo(me.email, /passkey was removed/)).text).toContain('Phone');
    expect(await signIn(device)).toMatchObject(refused);
  });

  test('is not given by a passkey of somebody else, nor by an answer to sign in', async () => {
    const [mine, other] = [await keeper(), await keeper()];
    const asked = await ask('beginPasskeyProof', {}, mine.me.token);
    const theirs = other.device.get(asked);
    expect(await call('proveSelf', { response: theirs }, mine.me.token)).toMatchObject(refused);
    const { asked: toSignIn } = await begin();
    const answered = mine.device.get(toSignIn);
    expect(await call('proveSelf', { response: answered }, mine.me.token)).toMatchObject(refused);
  });
});

describe('a passkey', () => {
  test('survives a new password, which ends the sessions', async () => {
    const { me, device } = await keeper();
    await ask('solicitPasswordReset', { email: me.email });
    const link = /token=([\w-]+)/.exec((await mailTo(me.email, /new .* password/)).text)?.[1] ?? '';
    await ask('resetPassword', { token: link, newPassword: 'first and goal' });
    expect(refusal(await call('getMe', {}, me.token))).toBe('invalid-token');
    expect((await signIn(device)).data.user.id).toBe(me.id);
  });

  test('goes with the account', async () => {
    const { me, device } = await keeper();
    await ask('deleteMyAccount', { password: me.password }, me.token);
    expect(await signIn(device)).toMatchObject(refused);
  });

  test('is somebody else’s to neither rename nor remove', async () => {
    const { me, id } = await keeper();
    const other = await register();
    await prove(other);
    expect(refusal(await call('renamePasskey', { id, name: 'Taken' }, other.token))).toBe('passkey-not-found');
    expect(refusal(await call('removePasskey', { id }, other.token))).toBe('passkey-not-found');
    expect((await ask('renamePasskey', { id, name: 'My phone' }, me.token)).passkey.name).toBe('My phone');
  });
});

test('the database holds no challenge and no cookie, only what they hash to', async () => {
  const { asked, cookie } = await begin();
  const rows = await db.selectFrom('passkey_challenge').selectAll().execute();
  const stored = rows.map(
    (row) => `${row.challenge_hash.toString('base64url')} ${row.holder_hash.toString('base64url')}`,
  );
  expect(stored.join()).not.toContain(asked.challenge);
  expect(stored.join()).not.toContain(cookie.split('=')[1]);
});

test('the cookie of the browser that asks is out of reach of scripts and other sites', async () => {
  const response = await server.inject({ method: 'POST', url: '/api/auth/passkey/begin', payload: {} });
  expect(String(response.headers['set-cookie'])).toMatch(
    /^pylon_passkey=[\w-]{43}; Max-Age=300; Path=\/api\/auth\/passkey; HttpOnly; SameSite=Strict$/,
  );
});

test('at an address that is a number there are none, and it is said so', async () => {
  const numbered = await testServer({ publicUrl: 'https://192.0.2.7' });
  const { token, password } = await numbered.register();
  expect(await numbered.ask('listPasskeys', {}, token)).toEqual({ host: null, passkeys: [] });
  expect(refusal(await numbered.call('beginPasskeySignIn', {}))).toBe('passkeys-unavailable');
  await numbered.ask('proveSelf', { currentPassword: password }, token);
  expect(refusal(await numbered.call('beginPasskey', {}, token))).toBe('passkeys-unavailable');
});
