// Every call of accounts: described, and answering rightly to whoever asks.
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { ErrorCode } from '@pylon/contract/errors';
import { describe, expect, test } from 'vitest';
import { softAuthenticator } from '../../testing/soft-authenticator.ts';
import { type Registered, testServer } from '../../testing/test-server.ts';

const { db, call, ask, register, mailTo, server } = await testServer();

/** What was made for one test. */
interface Place {
  readonly me: Registered;
  /** Tokens of links that were mailed. */
  verifyToken(): Promise<string>;
  resetToken(): Promise<string>;
  /** A passkey of mine, by its id, on a device. */
  passkey(): Promise<{ readonly id: string; readonly device: ReturnType<typeof softAuthenticator> }>;
  /** What the browser was given. */
  cookie: string;
}

async function settle(): Promise<Place> {
  // All of this file comes from one address of the network.
  await db.deleteFrom('sign_in_try').execute();
  const me = await register();
  // What needs a fresh proof is refused without one in the tests of sessions and passkeys.
  await ask('proveSelf', { currentPassword: me.password }, me.token);
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
  return {
    me,
    verifyToken: async () => tokenIn((await mailTo(me.email, /your address/)).text),
    async resetToken() {
      await ask('solicitPasswordReset', { email: me.email });
      return tokenIn((await mailTo(me.email, /new .* password/)).text);
    },
    async passkey() {
      const device = softAuthenticator('http://localhost');
      const response = device.create(await ask('beginPasskey', {}, me.token));
      return { device, id: (await ask('addPasskey', { name: 'Phone', response }, me.token)).passkey.id };
    },
    cookie: '',
  };
}

type Refusals = readonly (readonly [input: object, code: ErrorCode])[];

interface Case {
  /** The error for a caller without a token; null when the call is open to everybody. */
  readonly signedOut: ErrorCode | null;
  readonly good: (place: Place) => object | Promise<object>;
  /** Inputs that are refused, each with its entry of the error catalogue. */
  readonly bad: (place: Place) => Refusals | Promise<Refusals>;
  /** The answer to a person who names another person's object; absent when the call names none. */
  readonly notMine?: ErrorCode;
}

let made = 0;
const fresh = () => `fresh-${++made}@pylon.example`;
const password = 'first and goal';
const nothing = () => ({});

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const WEBHOOK = { url: 'https://hooks.example.com/', events: ['picks' as const] };
const webhookOf = async ({ token }: Registered) => (await ask('createWebhook', WEBHOOK, token)).webhook.id;

/** A call that names a webhook and nothing else. */
function ofOneWebhook(): Case {
  return {
    signedOut: 'token-not-found',
    good: async ({ me }) => ({ id: await webhookOf(me) }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: NOBODYS }, 'webhook-not-found'],
    ],
    notMine: 'webhook-not-found',
  };
}

const CASES: Readonly<Partial<Record<CallName, Case>>> = {
  getSession: { signedOut: null, good: nothing, bad: () => [] },
  getMe: { signedOut: null, good: nothing, bad: () => [] },
  login: {
    signedOut: null,
    good: ({ me }) => ({ email: me.email, password: me.password }),
    bad: ({ me }) => [
      [{ email: me.email }, 'failed-login'],
      [{ email: me.email, password: 7 }, 'failed-login'],
      [{ email: me.email, password: 'a guess' }, 'failed-login'],
    ],
  },
  registerUser: {
    signedOut: null,
    good: () => ({ email: fresh(), password }),
    bad: ({ me }) => [
      [{}, 'failed-account-creation'],
      [{ email: 'here', password }, 'failed-account-creation'],
      [{ email: me.email, password }, 'user-already-exists'],
    ],
  },
  updateUser: {
    signedOut: 'token-not-found',
    good: ({ me }) => ({ firstName: 'Ann', newPassword: password, currentPassword: me.password }),
    bad: () => [
      [{ newPassword: password }, 'invalid-password'],
      [{ email: 'here' }, 'invalid-password'],
    ],
  },
  logout: { signedOut: null, good: nothing, bad: () => [] },
  listSessions: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  endSession: {
    signedOut: 'token-not-found',
    good: async ({ me }) => ({ id: (await ask('listSessions', {}, me.token)).sessions[0]?.id }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: 'mine' }, 'invalid-parameters'],
      [{ id: '00000000-0000-4000-8000-000000000000' }, 'session-not-found'],
    ],
    notMine: 'session-not-found',
  },
  endOtherSessions: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  beginPasskeySignIn: { signedOut: null, good: nothing, bad: () => [] },
  signInWithPasskey: {
    signedOut: null,
    async good(place) {
      const { device } = await place.passkey();
      const response = await server.inject({ method: 'POST', url: '/api/auth/passkey/begin', payload: {} });
      place.cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
      return { response: device.get(response.json().data) };
    },
    bad: async ({ passkey }) => [
      [{}, 'missing-parameters'],
      [{ response: 'mine' }, 'invalid-parameters'],
      [{ response: (await passkey()).device.get(await ask('beginPasskeySignIn', {})) }, 'passkey-refused'],
    ],
  },
  listPasskeys: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  beginPasskey: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  addPasskey: {
    signedOut: 'token-not-found',
    async good({ me }) {
      const device = softAuthenticator('http://localhost');
      return { name: 'Phone', response: device.create(await ask('beginPasskey', {}, me.token)) };
    },
    bad: () => [
      [{}, 'missing-parameters'],
      [{ name: '<b>', response: {} }, 'invalid-parameters'],
    ],
    notMine: 'passkey-refused',
  },
  renamePasskey: {
    signedOut: 'token-not-found',
    good: async ({ passkey }) => ({ id: (await passkey()).id, name: 'My phone' }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: '00000000-0000-4000-8000-000000000000', name: '' }, 'invalid-parameters'],
      [{ id: '00000000-0000-4000-8000-000000000000', name: 'Phone' }, 'passkey-not-found'],
    ],
    notMine: 'passkey-not-found',
  },
  removePasskey: {
    signedOut: 'token-not-found',
    good: async ({ passkey }) => ({ id: (await passkey()).id }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: '00000000-0000-4000-8000-000000000000' }, 'passkey-not-found'],
    ],
    notMine: 'passkey-not-found',
  },
  beginPasskeyProof: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  proveSelf: {
    signedOut: 'token-not-found',
    good: ({ me }) => ({ currentPassword: me.password }),
    bad: () => [
      [{}, 'invalid-password'],
      [{ currentPassword: 'a guess' }, 'invalid-password'],
      [{ response: {} }, 'invalid-password'],
    ],
  },
  listApiKeys: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  createApiKey: {
    signedOut: 'token-not-found',
    good: () => ({ name: 'Spreadsheet' }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ name: '<b>' }, 'invalid-parameters'],
    ],
  },
  revokeApiKey: {
    signedOut: 'token-not-found',
    good: async ({ me }) => ({ id: (await ask('createApiKey', { name: 'Mine' }, me.token)).apiKey.id }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: '00000000-0000-4000-8000-000000000000' }, 'key-not-found'],
    ],
    notMine: 'key-not-found',
  },
  listWebhooks: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  createWebhook: {
    signedOut: 'token-not-found',
    good: () => WEBHOOK,
    bad: () => [
      [{}, 'missing-parameters'],
      [{ ...WEBHOOK, events: [] }, 'invalid-parameters'],
      [{ ...WEBHOOK, events: ['bids'] }, 'invalid-parameters'],
      [{ ...WEBHOOK, url: 'https://localhost/' }, 'webhook-address-refused'],
    ],
  },
  updateWebhook: {
    signedOut: 'token-not-found',
    good: async ({ me }) => ({ id: await webhookOf(me), events: ['leagueSyncs'], isOn: true }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ id: NOBODYS, events: ['picks'], isOn: true }, 'webhook-not-found'],
    ],
    notMine: 'webhook-not-found',
  },
  replaceWebhookSecret: ofOneWebhook(),
  testWebhook: ofOneWebhook(),
  deleteWebhook: ofOneWebhook(),
  // Whoever reads the mail may use its link, so there is nobody to refuse it to.
  verifyEmail: {
    signedOut: null,
    good: async ({ verifyToken }) => ({ token: await verifyToken() }),
    bad: async ({ resetToken }) => [
      [{}, 'missing-parameters'],
      [{ token: 'x'.repeat(201) }, 'invalid-parameters'],
      [{ token: 'invented' }, 'link-expired'],
      [{ token: await resetToken() }, 'link-expired'],
    ],
  },
  sendEmailVerification: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  solicitPasswordReset: {
    signedOut: null,
    good: ({ me }) => ({ email: me.email }),
    bad: () => [
      [{}, 'missing-parameters'],
      [{ email: 'x'.repeat(300) }, 'invalid-parameters'],
    ],
  },
  resetPassword: {
    signedOut: null,
    good: async ({ resetToken }) => ({ token: await resetToken(), newPassword: password }),
    bad: async ({ verifyToken, resetToken }) => [
      [{ newPassword: password }, 'invalid-password'],
      [{ token: await resetToken(), newPassword: 'short' }, 'invalid-password'],
      [{ token: await verifyToken(), newPassword: password }, 'link-expired'],
    ],
  },
  getMyData: { signedOut: 'token-not-found', good: nothing, bad: () => [] },
  deleteMyAccount: {
    signedOut: 'token-not-found',
    good: ({ me }) => ({ password: me.password }),
    bad: () => [
      [{}, 'invalid-password'],
      [{ password: 7 }, 'invalid-parameters'],
      [{ password: 'a guess' }, 'invalid-password'],
    ],
  },
  getOutbox: { signedOut: null, good: nothing, bad: () => [] },
};

const cases = Object.entries(CASES) as [CallName, Case][]; // Object.entries forgets the keys' type
/** The call with an input that its type would not let through. */
const say = (name: CallName, input: object, token?: string, cookie?: string) =>
  call(name, input as never, token, cookie);

describe.each(cases)('%s', (name, { signedOut, good, bad, notMine }) => {
  test(signedOut ? 'is refused to whoever is signed out' : 'answers whoever is signed out', async () => {
    const place = await settle();
    const input = await good(place);
    expect((await say(name, input, undefined, place.cookie)).error?.code ?? null).toBe(signedOut);
  });

  test('is refused to a token that is nobody’s', async () => {
    expect(await say(name, await good(await settle()), 'invented')).toMatchObject({
      status: 403,
      error: { message: 'invalid token' },
    });
  });

  if (notMine !== undefined) {
    test('answers for what is somebody else’s as if it did not exist, and leaves it alone', async () => {
      const place = await settle();
      const other = await register();
      await ask('proveSelf', { currentPassword: other.password }, other.token);
      const input = await good(place);
      expect((await say(name, input, other.token)).error?.code).toBe(notMine);
      expect((await say(name, input, place.me.token)).error).toBe(null);
    });
  }

  test('refuses bad input for what it is, and changes nothing', async () => {
    const place = await settle();
    const read = async () => [
      await ask('getMe', {}, place.me.token),
      (await ask('listSessions', {}, place.me.token)).sessions.map(({ id }) => id),
    ];
    const refusals = await bad(place);
    const before = await read();
    for (const [input, code] of refusals) {
      expect([input, (await say(name, input, place.me.token)).error?.code]).toEqual([input, code]);
    }
    expect(await read()).toEqual(before);
  });

  test('answers good input as the contract says', async () => {
    const place = await settle();
    const input = await good(place);
    expect(await say(name, input, place.me.token, place.cookie)).toMatchObject({ status: 200, error: null });
  });

  test('is in the API document', async () => {
    const { paths } = (await server.inject({ url: '/api/openapi.json' })).json();
    const { path, method } = CALLS[name];
    expect(paths[`/api${path}`]?.[method.toLowerCase()]?.summary).toMatch(/\w/);
  });
});

test('every call about accounts is tried above', () => {
  const addresses = /^\/(session$|auth\/|users|reset-password\/|development\/)/;
  const names = Object.entries(CALLS).flatMap(([name, { path }]) => (addresses.test(path) ? [name] : []));
  expect(Object.keys(CASES).sort()).toEqual(names.sort());
});
