import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { WEBHOOK_MESSAGES } from '@pylon/contract/accounts/webhooks';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { usedMs } from '../testing/longest-stretch.ts';
import { testServer } from '../testing/test-server.ts';
import { boundConnections } from './connections.ts';
import { LONGEST_BLOCK_MS } from './telemetry/metrics.ts';

const { server, db } = await testServer();

describe('everything under /api answers with the envelope', () => {
  test.each([
    ['an unknown path', { url: '/api/nowhere' }, 404, 'not-found'],
    ['an unknown method', { method: 'DELETE', url: '/api/session' }, 404, 'not-found'],
    ['an unparsable body', { method: 'POST', url: '/api/auth/login', body: '{' }, 400, 'invalid-parameters'],
    ['an empty body', { method: 'POST', url: '/api/auth/login', body: '' }, 400, 'missing-parameters'],
    ['no body at all', { method: 'POST', url: '/api/auth/login', type: null }, 400, 'missing-parameters'],
    [
      'a body of another type',
      { method: 'POST', url: '/api/auth/login', type: 'text/csv', body: 'a' },
      400,
      'invalid-parameters',
    ],
    ['an address that is none', { url: '/api/%E0%A4%A' }, 400, 'invalid-parameters'],
    [
      'a body too large',
      { method: 'POST', url: '/api/auth/login', body: JSON.stringify({ a: 'x'.repeat(300_000) }) },
      413,
      'body-too-large',
    ],
  ] as const)('%s', async (_name, request, status, code) => {
    const {
      url,
      method = 'GET',
      body,
      type = 'application/json',
    } = request as {
      url: string;
      method?: 'GET' | 'POST' | 'DELETE';
      body?: string;
      type?: string | null;
    };
    const response = await server.inject({
      url,
      method,
      headers: method === 'POST' && type ? { 'content-type': type } : {},
      ...(body !== undefined && { payload: body }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toMatchObject({ data: null, error: { code } });
  });

  test.each([
    ['signing in', '/api/auth/login', { email: 'a\u0000@pylon.example', password: 'fourth and one' }, 'failed-login'],
    ['a link of a letter', '/api/newsletter/unsubscribe', { token: '\u0000'.repeat(30) }, 'invalid-parameters'],
  ])(
    '%s with a character that the database cannot hold is refused as wrong input',
    async (_what, url, payload, code) => {
      const response = await server.inject({ method: 'POST', url, payload });
      expect(response.json().error?.code).toBe(code);
    },
  );

  test('a refusal is kept by no cache, whatever was asked', async () => {
    for (const request of [
      { url: '/api/nowhere' },
      { method: 'POST' as const, url: '/api/auth/login', payload: { email: 5 } },
    ])
      expect((await server.inject(request)).headers['cache-control']).toBe('no-store');
  });

  test('HEAD answers like GET, without a body', async () => {
    const head = await server.inject({ method: 'HEAD', url: '/api/session' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('calls are bounded', () => {
  test('per address', async () => {
    const strict = await testServer({ limits: { callsPerAddress: 3 } });
    const statuses = [];
    for (let call = 0; call < 5; call++) {
      statuses.push((await strict.server.inject({ url: '/api/session' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await strict.server.inject({ url: '/api/session' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: { code: 'too-many-requests', message: 'too many requests' } });
  });

  test('per address: who connects, unless that is a proxy that is trusted', async () => {
    const statuses = async (trustedProxies: readonly string[], from: string) => {
      const strict = await testServer({ limits: { callsPerAddress: 1 }, trustedProxies });
      const ask = async (forwarded: string) =>
        (
          await strict.server.inject({
            url: '/api/session',
            remoteAddress: from,
            headers: { 'x-forwarded-for': forwarded },
          })
        ).statusCode;
      // The last one invents an address before its own, which is what the proxy adds at the end.
      return [await ask('203.0.113.1'), await ask('203.0.113.2'), await ask('198.51.100.9, 203.0.113.2')];
    };
    expect(await statuses([], '10.0.0.1'), 'nobody is trusted').toEqual([200, 429, 429]);
    expect(await statuses(['10.0.0.0/8'], '10.0.0.1'), 'a proxy of the network').toEqual([200, 200, 429]);
    expect(await statuses(['10.0.0.0/8'], '192.0.2.1'), 'somebody else').toEqual([200, 429, 429]);
  });

  test('per person, whatever the address', async () => {
    const strict = await testServer({ limits: { callsPerPerson: 2 } });
    const token = await strict.arrive();
    const ask = (remoteAddress: string) =>
      strict.server.inject({ url: '/api/session', remoteAddress, headers: { 'bearer-token': token } });
    const statuses = [];
    for (const remoteAddress of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
      statuses.push((await ask(remoteAddress)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
  test('by their work too: what is kept is still answered when the budget of work is used up', async () => {
    const strict = await testServer({
      edition: buildTestEdition(buildLeague(2025)),
      nowMs: () => 0, // nothing is filled up while it runs
      limits: { workPerAddress: 40 },
    });
    await strict.ask('currentSeason', {}); // 25 of the 40, and 25 more
    await strict.ask('listSeasons', {});
    expect((await strict.call('listTeams', {})).error?.code).toBe('too-many-requests');
    expect((await strict.call('listSeasons', {})).status).toBe(200);
  });

  test('and so are connections of one network', async () => {
    const listening = createServer((_request, response) => response.end('ok'));
    boundConnections(listening, 2);
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo; // it listens to a port
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      const outcome = Promise.race([
        once(socket, 'data').then(() => 'answered'),
        once(socket, 'close').then(() => 'ended'),
      ]);
      socket.on('error', () => {}); // ended by the other side
      socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
      return { socket, outcome: await outcome };
    };
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first.outcome, second.outcome, third.outcome]).toEqual(['answered', 'answered', 'ended']);
    first.socket.destroy();
    await vi.waitFor(async () => expect((await open()).outcome).toBe('answered'));
    second.socket.destroy();
    listening.close();
    listening.closeAllConnections();
  });

  test('and what is sent slowly is ended', () => {
    expect(server.server.requestTimeout).toBe(30_000);
  });
});

describe('figures of the process', () => {
  test('tell the delay of the loop that answers, what waits and what was refused, to this machine', async () => {
    const { statusCode, body } = await server.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    for (const name of ['event_loop_delay_seconds{quantile="0.99"}', 'event_loop_blocks_total', 'work_waiting'])
      expect(body).toContain(`pylon_${name} `);
  });

  test('tell answers by the name of the call and the class of their status, and never an address', async () => {
    for (const url of ['/api/faq-is-not-here', '/api/content/faq', '/api/content/faq', '/healthz', '/nowhere/at/all'])
      await server.inject({ url });
    const { body } = await server.inject({ url: '/metrics' });
    expect(body).toMatch(/^pylon_requests_total\{call="getFaq",status="2xx"\} 2$/m);
    expect(body).toMatch(/^pylon_requests_total\{call="other",status="4xx"\} \d+$/m);
    expect(body).toMatch(/^pylon_requests_total\{call="healthz",status="2xx"\} 1$/m);
    expect(body).toMatch(/^pylon_request_duration_seconds_bucket\{le="\+Inf",call="getFaq"\} 2$/m);
    expect(body).not.toContain('nowhere');
  });

  test('tell faults by call and kind, connections to the database and open streams', async () => {
    await db.schema.alterTable('newsletter_subscriber').renameTo('away').execute();
    await server.inject({
      method: 'POST',
      url: '/api/subscribe',
      payload: { email: 'reader@pylon.example', newsletter: 'fantasy' },
    });
    await db.schema.alterTable('away').renameTo('newsletter_subscriber').execute();
    const { body } = await server.inject({ url: '/metrics' });
    expect(body).toMatch(/^pylon_errors_total\{call="subscribeToNewsletter",kind="unexpected"\} 1$/m);
    expect(body).toMatch(/^pylon_database_connections_most [1-9]\d*$/m);
    expect(body).toMatch(/^pylon_database_connections_(open|in_use|waiting) \d+$/m);
    expect(body).toMatch(/^pylon_open_streams 0$/m);
  });

  test('tell apart what kept the loop by its own work from what only waited for a processor', async () => {
    const figure = async (name: string) => {
      const { body } = await server.inject({ url: '/metrics' });
      return Number(new RegExp(`^pylon_${name} (.+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
    };
    const before = await figure('event_loop_own_blocks_total');
    const end = usedMs() + 2 * LONGEST_BLOCK_MS;
    while (usedMs() < end);
    await vi.waitFor(async () => expect(await figure('event_loop_own_blocks_total')).toBeGreaterThan(before), 10_000);
    expect(await figure('answering_thread_waited_seconds_total')).toSatisfy(
      (waited: number) => waited >= 0 || process.platform !== 'linux',
    );
  });

  test.each([
    ['somebody elsewhere', { remoteAddress: '203.0.113.7' }],
    ['somebody behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('tell nothing to %s', async (_who, from) => {
    expect((await server.inject({ url: '/metrics', ...from })).statusCode).toBe(404);
  });
});

test('of many faults the first ones are named, so that a refusal is not longer than its request', async () => {
  const payload = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`teamName${index}`, index]));
  const { token } = (await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} })).json().data;
  const refused = await server.inject({
    method: 'PUT',
    url: '/api/mock-drafts/update-mock-draft',
    headers: { 'bearer-token': token },
    payload: { mockDraftId: randomUUID(), participantNames: payload, participantStrategies: payload },
  });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().error.fields)).toHaveLength(20);
});

describe('security headers', () => {
  test('each answer names another nonce, and scripts from elsewhere never run', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => String((await server.inject({ url: '/api/docs' })).headers['content-security-policy'])),
    );
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}';/);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('no answer lets another site frame it, sniff it or read it', async () => {
    const { headers } = await server.inject({ url: '/api/session' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a database that cannot do its work', () => {
  /** Makes the database refuse what it is asked, as it does when it is away or full. */
  async function refusing(code: string, act: () => Promise<void>, message = 'refused'): Promise<void> {
    await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception using errcode = '${code}', message = '${message}'; end`,
    )}`.execute(db);
    await sql`create trigger refuse before insert on account execute function refuse()`.execute(db);
    try {
      await act();
    } finally {
      await sql`drop function refuse() cascade`.execute(db);
    }
  }
  const login = () => server.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  const told = (answer: Awaited<ReturnType<typeof login>>) => [
    answer.statusCode,
    answer.json().error?.code,
    answer.headers['retry-after'],
  ];

  test('is told as away, with when to ask again', async () => {
    await refusing('57P03', async () => expect(told(await login())).toEqual([503, 'database-away', '2']));
    expect((await login()).statusCode).toBe(200);
  });

  test('is not blamed for half a character in a body, which is wrong input', async () => {
    const halfCharacter = 'invalid input syntax for type json';
    await refusing('22P02', async () => expect((await login()).statusCode).toBe(401), halfCharacter);
    await refusing('22P02', async () => expect((await login()).statusCode).toBe(500));
  });

  test('is told as full, and readiness tells so until there is room', async () => {
    const storage = async () => (await server.inject({ url: '/readyz' })).json().storage;
    await refusing('53100', async () => {
      await sql`create function no_room() returns event_trigger language plpgsql as
        'begin raise exception using errcode = ''53100''; end'`.execute(db);
      await sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
        execute function no_room()`.execute(db);
      expect(await storage()).toBe(true);
      expect(told(await login())).toEqual([503, 'storage-full', '60']);
      expect(await storage()).toBe(false);
      await sql`drop event trigger no_room`.execute(db);
    });
    expect(await storage()).toBe(true);
  });
});

test('a product behind https tells browsers to come by nothing else, any other does not', async () => {
  const header = async (from: typeof server) =>
    (await from.inject({ url: '/healthz' })).headers['strict-transport-security'];
  const secure = await testServer({ publicUrl: 'https://draft.example' });
  expect([await header(server), await header(secure.server)]).toEqual([undefined, 'max-age=15552000']);
});

describe('health', () => {
  test('the process is up before the almanac is, and ready after', async () => {
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
    const notYet = await server.inject({ url: '/readyz' });
    expect([notYet.statusCode, notYet.json()]).toEqual([503, { database: true, storage: true, almanac: false }]);
  });
});

describe('the API reference', () => {
  test('the reference says what webhooks are told, of parts that it has', async () => {
    const { webhooks, components } = (await server.inject({ url: '/api/openapi.json' })).json();
    expect(Object.keys(webhooks)).toEqual(Object.keys(WEBHOOK_MESSAGES));
    const parts = [...JSON.stringify(webhooks).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path);
    expect(new Set(parts)).toContain('components/schemas/Athlete');
    const known = Object.keys(components.schemas).map((name) => `components/schemas/${name}`);
    expect(known).toEqual(expect.arrayContaining(parts));
  });

  test('names every call that is served, with its schemas', async () => {
    const document = (await server.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/auth/login'].post.operationId).toBe('login');
    expect(document.paths['/api/session'].get.responses['200']).toBeDefined();
    expect(document.paths['/api/sse'].get.summary).toContain('stream');
  });

  test('is readable as a page that loads nothing from elsewhere', async () => {
    const page = await server.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/auth/login');
    expect(page.body).not.toMatch(/(src|href)="https?:/);
  });
});
