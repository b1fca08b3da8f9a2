// Webhooks: who may name an address, what it is told, how often it is tried, and what ends it.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_WEBHOOKS } from '@pylon/contract/accounts/webhook-rules';
import { WEBHOOK_MESSAGES } from '@pylon/contract/accounts/webhooks';
import { api } from '@pylon/contract/api';
import { isForPrograms } from '@pylon/contract/reading';
import { sql } from 'kysely';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publishEvents } from '../../../live/live-events.queries.ts';
import { countedStatements } from '../../../testing/counted-statements.ts';
import { draftRooms, entityOf, type Named } from '../../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { type Registered, refusal, testServer } from '../../../testing/test-server.ts';
import { MOST_GIVEN_UP } from './deliver-webhook.job.ts';
import { MOST_A_MINUTE } from './webhook-rounds.ts';
import { insertWebhook } from './webhooks.queries.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Everybody's addresses. */
let received: Received[] = [];
let answer: number = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer).end();
  });
});
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
afterAll(() => void receiver.close());
const { port } = receiver.address() as AddressInfo; // it listens on a port

const testing = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  standIns: { webhooks: `http://127.0.0.1:${port}` },
});
const { db, work, another, ask, call, arrive, register, mailTo } = testing;

beforeEach(() => {
  received = [];
  answer = 200;
});

const ADDRESS = 'https://hooks.example.com/pylon';
const PICKS = ['picks'] as const;
const rooms = draftRooms(testing, { numberOfTeams: 8, draftPosition: 3 });

async function hookOf(me: Registered, events: readonly ('picks' | 'leagueSyncs')[] = PICKS, url = ADDRESS) {
  await ask('proveSelf', { currentPassword: me.password }, me.token);
  return ask('createWebhook', { url, events: [...events] }, me.token);
}
const synced = (accountId: string, id = 'league') =>
  db
    .transaction()
    .execute((t) =>
      publishEvents(t, accountId, [{ event: 'user-league:sync', data: { userLeague: { id, status: 'COMPLETED' } } }]),
    );
/** Goes on to the time at which what waits is due. */
async function later() {
  await sql`update jobs.job set start_after = now() where state in ('created', 'retry')`.execute(db);
  await sql`update webhook set round_at = now() - interval '1 second'`.execute(db);
  await work();
}
const list = (me: Registered) => ask('listWebhooks', {}, me.token);

describe('naming an address', () => {
  test('needs an account, and a proof of who asks', async () => {
    const body = { url: ADDRESS, events: [...PICKS] };
    expect(refusal(await call('createWebhook', body))).toBe('token-not-found');
    expect(refusal(await call('createWebhook', body, await arrive()))).toBe('registration-required');
    const me = await register();
    await db.updateTable('session').set({ proved_at: null }).where('account_id', '=', me.id).execute();
    expect(refusal(await call('createWebhook', body, me.token))).toBe('proof-required');
  });

  test('tells the secret once, and keeps it sealed', async () => {
    const me = await register();
    const { webhook, secret } = await hookOf(me);
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toMatchObject({ url: ADDRESS, events: ['picks'], isOn: true, givenUpAt: null });
    const told = await list(me);
    expect(told).toEqual({ webhooks: [webhook], deliveries: [] });
    expect(JSON.stringify(told)).not.toContain(secret);
    const row = await db.selectFrom('webhook').select('secret').where('id', '=', webhook.id).executeTakeFirstOrThrow();
    expect(row.secret.includes(secret)).toBe(false);
    const { text } = await mailTo(me.email, /webhook/);
    expect(text).toContain('hooks.example.com');
    expect(text).not.toContain('/pylon');
  });

  test.each(['http://hooks.example.com/', 'https://localhost/', 'https://127.0.0.1/', 'https://10.0.0.1/x', 'hooks'])(
    'is refused for %s',
    async (url) => {
      const me = await register();
      await ask('proveSelf', { currentPassword: me.password }, me.token);
      const reply = await call('createWebhook', { url, events: [...PICKS] }, me.token);
      expect([refusal(reply), Object.keys(reply.error?.fields ?? {})]).toEqual(['webhook-address-refused', ['url']]);
    },
  );

  test('ends at five', async () => {
    const me = await register();
    for (let made = 0; made < MOST_WEBHOOKS; made++) await hookOf(me);
    expect(refusal(await call('createWebhook', { url: ADDRESS, events: [...PICKS] }, me.token))).toBe(
      'too-many-webhooks',
    );
  });

  test('and all that belongs to it is no matter of programs, and of nobody else', async () => {
    const [me, other] = [await register(), await register()];
    const { id } = (await hookOf(me)).webhook;
    await ask('proveSelf', { currentPassword: other.password }, other.token);
    for (const reply of [
      await call('updateWebhook', { id, events: [...PICKS], isOn: false }, other.token),
      await call('replaceWebhookSecret', { id }, other.token),
      await call('testWebhook', { id }, other.token),
      await call('deleteWebhook', { id }, other.token),
    ])
      expect(refusal(reply)).toBe('webhook-not-found');
    expect((await list(me)).webhooks).toMatchObject([{ id, isOn: true }]);
    expect((await list(other)).webhooks).toEqual([]);
    expect(isForPrograms(api.listWebhooks)).toBe(false);
  });
});

describe('a webhook', () => {
  test('is told the picks of a draft, signed, in order, and nothing that a plan opens', async () => {
    const { begin } = await rooms;
    const { mockDraftId, token, available } = await begin();
    const [free] = await available();
    await db.updateTable('session').set({ proved_at: new Date() }).execute();
    const { secret } = await ask('createWebhook', { url: ADDRESS, events: [...PICKS] }, token);
    const pick = { mockDraftId, mockDraftParticipantId: 'seat-3', ...entityOf(free as Named) }; // the pool has hundreds
    await ask('pickEntity', pick, token);
    await work();
    const told = received.map(({ url, headers, body }) => {
      expect(url).toBe('/pylon');
      expect(headers['content-type']).toBe('application/json');
      const message = new Receiver(secret).verify(body, headers as Record<string, string>);
      return message as { type: 'draft.picks'; data: object };
    });
    const { mockDraft: stored } = await ask('getMockDraft', { mockDraftId }, token);
    expect(told.map(({ type }) => type)).toEqual(received.map(() => 'draft.picks'));
    const picks = told.flatMap(({ data }) => WEBHOOK_MESSAGES['draft.picks'].strict().parse(data).picks);
    // The person at the third place, then bots until it is their turn again.
    expect(picks.map(({ pickNumber }) => pickNumber)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(stored.version).toBe(WEBHOOK_MESSAGES['draft.picks'].parse(told.at(-1)?.data).mockDraft.version);
    expect(received[0]?.body).not.toMatch(/rank|projection|tier/i);
    expect((await ask('listWebhooks', {}, token)).deliveries).toMatchObject([
      { state: 'delivered', tries: 1, answerStatus: 200 },
    ]);
  });

  test('is told of leagues that were read only when it wants to be, and once by however many processes', async () => {
    const other = await another();
    const [me, quiet] = [await register(), await register()];
    await hookOf(me, ['leagueSyncs']);
    await hookOf(quiet, ['picks']);
    await synced(me.id);
    await synced(quiet.id);
    await Promise.all([work(), other.work()]);
    await later();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'league.synced', data: { userLeague: { id: 'league' } } },
    ]);
    await other.close();
  });

  test('is not told what happened before, while it was off, or of anybody else', async () => {
    const [me, other] = [await register(), await register()];
    await synced(me.id, 'before');
    const { webhook } = await hookOf(me, ['leagueSyncs']);
    await synced(other.id);
    await ask('updateWebhook', { id: webhook.id, events: ['leagueSyncs'], isOn: false }, me.token);
    await synced(me.id, 'while it was off');
    await later();
    await ask('updateWebhook', { id: webhook.id, events: ['leagueSyncs'], isOn: true }, me.token);
    await synced(me.id, 'after');
    await later();
    expect(received.map(({ body }) => JSON.parse(body).data.userLeague.id)).toEqual(['after']);
  });

  test('with another secret signs by that alone', async () => {
    const me = await register();
    const { webhook, secret: first } = await hookOf(me);
    const { secret } = await ask('replaceWebhookSecret', { id: webhook.id }, me.token);
    await ask('testWebhook', { id: webhook.id }, me.token);
    await work();
    const [told] = received;
    const headers = told?.headers as Record<string, string>;
    expect(new Receiver(secret).verify(told?.body ?? '', headers)).toMatchObject({ type: 'test', data: {} });
    expect(() => new Receiver(first).verify(told?.body ?? '', headers)).toThrow();
  });

  test('is tested while it is off as well; a test is tried once', async () => {
    const me = await register();
    const { id } = (await hookOf(me)).webhook;
    await ask('updateWebhook', { id, events: [...PICKS], isOn: false }, me.token);
    answer = 500;
    const { delivery } = await ask('testWebhook', { id }, me.token);
    expect(delivery).toMatchObject({ type: 'test', state: 'waiting', tries: 0 });
    await work();
    expect((await list(me)).deliveries).toMatchObject([
      { id: delivery.id, state: 'failed', tries: 1, answerStatus: 500, problem: 'answered' },
    ]);
  });

  test('is told so much in a minute, and what is more together afterwards', async () => {
    const me = await register();
    const { id } = (await hookOf(me, ['leagueSyncs'])).webhook;
    for (let sent = 0; sent < MOST_A_MINUTE; sent++) await ask('testWebhook', { id }, me.token);
    expect(refusal(await call('testWebhook', { id }, me.token))).toBe('too-many-requests');
    await synced(me.id);
    await later();
    expect(received.filter(({ body }) => body.includes('league.synced'))).toEqual([]);
    await sql`update webhook_delivery set created_at = created_at - interval '2 minutes'`.execute(db);
    await later();
    expect(received.filter(({ body }) => body.includes('league.synced'))).toHaveLength(1);
  });

  test('ends with its deletion and with the account, with all that waits', async () => {
    const [me, leaving] = [await register(), await register()];
    const { id } = (await hookOf(me)).webhook;
    await hookOf(leaving);
    await ask('testWebhook', { id }, me.token);
    await ask('deleteWebhook', { id }, me.token);
    expect(refusal(await call('deleteWebhook', { id }, me.token))).toBe('webhook-not-found');
    const { tables } = await ask('getMyData', {}, leaving.token);
    expect(tables['webhook']).toMatchObject([{ url: ADDRESS }]);
    expect(Object.keys(tables['webhook']?.[0] ?? {})).not.toContain('secret');
    await ask('deleteMyAccount', { password: leaving.password }, leaving.token);
    await later();
    expect(received).toEqual([]);
    const left = await db.selectFrom('webhook').select('id').where('account_id', 'in', [me.id, leaving.id]).execute();
    expect(left).toEqual([]);
  });

  test('of somebody who may have no keys any more is told nothing', async () => {
    const me = await register();
    await hookOf(me, ['leagueSyncs']);
    await db.updateTable('account').set({ email: null }).where('id', '=', me.id).execute();
    await synced(me.id);
    await later();
    expect(received).toEqual([]);
  });
});

describe('an address that does not take what it is sent', () => {
  test('is tried again with the same id, and told of what happened meanwhile afterwards', async () => {
    const me = await register();
    await hookOf(me, ['leagueSyncs']);
    answer = 503;
    await synced(me.id, 'first');
    await work();
    await synced(me.id, 'second');
    await later();
    expect((await list(me)).deliveries).toMatchObject([{ state: 'waiting', tries: 2, answerStatus: 503 }]);
    answer = 204;
    await later();
    await later();
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids.slice(0, 3)).size, new Set(ids).size]).toEqual([4, 1, 2]);
    expect(JSON.parse(received[3]?.body ?? '').data.userLeague.id).toBe('second');
    expect((await list(me)).deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('is given up after nine tries, and switched off after five deliveries that were given up', async () => {
    const me = await register();
    const { id } = (await hookOf(me, ['leagueSyncs'])).webhook;
    answer = 500;
    for (let given = 0; given < MOST_GIVEN_UP; given++) {
      expect((await list(me)).webhooks).toMatchObject([{ isOn: true, givenUpAt: null }]);
      received = [];
      await synced(me.id);
      for (let tried = 0; tried < 12; tried++) await later();
      expect(received).toHaveLength(9);
    }
    const told = await list(me);
    expect(told.webhooks).toMatchObject([{ isOn: false, givenUpAt: expect.any(String) }]);
    expect(told.deliveries[0]).toMatchObject({ state: 'failed', tries: 9, problem: 'answered' });
    const { webhook } = await ask('updateWebhook', { id, events: ['leagueSyncs'], isOn: true }, me.token);
    expect(webhook).toMatchObject({ isOn: true, givenUpAt: null });
  });

  test('and says that it is gone, is switched off at once', async () => {
    const me = await register();
    await hookOf(me, ['leagueSyncs']);
    answer = 410;
    await synced(me.id);
    await later();
    await later();
    expect(received).toHaveLength(1);
    expect((await list(me)).webhooks).toMatchObject([{ isOn: false, givenUpAt: expect.any(String) }]);
  });

  test('by a redirect is not followed there', async () => {
    const me = await register();
    const { id } = (await hookOf(me)).webhook;
    answer = 302;
    await ask('testWebhook', { id }, me.token);
    await work();
    expect((await list(me)).deliveries).toMatchObject([{ state: 'failed', answerStatus: 302 }]);
    expect(received).toHaveLength(1);
  });
});

test('a pick of somebody with a webhook takes the statements of anybody’s pick', async () => {
  const statementsOf = countedStatements();
  const { begin } = await rooms;
  const { mockDraftId, token, available } = await begin();
  const { id } = await ask('getMe', {}, token).then(({ user }) => user ?? { id: '' });
  const secret = Buffer.from('sealed');
  await insertWebhook(db, { id: randomUUID(), accountId: id, url: ADDRESS, events: PICKS, secret });
  const [free] = await available();
  const pick = { mockDraftId, mockDraftParticipantId: 'seat-3', ...entityOf(free as Named) }; // the pool has hundreds
  const statements = await statementsOf(() => ask('pickEntity', pick, token));
  expect([statements.length, statements.filter((statement) => /webhook/.test(statement))]).toEqual([3, []]);
});
