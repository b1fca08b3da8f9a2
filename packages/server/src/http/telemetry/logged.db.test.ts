import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { loggedError, pathWithoutIds } from './logged.ts';

const lines: string[] = [];
const { db, server, register } = await testServer({ logTo: { write: (line) => void lines.push(line) } });

/** What a person would not want to find in a log, in every place where it can be said. */
const SECRETS = ['ada-lovelace@pylon.example', 'Zz9yX8wV7uT6sR5qP4oN3mL2kJ1', 'Fourth&One!'] as const;
const [ADDRESS, TOKEN, PASSWORD] = SECRETS;

const ask = (request: object): Promise<LightMyRequestResponse> => server.inject(request);

describe('no line of the log tells of a person', () => {
  test.each([
    [
      'signing in with what is wrong',
      { method: 'POST', url: '/api/auth/login', payload: { email: ADDRESS, password: PASSWORD } },
    ],
    ['registering', { method: 'POST', url: '/api/users/register', payload: { email: ADDRESS, password: PASSWORD } }],
    ['a wrong token in a header', { url: '/api/users/me', headers: { 'bearer-token': TOKEN, 'user-id': TOKEN } }],
    ['a wrong token in a query', { url: `/api/sse?token=${TOKEN}` }],
    ['a token in the path of a page', { url: `/shared/${TOKEN}?from=${ADDRESS}` }],
    ['an address in a path', { url: `/api/users/${ADDRESS}` }],
    ['a cookie', { url: '/', headers: { cookie: `pylon-token=${TOKEN}` } }],
    [
      'a body that is no JSON',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"email":"${ADDRESS}`,
      },
    ],
    [
      'a body of the wrong kind',
      { method: 'POST', url: '/api/auth/login', payload: { email: [ADDRESS], password: { secret: TOKEN } } },
    ],
    ['a link of a letter', { method: 'POST', url: '/api/newsletter/unsubscribe', payload: { token: TOKEN } }],
    [
      'a message to support',
      { method: 'POST', url: '/api/support/messages', payload: { text: `I am ${ADDRESS}`, email: ADDRESS } },
    ],
  ])('%s', async (_what, request) => {
    const before = lines.length;
    await ask(request);
    expect(lines.length, 'something is logged').toBeGreaterThan(before);
    for (const secret of SECRETS) expect(lines.join('')).not.toContain(secret);
  });

  test('a fault that nobody expected, with all that the database says of it', async () => {
    const { token } = await register({ email: 'grace@pylon.example' });
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'no room for % of %', new.first_name, new.email using detail = new.email, hint = new.email;
    end $$`.execute(db);
    await sql`create trigger refuse before update on account for each row execute function refuse()`.execute(db);
    const before = lines.length;
    const payload = { firstName: 'Wilhelmina', lastName: 'Quartermain' };
    const { statusCode } = await ask({ method: 'PUT', url: '/api/users', headers: { 'bearer-token': token }, payload });
    expect(statusCode).toBe(500);
    const logged = lines.slice(before).join('');
    expect(logged).toContain('unexpected error');
    expect(logged).toContain('P0001'); // what an operator looks up
    for (const said of ['Wilhelmina', 'Quartermain', 'grace@', token]) expect(logged).not.toContain(said);
  });
});

test('an error that is logged without a text is not put into words by what it says itself', () => {
  const before = lines.length;
  const error = new Error(`no league for ${ADDRESS} with ${TOKEN}`);
  server.log.error(error);
  server.log.error({ err: error });
  const logged = lines.slice(before);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'an error', err: expect.objectContaining({ message: 'no league for *@* with *' }) }),
    expect.objectContaining({ msg: 'an error', err: expect.objectContaining({ message: 'no league for *@* with *' }) }),
  ]);
  for (const secret of SECRETS) expect(logged.join('')).not.toContain(secret);
});

test.each([
  ['/api/mock-drafts/get-by-id?mockDraftId=0198f6c2', '/api/mock-drafts/get-by-id'],
  ['/draft/0198f6c2-5b1e-4f5e-9a55-2f4a0d3c7b10/report', '/draft/*/report'],
  ['/players/patrick-mahomes-3139477', '/players/*'],
  ['/ada@pylon.example', '/*'],
  ['/', '/'],
])('of %s is logged %s', (url, logged) => {
  expect(pathWithoutIds(url)).toBe(logged);
});

test('an error keeps what it is, where it was and why, and loses what it repeats', () => {
  const cause = new TypeError('no answer from https://api.fan.example/leagues?swid=secret&espn_s2=more');
  const logged = JSON.stringify(loggedError(new Error(`the league of ${ADDRESS} (${TOKEN})\nsecond line`, { cause })));
  expect(logged).toContain('the league of *@* (*)');
  expect(logged).toContain('https://api.fan.example/leagues?*');
  expect(logged).toContain('logged.db.test.ts');
  expect(logged).not.toMatch(/secret|more/);
});
