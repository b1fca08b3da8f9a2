import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { SETTINGS } from './settings/setting-list.ts';

const parse = (env: Record<string, string>) => parseConfig(env, '/srv/pylon');

test('without any setting the product runs on its own database at port 4600', () => {
  expect(parse({})).toEqual({
    ok: true,
    value: {
      port: 4600,
      host: '127.0.0.1',
      publicUrl: null,
      dataDir: '/srv/pylon/.pylon',
      contentDir: '/srv/pylon/content',
      brand: null,
      operator: null,
      otlpUrl: null,
      databaseUrl: null,
      brokerUrl: null,
      editions: null,
      experimentalPlatforms: [],
      platformKeys: {},
      mirror: null,
      almanac: 'auto',
      sourcesOff: [],
      secret: null,
      pushKeys: null,
      hasTestCheckout: true,
      hasOutbox: false,
      frozenAt: null,
      standIns: {},
      stripe: null,
      leaveMs: 0,
      trustedProxies: [],
      mail: null,
      logLevel: 'warn',
      promotion: 'window',
      hasPlans: true,
      production: true,
    },
  });
});

test('an empty value counts as not set', () => {
  expect(parse({ PORT: '', PYLON_CLOCK: ' ' })).toEqual(parse({}));
});

test('a frozen day is its noon, a frozen instant itself', () => {
  const frozen = (text: string) => {
    const outcome = parse({ PYLON_CLOCK: text });
    return outcome.ok && outcome.value.frozenAt?.toISOString();
  };
  expect(frozen('2025-11-05')).toBe('2025-11-05T12:00:00.000Z');
  expect(frozen('2025-11-05T18:30:00-05:00')).toBe('2025-11-05T23:30:00.000Z');
});

test("the promotion's start counts in production only, unless an operator says otherwise", () => {
  const choice = (env: Record<string, string>) => {
    const outcome = parse(env);
    return outcome.ok && outcome.value.promotion;
  };
  expect(choice({ NODE_ENV: 'development' })).toBe('early');
  expect(choice({ NODE_ENV: 'development', PYLON_PROMOTION: 'window' })).toBe('window');
  expect(choice({ PYLON_PROMOTION: 'off' })).toBe('off');
});

test('plans are sold unless PYLON_PLANS is off, and any other word for that is refused', () => {
  const hasPlans = (text: string) => {
    const outcome = parse({ PYLON_PLANS: text });
    return outcome.ok ? outcome.value.hasPlans : outcome.reason;
  };
  expect([hasPlans(''), hasPlans('on'), hasPlans('off')]).toEqual([true, true, false]);
  expect(hasPlans('none')).toMatch(/PYLON_PLANS/);
});

test('what gives plans for nothing or shows mails is off where people come from elsewhere, unless an operator says otherwise', () => {
  const switches = (env: Record<string, string>) => {
    const outcome = parse(env);
    return outcome.ok && [outcome.value.hasTestCheckout, outcome.value.hasOutbox];
  };
  const publicUrl = { PYLON_PUBLIC_URL: 'https://draft.example' };
  expect(switches({})).toEqual([true, false]);
  expect(switches({ NODE_ENV: 'development' })).toEqual([true, true]);
  expect(switches(publicUrl)).toEqual([false, false]);
  expect(switches({ ...publicUrl, PYLON_TEST_CHECKOUT: 'on', PYLON_OUTBOX: 'on' })).toEqual([true, true]);
});

test('a collector of traces is named by our setting or by the one that all such programs read', () => {
  const url = (env: Record<string, string>) => {
    const outcome = parse(env);
    return outcome.ok ? outcome.value.otlpUrl : outcome.reason;
  };
  const usual = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(url(usual)).toBe('http://collector:4318');
  expect(url({ ...usual, PYLON_OTLP_URL: 'https://traces.example/otlp' })).toBe('https://traces.example/otlp');
  for (const bad of ['collector', 'ftp://collector', 'https://traces.example/?key=hush'])
    expect(url({ PYLON_OTLP_URL: bad })).toMatch(/^PYLON_OTLP_URL must be an address(?!.*hush)/);
});

test('proxies are named by address and network', () => {
  const outcome = parse({ PYLON_TRUST_PROXY: '10.0.0.0/8, ::1' });
  expect(outcome.ok && outcome.value.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test('a stand-in is a server or a folder', () => {
  const outcome = parse({ PYLON_STAND_INS: 'sleeper=http://127.0.0.1:4602, ffc=recorded' });
  expect(outcome.ok && outcome.value.standIns).toEqual({
    sleeper: 'http://127.0.0.1:4602',
    ffc: '/srv/pylon/recorded',
  });
});

test('sources are switched off by name', () => {
  const outcome = parse({ PYLON_SOURCES_OFF: 'ESPN, mfl' });
  expect(outcome.ok && outcome.value.sourcesOff).toEqual(['espn', 'mfl']);
});

test('platforms known by assumption are turned on by name', () => {
  const outcome = parse({ PYLON_EXPERIMENTAL_PLATFORMS: 'CBS, ffpc' });
  expect(outcome.ok && outcome.value.experimentalPlatforms).toEqual(['cbs', 'ffpc']);
});

describe('what an operator has of platforms', () => {
  const YAHOO = { PYLON_YAHOO_CLIENT_ID: 'an id', PYLON_YAHOO_CLIENT_SECRET: 'hush' };
  const GUILLOTINE = { PYLON_GUILLOTINE_URL: 'https://api.partner.example/v1', PYLON_GUILLOTINE_KEY: 'hush' };
  const NFL = {
    PYLON_NFL_APP_KEY: 'an app',
    PYLON_NFL_API_KEY: 'a sign-in',
    PYLON_NFL_CLIENT_KEY: 'a client',
    PYLON_NFL_CLIENT_SECRET: 'hush',
  };

  test('is taken whole, Yahoo’s where people can come back by https or a stand-in speaks for it', () => {
    const keys = (env: Record<string, string>) => {
      const outcome = parse(env);
      return outcome.ok ? outcome.value.platformKeys : outcome.reason;
    };
    const yahoo = { clientId: 'an id', clientSecret: 'hush' };
    expect(keys({ ...YAHOO, PYLON_PUBLIC_URL: 'https://draft.example' })).toEqual({ yahoo });
    expect(keys({ ...YAHOO, PYLON_STAND_INS: 'yahoo=http://127.0.0.1:4603' })).toEqual({ yahoo });
    expect(keys(GUILLOTINE)).toEqual({ guillotine: { apiUrl: 'https://api.partner.example/v1', key: 'hush' } });
    const nfl = { appKey: 'an app', apiKey: 'a sign-in', clientKey: 'a client', clientSecret: 'hush' };
    expect(keys(NFL)).toEqual({ nfl });
  });

  test.each<readonly [name: string, env: Record<string, string>]>([
    ['PYLON_YAHOO_CLIENT_ID', YAHOO],
    ['PYLON_YAHOO_CLIENT_ID', { ...YAHOO, PYLON_PUBLIC_URL: 'http://draft.example' }],
    ['PYLON_YAHOO_CLIENT_ID', { PYLON_YAHOO_CLIENT_SECRET: 'hush' }],
    ['PYLON_YAHOO_CLIENT_SECRET', { PYLON_YAHOO_CLIENT_ID: 'an id' }],
    ['PYLON_GUILLOTINE_KEY', { PYLON_GUILLOTINE_URL: 'https://api.partner.example/v1' }],
    ['PYLON_GUILLOTINE_URL', { ...GUILLOTINE, PYLON_GUILLOTINE_URL: 'http://hush.example' }],
    ['PYLON_GUILLOTINE_URL', { ...GUILLOTINE, PYLON_GUILLOTINE_URL: 'https://ada:hush@partner.example' }],
    ...Object.keys(NFL).map((name) => [name, { ...NFL, [name]: '' }] as const),
    ...Object.entries(NFL).map(([name, value]) => [name, { [name]: value }] as const),
  ])('is refused by the name of %s and without a word of the secret: %j', (name, env) => {
    const outcome = parse(env);
    expect(outcome.ok || outcome.reason).toContain(name);
    expect(outcome.ok || outcome.reason).not.toContain('hush');
  });
});

describe('a bad setting is refused in one line that names it', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '46oo'],
    ['PYLON_ALMANAC', 'cloud'],
    ['PYLON_ALMANAC', 'mirror'],
    ['PYLON_SOURCES_OFF', 'github'],
    ['PYLON_EXPERIMENTAL_PLATFORMS', 'myspace'],
    ['PYLON_CLOCK', '2025-02-30'],
    ['PYLON_CLOCK', 'tomorrow'],
    ['PYLON_CLOCK', '2025-11-05T18:00:00'],
    ['PYLON_SECRET', 'short'],
    ['PYLON_PROMOTION', 'always'],
    ['PYLON_LOG_LEVEL', 'loud'],
    ['PYLON_LEAVE_SECONDS', '600'],
    ['PYLON_TRUST_PROXY', 'everybody'],
    ['PYLON_TRUST_PROXY', '1'],
    ['PYLON_TRUST_PROXY', '0.0.0.0/0'],
    ['PYLON_TRUST_PROXY', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['PYLON_BROKER_URL', 'broker.example:6379'],
    ['PYLON_BROKER_URL', 'nats://broker.example'],
    ['PYLON_BROKER_URL', 'redis://broker.example/first'],
    ['PYLON_EDITIONS_URL', 'https://s3.example/bucket'],
    ['PYLON_EDITIONS_URL', 'https://key:secret@s3.example/'],
    ['PYLON_EDITIONS_URL', 's3://key:secret@bucket/folder'],
    ['PYLON_EDITIONS_URL', 'https://key:secret@s3.example/bucket?zone=here'],
    ['PYLON_STAND_INS', 'http://127.0.0.1:4602'],
    ['PYLON_STAND_INS', 'sleeper='],
    ['PYLON_STAND_INS', 'nobody=http://127.0.0.1:4602'],
    ['PYLON_STAND_INS', 'sleeper=http://127.0.0.1:4602/v1'],
    ['PYLON_SMTP_URL', 'mail.example'],
    ['PYLON_SMTP_URL', 'smtps://mail.example'],
  ])('%s=%s', (name, value) => {
    const outcome = parse({ [name]: value });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) {
      expect(outcome.reason).toContain(name);
      expect(outcome.reason).not.toContain('\n');
    }
  });
});

const STRIPE = {
  PYLON_STRIPE_KEY: 'sk_live_x',
  PYLON_STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PYLON_STRIPE_PRICES: 'tier-1-month=p1|p0, tier-1-season=p2,tier-2-month=p3,tier-2-season=p4',
  PYLON_PUBLIC_URL: 'https://draft.example',
};

test('with a key of Stripe, prices are known by product, the sold one first', () => {
  const outcome = parse(STRIPE);
  expect(outcome.ok && outcome.value.stripe).toEqual({
    key: 'sk_live_x',
    webhookSecret: 'whsec_x',
    prices: { 'tier-1-month': ['p1', 'p0'], 'tier-1-season': ['p2'], 'tier-2-month': ['p3'], 'tier-2-season': ['p4'] },
    url: null,
    publicUrl: 'https://draft.example',
  });
});

test.each([
  ['PYLON_STRIPE_WEBHOOK_SECRET', ''],
  ['PYLON_PUBLIC_URL', ''],
  ['PYLON_STRIPE_PRICES', 'tier-1-month=p1'],
  ['PYLON_STRIPE_PRICES', `${STRIPE.PYLON_STRIPE_PRICES},tier-3-month=p9`],
  ['PYLON_STRIPE_PRICES', STRIPE.PYLON_STRIPE_PRICES.replace('p4', 'p0')],
])('money is not taken with half a setting: %s=%s', (name, value) => {
  const outcome = parse({ ...STRIPE, [name]: value });
  expect(outcome.ok ? '' : outcome.reason).toContain(name);
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/x'],
  ['PYLON_BROKER_URL', 'nats://root:hunter2@localhost'],
  ['PYLON_EDITIONS_URL', 's3://root:hunter2@bucket'],
])('a refused address is not repeated, for it may hold a password: %s', (name, value) => {
  const outcome = parse({ [name]: value });
  expect(outcome.ok).toBe(false);
  expect(outcome.ok ? '' : outcome.reason).not.toContain('hunter2');
});

test('a bucket for editions is an address with a key, and a region where its host has some', () => {
  const outcome = parse({
    PYLON_EDITIONS_URL: 'https://key:a%2Fsecret@s3.example/bucket/almanac/?region=eu-central-1',
  });
  expect(outcome.ok && outcome.value.editions).toEqual({
    url: 'https://s3.example/bucket/almanac',
    keyId: 'key',
    secret: 'a/secret',
    region: 'eu-central-1',
  });
});

describe('mail', () => {
  const smtp = { PYLON_SMTP_URL: 'smtps://me:hunter2@mail.example', PYLON_PUBLIC_URL: 'https://draft.example' };

  test('comes from no-reply at the public host unless another sender is named', () => {
    const from = (PYLON_MAIL_FROM: string) => {
      const outcome = parse({ ...smtp, PYLON_MAIL_FROM });
      return outcome.ok ? outcome.value.mail?.from : outcome.reason;
    };
    expect(from('')).toBe('no-reply@draft.example');
    expect(from('Draft <mail@draft.example>')).toBe('Draft <mail@draft.example>');
    expect(from('a@b.example, c@d.example')).toContain('PYLON_MAIL_FROM');
  });

  test('needs a public address, and the refusal does not repeat the password', () => {
    const outcome = parse({ ...smtp, PYLON_PUBLIC_URL: '' });
    expect(outcome.ok ? '' : outcome.reason).toMatch(/^PYLON_SMTP_URL needs PYLON_PUBLIC_URL/);
    expect(outcome.ok ? '' : outcome.reason).not.toContain('hunter2');
  });
});

describe('keys of web push', () => {
  const keys = { PYLON_PUSH_PUBLIC_KEY: `B${'a'.repeat(86)}`, PYLON_PUSH_PRIVATE_KEY: 'b'.repeat(43) };

  test('are a pair', () => {
    const outcome = parse(keys);
    expect(outcome.ok && outcome.value.pushKeys).toEqual({
      publicKey: keys.PYLON_PUSH_PUBLIC_KEY,
      privateKey: keys.PYLON_PUSH_PRIVATE_KEY,
    });
    for (const name of Object.keys(keys)) expect(parse({ ...keys, [name]: '' }).ok).toBe(false);
  });

  test.each(Object.keys(keys))('of another form are refused and not repeated: %s', (name) => {
    const outcome = parse({ ...keys, [name]: 'hunter2' });
    expect(outcome.ok ? '' : outcome.reason).toContain(name);
    expect(outcome.ok ? '' : outcome.reason).not.toContain('hunter2');
  });
});

test('every setting is listed once', () => {
  const names = SETTINGS.map((setting) => setting.name);
  expect(new Set(names).size).toBe(names.length);
});
