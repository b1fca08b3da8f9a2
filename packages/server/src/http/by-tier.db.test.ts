import { isLocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../testing/sample-edition.ts';
import { refusal, testServer } from '../testing/test-server.ts';

const { server, db, arrive, ask, call } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const get = (token?: string, headers: Record<string, string> = {}) =>
  server.inject({
    url: '/api/datatables/adps?seasonId=2025&limit=1',
    headers: { ...headers, ...(token !== undefined && { 'bearer-token': token }) },
  });
const consensusFor = async (token?: string) =>
  (await ask('listAdps', { seasonId: '2025', limit: 1 }, token)).playerADP[0]?.consensus;

describe('answers that depend on a plan', () => {
  test('may be kept by shared caches for those without a token only', async () => {
    const [visitor, subscriber] = [await get(), await get(await arrive({ tier: 1 }))];
    expect(visitor.headers['cache-control']).toMatch(/^public/);
    expect(subscriber.headers['cache-control']).toBe('private, no-cache');
    for (const { headers } of [visitor, subscriber]) expect(headers['vary']).toContain('bearer-token');
  });

  test('are other answers for other tiers, and one for all of the same tier', async () => {
    const tokens = [undefined, await arrive(), await arrive({ tier: 1 }), await arrive({ tier: 1 })];
    const answers = await Promise.all(tokens.map((token) => get(token)));
    const [visitor, anonymous, first, second] = answers.map(({ headers, body }) => ({ etag: headers['etag'], body }));
    expect(anonymous).toEqual(visitor);
    expect(second).toEqual(first);
    expect(first?.etag).not.toBe(visitor?.etag);
    expect(first?.body).not.toBe(visitor?.body);
  });

  test('are not taken for those of another tier by who has them', async () => {
    const etag = String((await get()).headers['etag']);
    expect((await get(undefined, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(await arrive({ tier: 1 }), { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('open with a plan and lock with its end, from one call to the next', async () => {
    const { user, token } = await ask('login', {});
    expect(isLocked(await consensusFor(token))).toBe(true);
    await db.updateTable('account').set({ email: 'one@pylon.example' }).where('id', '=', user.id).execute();
    const plan = { account_id: user.id, tier: 1, source: 'grant', reference: user.id, valid_until: null } as const;
    await db.insertInto('entitlement').values(plan).execute();
    expect(isLocked(await consensusFor(token))).toBe(false);
    await db.deleteFrom('entitlement').where('account_id', '=', user.id).execute();
    expect(isLocked(await consensusFor(token))).toBe(true);
  });

  test('are refused, not downgraded, to a token that is nobody’s', async () => {
    const token = await arrive({ tier: 2 });
    await consensusFor(token);
    await db.deleteFrom('session').execute();
    expect(refusal(await call('listAdps', { seasonId: '2025' }, token))).toBe('invalid-token');
    expect((await get(token)).headers['cache-control']).toBe('no-store');
  });

  test('open to the header alone: a cookie opens no call', async () => {
    const response = await get(undefined, { cookie: `pylon_user=${await arrive({ tier: 2 })}` });
    expect(isLocked(response.json().data.playerADP[0].consensus)).toBe(true);
  });
});

test('what is asked for by a body is kept by no cache on the way', async () => {
  const body = { seasonId: '2025', expertRankingPeriod: 'Seasonal', scoringSystemId: '1', limit: 1 };
  const response = await server.inject({ method: 'POST', url: '/api/datatables/rankings', payload: body });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('what is the same for everybody asks for no token, and stays public with one', async () => {
  const response = await server.inject({ url: '/api/teams', headers: { 'bearer-token': 'invented' } });
  expect([response.statusCode, response.headers['vary']]).toEqual([200, 'accept-encoding']);
  expect(response.headers['cache-control']).toMatch(/^public/);
});
