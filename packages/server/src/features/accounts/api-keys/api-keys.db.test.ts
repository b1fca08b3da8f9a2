// Keys of a person's own programs: what they open, to whom, and how often.
import { createHash } from 'node:crypto';
import { CALLS_PER_KEY_A_DAY } from '@pylon/contract/accounts/api-keys';
import { api } from '@pylon/contract/api';
import { isLocked } from '@pylon/contract/plans/tiers';
import { isForPrograms } from '@pylon/contract/reading';
import { TABLES } from '@pylon/contract/tables/tables';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { type Registered, refusal, testServer } from '../../../testing/test-server.ts';

const { db, server, another, ask, call, arrive, register, mailTo } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
});

const ADPS = '/api/datatables/adps?seasonId=2025&limit=1';
const TEAMS = '/api/teams';
const DRAFTS = '/api/mock-drafts/current?limit=15&offset=0&orderBy=createdAt';

async function keyOf(me: Registered, name = 'Spreadsheet') {
  await ask('proveSelf', { currentPassword: me.password }, me.token);
  return ask('createApiKey', { name }, me.token);
}
const grant = (accountId: string, tier: 1 | 2) =>
  db
    .insertInto('entitlement')
    .values({ account_id: accountId, tier, source: 'grant', reference: accountId, valid_until: null })
    .execute();
const read = async (url: string, key: string, by = server) => {
  const { statusCode, headers, body } = await by.inject({ url, headers: { authorization: `Bearer ${key}` } });
  const { data, error } = JSON.parse(body);
  return { status: statusCode, headers, data, code: error?.code ?? null };
};

describe('making a key', () => {
  test('needs an account, and a proof of who asks', async () => {
    expect(refusal(await call('createApiKey', { name: 'Mine' }, await arrive()))).toBe('registration-required');
    const me = await register();
    await db.updateTable('session').set({ proved_at: null }).where('account_id', '=', me.id).execute();
    expect(refusal(await call('createApiKey', { name: 'Mine' }, me.token))).toBe('proof-required');
  });

  test('tells it once, and keeps its hash and what it begins with', async () => {
    const me = await register();
    const { key, apiKey } = await keyOf(me);
    expect(key).toMatch(/^pylon_[\w-]{43}$/);
    expect(key.startsWith(apiKey.prefix)).toBe(true);
    const { key_hash } = await db
      .selectFrom('api_key')
      .select('key_hash')
      .where('id', '=', apiKey.id)
      .executeTakeFirstOrThrow();
    expect(key_hash).toEqual(createHash('sha256').update(key).digest());
    const list = await ask('listApiKeys', {}, me.token);
    expect(list).toEqual({ callsPerDay: CALLS_PER_KEY_A_DAY, apiKeys: [apiKey] });
    expect(JSON.stringify(list)).not.toContain(key);
  });

  test('is told to its owner by mail, without the key', async () => {
    const me = await register();
    const { key } = await keyOf(me, 'Kitchen clock');
    const { text } = await mailTo(me.email, /API key/);
    expect(text).toContain('"Kitchen clock"');
    expect(text).not.toContain(key);
  });

  test('ends at ten', async () => {
    const me = await register();
    for (let made = 0; made < 10; made++) await keyOf(me, `Key ${made}`);
    expect(refusal(await call('createApiKey', { name: 'One more' }, me.token))).toBe('too-many-keys');
  });
});

describe('a key', () => {
  test('reads what its person made, with the plan of its person', async () => {
    const me = await register();
    const { key } = await keyOf(me);
    const settings = { seasonId: '2025', scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
    await ask('createMockDraft', settings, me.token);
    expect((await read(DRAFTS, key)).data.total).toBe(1);
    expect(isLocked((await read(ADPS, key)).data.playerADP[0].consensus)).toBe(true);
    await grant(me.id, 1);
    const opened = await read(ADPS, key);
    expect(isLocked(opened.data.playerADP[0].consensus)).toBe(false);
    expect(opened.headers['cache-control']).toBe('private, no-cache');
    expect(opened.headers['vary']).toContain('authorization');
  });

  test('does not see what another person made', async () => {
    const [me, other] = [await register(), await register()];
    const settings = { seasonId: '2025', scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
    const { mockDraft } = await ask('createMockDraft', settings, other.token);
    const seen = await read(`/api/mock-drafts/get-by-id?mockDraftId=${mockDraft.id}`, (await keyOf(me)).key);
    expect([seen.status, seen.data]).toEqual([404, null]);
  });

  const shut = Object.values(api).filter((endpoint) => !isForPrograms(endpoint));
  test.each(shut.map(({ name, method, path }) => [name, method, path] as const))(
    'does not open %s',
    async (_name, method, path) => {
      const { key } = await shutOut();
      const response = await server.inject({
        method,
        url: `/api${path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
        headers: { authorization: `Bearer ${key}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      // A call whose input is refused first has no less refused the key.
      expect(response.json().data).toBeNull();
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      if (response.statusCode === 401) expect(response.json().error.code).toBe('key-reads-only');
    },
  );
  let holder: ReturnType<typeof keyOf> | undefined;
  const shutOut = () => {
    holder ??= register().then((me) => keyOf(me));
    return holder;
  };

  test('opens every declared research table', () => {
    const open = Object.values(api)
      .filter(isForPrograms)
      .map(({ name }) => name);
    expect(open).toEqual(expect.arrayContaining(TABLES.map(({ call }) => call)));
  });

  test('opens no call of the account, of payments or of support', () => {
    const open = Object.values(api)
      .filter(isForPrograms)
      .map(({ name }) => name);
    for (const name of [
      'getMe',
      'getMyData',
      'listApiKeys',
      'listSessions',
      'getSubscription',
      'getSupportConversation',
    ])
      expect(open).not.toContain(name);
    for (const name of [
      'listAdps',
      'listRankings',
      'compareStartSit',
      'previewTrade',
      'calculateFaab',
      'getUserLeague',
    ])
      expect(open).toContain(name);
  });

  test.each(['invented', `pylon_${'a'.repeat(43)}`])('that is nobody’s is refused: %s', async (key) => {
    for (const url of [ADPS, TEAMS, DRAFTS]) {
      const refused = await read(url, key);
      expect([refused.status, refused.code]).toEqual([401, 'key-unknown']);
    }
  });

  test('that was revoked opens nothing, and is revoked by its owner alone', async () => {
    const [me, other] = [await register(), await register()];
    const { key, apiKey } = await keyOf(me);
    expect((await read(TEAMS, key)).status).toBe(200);
    expect(refusal(await call('revokeApiKey', { id: apiKey.id }, other.token))).toBe('key-not-found');
    await ask('revokeApiKey', { id: apiKey.id }, me.token);
    expect((await read(TEAMS, key)).code).toBe('key-unknown');
    expect(refusal(await call('revokeApiKey', { id: apiKey.id }, me.token))).toBe('key-not-found');
  });

  test('ends with the account, and is told of in what a person takes along, without its hash', async () => {
    const me = await register();
    const { key } = await keyOf(me);
    const { tables } = await ask('getMyData', {}, me.token);
    expect(tables['api_key']).toMatchObject([{ name: 'Spreadsheet', prefix: key.slice(0, 12) }]);
    expect(Object.keys(tables['api_key']?.[0] ?? {})).not.toContain('key_hash');
    await ask('deleteMyAccount', { password: me.password }, me.token);
    expect((await read(TEAMS, key)).code).toBe('key-unknown');
  });
});

describe('the calls of a day', () => {
  test('are counted by all processes together, and told on every answer', async () => {
    const other = await another();
    const me = await register();
    const { key } = await keyOf(me);
    const answers = await Promise.all([server, other.server, server, other.server].map((by) => read(TEAMS, key, by)));
    const left = answers.map(({ headers }) => Number(headers['ratelimit-remaining'])).sort();
    expect(left).toEqual([4, 3, 2, 1].map((used) => CALLS_PER_KEY_A_DAY - used));
    expect(answers[0]?.headers['ratelimit-limit']).toBe(String(CALLS_PER_KEY_A_DAY));
    const [listed] = (await ask('listApiKeys', {}, me.token)).apiKeys;
    expect([listed?.callsToday, typeof listed?.lastUsedAt]).toEqual([4, 'string']);
    await other.close();
  });

  test('end at the limit, and begin anew with the next day', async () => {
    const me = await register();
    const { key, apiKey } = await keyOf(me);
    const at = (calls_that_day: number) =>
      db.updateTable('api_key').set({ calls_that_day }).where('id', '=', apiKey.id).execute();
    await read(TEAMS, key);
    await at(CALLS_PER_KEY_A_DAY - 1);
    expect((await read(TEAMS, key)).headers['ratelimit-remaining']).toBe('0');
    const refused = await read(TEAMS, key);
    expect([refused.status, refused.code]).toEqual([429, 'key-used-up']);
    expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset']);
    await db.updateTable('api_key').set({ counted_on: '2025-01-01' }).where('id', '=', apiKey.id).execute();
    expect((await ask('listApiKeys', {}, me.token)).apiKeys[0]?.callsToday).toBe(0);
    expect((await read(TEAMS, key)).headers['ratelimit-remaining']).toBe(String(CALLS_PER_KEY_A_DAY - 1));
  });
});
