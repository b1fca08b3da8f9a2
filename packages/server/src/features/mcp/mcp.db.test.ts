// The protocol's own client against the started server: what a person's assistant sees.

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { startSleeperStandIn } from '@pylon/connectors/testing/sleeper-stand-in';
import { api } from '@pylon/contract/api';
import { isForPrograms } from '@pylon/contract/reading';
import { afterAll, describe, expect, test } from 'vitest';
import { settleIn } from '../../testing/belongings.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const sleeper = await startSleeperStandIn();
afterAll(() => sleeper.close());
const testing = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  standIns: { sleeper: sleeper.url },
  isUnpaced: true,
});
const { server, db, ask, register } = testing;
const seasonId = (await ask('currentSeason', {})).season.id;
const address = new URL('/mcp', await server.listen({ port: 0, host: '127.0.0.1' }));

async function keyHolder(tier?: 1 | 2) {
  const me = await register();
  if (tier) {
    const plan = { account_id: me.id, tier, source: 'grant', reference: me.id, valid_until: null } as const;
    await db.insertInto('entitlement').values(plan).execute();
  }
  await ask('proveSelf', { currentPassword: me.password }, me.token);
  return { me, ...(await ask('createApiKey', { name: 'Assistant' }, me.token)) };
}

async function connect(key: string) {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  // The transport's optional fields are declared without undefined.
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }) as never);
  const say = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [{ text }] = content as [{ text: string }];
    return { isError, said: JSON.parse(text) };
  };
  return { client, say };
}

let links = 700_000_000;
async function leagueOf(token: string): Promise<string> {
  const link = String(++links);
  sleeper.set(link, { recording: inventedRecording(seasonId), made: 3 });
  await settleIn(testing, token, link);
  const { userLeagues } = await ask('listUserLeagues', { limit: 10, offset: 0 } as never, token);
  const [first] = userLeagues;
  if (!first) throw new Error('no league was connected');
  return first.id;
}

describe('with a key', () => {
  test('every reading call of the contract is a tool that says what it takes and that it changes nothing', async () => {
    const { client } = await connect((await keyHolder()).key);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      Object.values(api)
        .filter(isForPrograms)
        .map(({ name }) => name),
    );
    for (const { name, description, inputSchema, annotations } of tools) {
      expect(name).toMatch(/^[\w-]{1,64}$/);
      expect(description).toBeTruthy();
      expect(inputSchema.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
    }
    const trade = tools.find(({ name }) => name === 'getUserLeague');
    expect(Object.keys(trade?.inputSchema.properties ?? {})).toContain('userLeagueId');
  });

  test('an open call answers, and is counted with the key’s day', async () => {
    const { me, key } = await keyHolder();
    const { say } = await connect(key);
    const { isError, said } = await say('listTeams');
    expect([isError, said.teams.length]).toEqual([false, 32]);
    expect((await say('listAdps', { seasonId, limit: 2 })).said.playerADP).toHaveLength(2);
    const [listed] = (await ask('listApiKeys', {}, me.token)).apiKeys;
    expect(listed?.callsToday).toBe(2);
  });

  test('what the plan does not open is refused in words, and opens with the plan', async () => {
    const asked = ['getAuctionTable', { seasonId, scoringSystemId: '2' }] as const;
    const closed = await (await connect((await keyHolder()).key)).say(...asked);
    expect([closed.isError, closed.said.code]).toEqual([true, 'tier-required']);
    expect(closed.said.message).toBe('This is part of a higher plan.');
    expect((await (await connect((await keyHolder(1)).key)).say(...asked)).isError).toBe(false);
  });

  test('the league of somebody else is not found', async () => {
    const [mine, theirs] = [await keyHolder(2), await keyHolder()];
    const userLeagueId = await leagueOf(theirs.me.token);
    expect((await (await connect(theirs.key)).say('getUserLeague', { userLeagueId })).isError).toBe(false);
    const refused = await (await connect(mine.key)).say('getUserLeague', { userLeagueId });
    expect(refused.isError).toBe(true);
    expect(refused.said.code).toMatch(/not-found/);
  });

  test('no tool changes anything, and one that is none is refused', async () => {
    const { client } = await connect((await keyHolder()).key);
    for (const name of ['deleteMyAccount', 'createMockDraft', 'getMe', 'invented'])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('There is no tool');
  });

  test('an input that does not fit is told of by its fields', async () => {
    const { say } = await connect((await keyHolder()).key);
    const { isError, said } = await say('listAdps', { seasonId, limit: -1 });
    expect([isError, said.code]).toEqual([true, 'invalid-parameters']);
  });
});

describe('without a good key', () => {
  test.each(['invented', `pylon_${'a'.repeat(43)}`])('nobody connects: %s', async (key) => {
    await expect(connect(key)).rejects.toThrow(/401|key-unknown/);
  });

  test('a session’s token is no key', async () => {
    const { token } = await register();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const reply = await server.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'bearer-token': token },
      payload: message,
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'token-not-found']);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  test('a page of another site is refused', async () => {
    const { key } = await keyHolder();
    const headers = { authorization: `Bearer ${key}`, origin: 'https://elsewhere.example' };
    const payload = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await server.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode).toBe(403);
  });
});

describe('messages', () => {
  const say = async (payload: object, more: Record<string, string> = {}) => {
    const { key } = await keyHolder();
    const headers = { authorization: `Bearer ${key}`, ...more };
    return server.inject({ method: 'POST', url: '/mcp', headers, payload });
  };

  test('that ask for nothing are taken note of', async () => {
    const reply = await say({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([reply.statusCode, reply.body]).toEqual([202, '']);
  });

  test('that are none, and versions that are not spoken, are refused', async () => {
    for (const reply of [
      await say([]),
      await say({ jsonrpc: '1.0' }),
      await say({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'mcp-protocol-version': '1999-01-01' }),
    ])
      expect([reply.statusCode, reply.json().error.code]).toEqual([400, -32_600]);
  });

  test('of a method that is not known are told so', async () => {
    const { error } = (await say({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })).json();
    expect(error.code).toBe(-32_601);
  });

  test('open no stream', async () => {
    expect((await server.inject({ url: '/mcp' })).statusCode).toBe(405);
  });
});
