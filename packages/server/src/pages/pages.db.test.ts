import { afterAll, describe, expect, test } from 'vitest';
import { EditionHolder } from '../almanac/edition-holder.ts';
import { buildApp } from '../app.ts';
import { frozenClock } from '../clock.ts';
import type { Limits } from '../http/rate-limit.ts';
import { openEventHub } from '../live/event-hub.ts';
import { SAMPLE_NOW, sampleEdition } from '../testing/sample-edition.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { servePages } from './pages.ts';
import type { Render } from './web-bundle.ts';

const { db, connection } = await scratchDatabase();
const hub = await openEventHub(db, connection);
afterAll(() => hub.close());

/** A server whose pages tell what they were rendered with. */
async function pagesServer({ isReady = true, limits }: { isReady?: boolean; limits?: Partial<Limits> } = {}) {
  const editions = new EditionHolder();
  if (isReady) editions.take(sampleEdition());
  const app = await buildApp({
    db,
    editions,
    hub,
    clock: frozenClock(new Date(SAMPLE_NOW)),
    secret: 'a secret of the tests, long enough for anybody',
    ...(limits && { limits }),
  });
  let rendered = 0;
  const render: Render = async (request, { api, nonce }) => {
    rendered++;
    const url = new URL(request.url);
    if (url.pathname === '/broken') throw new Error('the page is broken');
    if (url.pathname === '/moved') return new Response('', { status: 307, headers: { location: '/teams' } });
    const { data } = await api('GET', '/api/teams');
    const teams = (data as { teams: unknown[] }).teams.length; // the contract's answer
    const told = {
      teams,
      url: request.url,
      headers: [...request.headers.keys()],
      cookie: request.headers.get('cookie'),
    };
    const status = url.pathname === '/nowhere' ? 404 : 200;
    return new Response(`<script nonce="${nonce}"></script>${JSON.stringify(told)}`, { status });
  };
  await servePages(app, {
    bundle: {
      assets: { js: '/assets/entry.js', css: [] },
      render: async () => render,
      finish: async (_url, html) => html,
      filesFolder: import.meta.dirname,
    },
    editions,
  });
  return { server: app.server, rendered: () => rendered };
}

const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];

describe('pages', () => {
  test('are rendered from the answers of the API, which is asked without a socket', async () => {
    const { server } = await pagesServer();
    const page = await server.inject({ url: '/teams' });
    expect(page.body).toContain('"teams":32');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('are rendered once a minute for everybody, under the policy that names their nonce', async () => {
    const { server, rendered } = await pagesServer();
    const pages = [await server.inject({ url: '/teams' }), await server.inject({ url: '/teams' })];
    expect(rendered()).toBe(1);
    for (const { body, headers } of pages)
      expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`);
  });

  test('do not answer for a call that does not exist', async () => {
    const { server } = await pagesServer();
    const { statusCode, body } = await server.inject('/api/nowhere?x=1');
    expect([statusCode, JSON.parse(body).error?.code]).toEqual([404, 'not-found']);
  });

  test('depend on the theme and on nothing else that a browser sends', async () => {
    const { server, rendered } = await pagesServer();
    const headers = {
      cookie: 'pylon_user=somebody; pylon_theme=dark; other=1',
      host: 'evil.example',
      'bearer-token': 'x',
    };
    const dark = await server.inject({ url: '/teams', headers });
    expect(dark.body).toContain('"cookie":"pylon_theme=dark"');
    expect(dark.body).toContain('"headers":["cookie"]');
    expect(dark.body).not.toContain('evil.example');
    await server.inject({ url: '/teams' });
    expect(rendered()).toBe(2);
  });

  test('pass on that they do not exist, or lie elsewhere', async () => {
    const { server } = await pagesServer();
    expect((await server.inject({ url: '/nowhere' })).statusCode).toBe(404);
    const moved = await server.inject({ url: '/moved' });
    expect([moved.statusCode, moved.headers.location]).toEqual([307, '/teams']);
  });

  test('that break say so without telling how', async () => {
    const { server } = await pagesServer();
    const page = await server.inject({ url: '/broken' });
    expect(page.statusCode).toBe(500);
    expect(page.body).not.toContain('the page is broken');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('wait for the first edition', async () => {
    const { server } = await pagesServer({ isReady: false });
    const page = await server.inject({ url: '/teams' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  });

  test('are counted like calls, and the calls they make are not', async () => {
    const { server } = await pagesServer({ limits: { callsPerAddress: 2 } });
    const statuses = [];
    for (const url of ['/a', '/b', '/c']) statuses.push((await server.inject({ url })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('files lie beside them and nothing outside their folder is served', async () => {
    const { server } = await pagesServer();
    expect((await server.inject({ url: '/plain-page.ts' })).headers['cache-control']).toBe('public, max-age=3600');
    expect((await server.inject({ url: '/../config.ts' })).body).not.toContain('process.env');
  });
});
