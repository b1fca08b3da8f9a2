// What operators see of how the product runs, and that nobody else does.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Registered, refusal, testServer } from '../../testing/test-server.ts';
import { forgetOldFigures } from './forget-old-figures.job.ts';
import { setOperator } from './people.queries.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { db, ask, call, arrive, register, another, work } = server;

async function operator(): Promise<Registered> {
  const person = await register();
  await setOperator(db, person.id, true, 'olivia');
  return person;
}
const { token } = await operator();
const view = () => ask('getOperatorView', {}, token);

/** Does something while a table is not there, so that whoever needs it fails. */
async function without(table: string, act: () => Promise<unknown>): Promise<void> {
  await sql`alter table ${sql.table(table)} rename to away`.execute(db);
  await act();
  await sql`alter table away rename to ${sql.table(table)}`.execute(db);
}
const CONVERSATION = { url: '/api/support/conversation', headers: { 'bearer-token': token } };

describe('how the product runs', () => {
  test('is not there for anybody but its operators, as a call that there is not', async () => {
    const person = await register();
    for (const asking of [undefined, await arrive(), await arrive({ tier: 2 }), person.token])
      expect((await call('getOperatorView', {}, asking)).status).toBe(404);
    const nowhere = await server.server.inject({ url: '/api/operator/nothing' });
    const refused = await server.server.inject({ url: '/api/operator/view' });
    expect([refused.statusCode, refused.json()]).toEqual([nowhere.statusCode, nowhere.json()]);
  });

  test('is told to an operator until they are none', async () => {
    const person = await operator();
    expect((await call('getOperatorView', {}, person.token)).status).toBe(200);
    await setOperator(db, person.id, false, 'olivia');
    expect(refusal(await call('getOperatorView', {}, person.token))).toBe('not-found');
  });

  test('is told to no key, not even of an operator', async () => {
    const person = await operator();
    await ask('proveSelf', { currentPassword: person.password }, person.token);
    const { key } = await ask('createApiKey', { name: 'Monitor' }, person.token);
    const answer = await server.server.inject({
      url: '/api/operator/view',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.json()).toMatchObject({ data: null, error: { code: 'key-reads-only' } });
  });
});

describe('processes', () => {
  test('tell of themselves side by side, and one that ends in good order is gone', async () => {
    await work();
    const other = await another();
    await other.server.inject({ url: '/api/content/faq' });
    await other.server.inject({ url: '/readyz' }); // how often it is asked is nobody's traffic
    await other.server.inject({ url: '/api/nowhere' });
    await other.work();
    const { processes } = await view();
    expect(processes).toHaveLength(2);
    expect(processes[1]).toMatchObject({
      requests: { '2xx': 1, '3xx': 0, '4xx': 1, '5xx': 0 },
      version: 'unknown',
      streams: 0,
      pool: { most: expect.any(Number), waiting: 0 },
    });
    for (const { residentBytes, heapBytes, secondsSinceSeen } of processes) {
      expect(residentBytes).toBeGreaterThan(heapBytes);
      expect(secondsSinceSeen).toBeLessThan(60);
    }
    await other.close();
    expect((await view()).processes).toHaveLength(1);
  });
});

describe('faults', () => {
  test('are none while a process that begins says that it is not ready', async () => {
    const begun = await testServer();
    expect((await begun.server.inject({ url: '/readyz' })).statusCode).toBe(503);
    await begun.work();
    expect(await begun.db.selectFrom('error_count').selectAll().execute()).toEqual([]);
  });

  test('of all processes are added up by the hour and call, with their kind and without a word', async () => {
    const other = await another();
    await without('support_conversation', async () => {
      for (const one of [server, other, other]) expect((await one.server.inject(CONVERSATION)).statusCode).toBe(500);
    });
    await Promise.all([work(), other.work()]);
    await work(); // nothing is counted twice
    const { errors } = await view();
    expect(errors).toEqual([
      { hour: expect.stringMatching(/:00:00\.000Z$/), call: 'getSupportConversation', kind: 'unexpected', count: 3 },
    ]);
    await other.close();
  });

  test('that could not be written are written later', async () => {
    await without('support_conversation', () => server.server.inject(CONVERSATION));
    const before = (await view()).errors[0]?.count ?? 0;
    await without('error_count', () => expect(work()).rejects.toThrow('error_count'));
    await work();
    expect((await view()).errors[0]?.count).toBe(before + 1);
  });

  test('of jobs are counted, and a mail that waits is told', async () => {
    await work();
    await orderMail(db, { kind: 'account-deleted', to: 'someone@pylon.example' });
    await without('kept_mail', work);
    await work();
    const { errors, mail, jobs, jobFailures } = await view();
    expect(errors).toContainEqual(expect.objectContaining({ call: 'send-mail', kind: 'job-tried-again', count: 1 }));
    expect(mail).toMatchObject({ isSent: false, waiting: 1, failed: 0 });
    expect(jobs.find(({ name }) => name === 'send-mail')).toMatchObject({ waiting: 1, running: 0 });
    expect(jobFailures[0]).toMatchObject({ name: 'send-mail', tries: 1, isGivenUp: false });
    expect(JSON.stringify([errors, jobs, jobFailures])).not.toContain('someone');
  });
});

describe('leagues', () => {
  test('are counted by platform: how many readings went well, how long they took, and what mostly went wrong', async () => {
    const read = (seconds: number, failure: 'throttled' | 'unreachable' | null, hours = 1) => ({
      platform: 'sleeper' as const,
      ...{ seconds, failure },
      ended_at: sql<Date>`now() - ${hours}::int * interval '1 hour'`,
    });
    await db
      .insertInto('league_reading')
      .values([read(1, null), read(2, null), read(9, null), read(50, null, 25)])
      .execute();
    await db
      .insertInto('league_reading')
      .values([read(1, 'throttled'), read(1, 'unreachable'), read(1, 'throttled')])
      .execute();
    expect((await view()).syncs).toEqual([
      { platform: 'sleeper', ok: 3, failed: 3, medianSeconds: 2, topFailure: 'throttled' },
    ]);
  });
});

test('the data that are shown are told with their day, and each source with how it stands', async () => {
  const { data } = await view();
  expect(data).toMatchObject({ asOf: sampleEdition().manifest.asOf, builtAt: expect.any(String) });
  expect(data.sources.map(({ source }) => source)).toContain('nflverse');
});

test('figures are forgotten: faults after two weeks, silent processes after a day, readings after two', async () => {
  const ago = (days: number) => sql<Date>`date_trunc('hour', now()) - ${days}::int * interval '1 day'`;
  const fault = { call: 'listAdps', kind: 'unexpected', count: 1 };
  await db
    .insertInto('error_count')
    .values([13, 15].map((days) => ({ ...fault, hour: ago(days) })))
    .execute();
  await db
    .updateTable('server_process')
    .set({ seen_at: ago(2) })
    .execute();
  await db
    .insertInto('league_reading')
    .values({ platform: 'espn', seconds: 1, failure: null, ended_at: ago(3) })
    .execute();
  for (const _turn of [1, 2]) await forgetOldFigures.run({}, { db }, { signal: AbortSignal.any([]), isLast: true });
  const left = async (table: 'error_count' | 'server_process' | 'league_reading') =>
    (await db.selectFrom(table).select(sql<number>`count(*)::int`.as('rows')).executeTakeFirstOrThrow()).rows;
  const faults = await db.selectFrom('error_count').select('count').where('call', '=', 'listAdps').execute();
  expect(faults).toHaveLength(1);
  expect(await left('server_process')).toBe(0);
  expect(await db.selectFrom('league_reading').select('id').where('platform', '=', 'espn').execute()).toEqual([]);
});
