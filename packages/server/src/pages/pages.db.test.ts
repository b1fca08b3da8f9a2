import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { login } from '@pylon/contract/accounts/accounts';
import type { listAdps } from '@pylon/contract/adp/adp';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { EditionHolder } from '../almanac/edition-holder.ts';
import { buildApp } from '../app/app.ts';
import { postgresChannels } from '../channels/postgres-channels.ts';
import { frozenClock } from '../clock.ts';
import { pictureShelf } from '../content/picture-shelf.ts';
import type { Limits } from '../http/limits/rate-limit.ts';
import { openEventHub } from '../live/event-hub.ts';
import { SAMPLE_NOW, sampleEdition } from '../testing/sample-edition.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { smallPng } from '../testing/small-pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type PageParts, servePages } from './pages.ts';
import type { Render } from './web-bundle.ts';

const { db, connection } = await scratchDatabase();
const channels = await postgresChannels(connection);
afterAll(channels.close);
const hub = await openEventHub(db, channels);

/** A server whose pages tell what they were rendered with. */
async function pagesServer({
  isReady = true,
  limits,
  filesFolder = import.meta.dirname,
  pictures,
}: {
  isReady?: boolean;
  limits?: Partial<Limits>;
  filesFolder?: string;
  pictures?: PageParts['pictures'];
} = {}) {
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
    if (url.pathname === '/leaving') {
      await db.deleteFrom('session').execute();
      const { error } = await api('GET', '/api/datatables/adps?seasonId=2025&limit=1');
      return new Response(error ? 'broken' : 'for nobody', { status: error ? 500 : 200 });
    }
    const { data } = await api('GET', '/api/teams');
    const teams = (data as { teams: unknown[] }).teams.length; // the contract's answer
    const adps = await api('GET', '/api/datatables/adps?seasonId=2025&limit=1');
    const [first] = (adps.data as AnswerOf<typeof listAdps>).playerADP;
    const told = {
      teams,
      consensus: isLocked(first?.consensus) ? 'locked' : 'open',
      url: request.url,
      headers: [...request.headers.keys()],
      cookie: request.headers.get('cookie'),
    };
    const status = url.pathname === '/no-page' ? 404 : 200;
    return new Response(`<script nonce="${nonce}"></script>${JSON.stringify(told)}`, { status });
  };
  await servePages(app, {
    bundle: {
      assets: { js: '/assets/entry.js', css: [] },
      render: async () => render,
      isPage: (path) => !path.startsWith('/nowhere'),
      isRoom: (path) => path.startsWith('/rooms/'),
      holdsSecret: (path) => path === '/back',
      listedPages: async ({ players, articles }) => [
        { path: '/' },
        ...players.map(({ name }) => ({ path: `/players/${name}` })),
        ...articles.map(({ name, changed }) => ({ path: `/articles/${name}`, ...(changed && { changed }) })),
      ],
      finish: async (_url, html) => html,
      filesFolder,
    },
    editions,
    ...(pictures && { pictures }),
  });
  return { server: app.server, rendered: () => rendered };
}

/** Signs somebody in: anonymous, registered, or a registered subscriber. */
async function arrive(server: FastifyInstance, as: { isRegistered: boolean; tier?: number }): Promise<string> {
  const response = await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  const { user, token } = (response.json() as { data: AnswerOf<typeof login> }).data; // the contract's answer
  if (!as.isRegistered) return token;
  const email = `${user.id}@pylon.example`;
  await db.updateTable('account').set({ email }).where('id', '=', user.id).execute();
  const grant = { account_id: user.id, source: 'grant', reference: user.id, valid_until: null } as const;
  if (as.tier) {
    await db
      .insertInto('entitlement')
      .values({ ...grant, tier: as.tier })
      .execute();
  }
  return token;
}

const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];

test('a page whose query may hold what opens something is made for each request, and kept nowhere', async () => {
  const { server, rendered } = await pagesServer();
  const page = () => server.inject({ url: '/back?code=once' });
  const [first, second] = [await page(), await page()];
  expect(rendered()).toBe(2);
  expect([first.headers['cache-control'], second.statusCode]).toEqual(['private, no-store', 200]);
});

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

  test('of paths without one are rendered once for all, and tell nobody’s path', async () => {
    const { server, rendered } = await pagesServer();
    const missing = [await server.inject('/nowhere?a=1'), await server.inject('/nowhere/else')];
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(rendered()).toBe(1);
    expect(missing[1]?.body).toBe(missing[0]?.body);
    expect(missing[0]?.body).not.toContain('nowhere');
  });

  test('are work: whoever has many rendered has to wait, and still gets those that are kept', async () => {
    const { server } = await pagesServer({ limits: { workPerAddress: 100 } });
    const status = async (url: string) => (await server.inject(url)).statusCode;
    expect(await status('/teams')).toBe(200);
    const asked = [];
    for (const page of ['/a', '/b', '/c', '/d']) asked.push(await status(page));
    expect(asked).toContain(429);
    expect(await status('/teams')).toBe(200);
  });

  test('do not answer for a call that does not exist', async () => {
    const { server } = await pagesServer();
    const { statusCode, body } = await server.inject('/api/nowhere?x=1');
    expect([statusCode, JSON.parse(body).error?.code]).toEqual([404, 'not-found']);
  });

  test('that are for everybody depend on the theme and on nothing else that a browser sends', async () => {
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

  describe('of a registered person', () => {
    const ask = (server: FastifyInstance, token: string) =>
      server.inject({ url: '/teams', headers: { cookie: `pylon_user=${token}` } });

    test('show what their plan opens, and no cache may keep them', async () => {
      const { server } = await pagesServer();
      const page = await ask(server, await arrive(server, { isRegistered: true, tier: 1 }));
      expect(page.body).toContain('"consensus":"open"');
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['vary']).toContain('cookie');
    });

    test('are shown to nobody else, however soon after', async () => {
      const { server, rendered } = await pagesServer();
      const token = await arrive(server, { isRegistered: true, tier: 2 });
      expect((await ask(server, token)).body).toContain('"consensus":"open"');
      for (const headers of [{}, { cookie: `pylon_user=${await arrive(server, { isRegistered: true })}` }]) {
        expect((await server.inject({ url: '/teams', headers })).body).toContain('"consensus":"locked"');
      }
      expect(rendered()).toBe(3);
      expect((await ask(server, token)).body).toContain('"consensus":"open"');
    });

    test('lock again with the end of their plan, and of their session', async () => {
      const { server } = await pagesServer();
      const token = await arrive(server, { isRegistered: true, tier: 1 });
      expect((await ask(server, token)).body).toContain('"consensus":"open"');
      await db
        .updateTable('entitlement')
        .set({ valid_until: new Date('2020-01-01') })
        .execute();
      expect((await ask(server, token)).body).toContain('"consensus":"locked"');
      await db.deleteFrom('session').execute();
      const page = await ask(server, token);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    });

    test('are everybody’s when their session ends while they are rendered', async () => {
      const { server } = await pagesServer();
      const token = await arrive(server, { isRegistered: true });
      const page = await server.inject({ url: '/leaving', headers: { cookie: `pylon_user=${token}` } });
      expect([page.statusCode, page.body]).toEqual([200, 'for nobody']);
    });

    test('hold no token', async () => {
      const { server } = await pagesServer();
      const token = await arrive(server, { isRegistered: true, tier: 1 });
      expect((await ask(server, token)).body).not.toContain(token);
    });
  });

  test('an anonymous person shares the page of everybody', async () => {
    const { server, rendered } = await pagesServer();
    const cookie = `pylon_user=${await arrive(server, { isRegistered: false })}`;
    await server.inject({ url: '/teams' });
    await server.inject({ url: '/teams', headers: { cookie } });
    expect(rendered()).toBe(1);
  });

  test('a room is rendered for its person alone, also for one without an account', async () => {
    const { server, rendered } = await pagesServer();
    const cookie = `pylon_user=${await arrive(server, { isRegistered: false })}`;
    const pages = [];
    for (let at = 0; at < 2; at++) pages.push(await server.inject({ url: '/rooms/1?tab=x', headers: { cookie } }));
    expect(rendered()).toBe(2);
    for (const { headers } of pages) expect(headers['cache-control']).toBe('private, no-store');
    const ofNobody = await server.inject({ url: '/rooms/1?tab=x' });
    expect(ofNobody.headers['cache-control']).toBe('no-cache');
  });

  test('pass on that they do not exist, or lie elsewhere', async () => {
    const { server } = await pagesServer();
    expect((await server.inject({ url: '/nowhere' })).statusCode).toBe(404);
    for (const url of ['//', '///', '//evil.example/teams', '/\\\\evil.example/teams']) {
      expect((await server.inject({ url: { pathname: url } })).statusCode).toBe(404);
    }
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

  test.each(['sw.js', 'offline.html'])('are asked for each time where devices keep them: %s', async (name) => {
    const filesFolder = temporaryFolder('files');
    await writeFile(join(filesFolder, name), 'kept');
    const { server } = await pagesServer({ filesFolder });
    const { statusCode, headers } = await server.inject({ url: `/${name}` });
    await rm(filesFolder, { recursive: true });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('have files that stay for good, and that carry nothing that is said of pages alone', async () => {
    const filesFolder = temporaryFolder('files');
    await mkdir(join(filesFolder, 'assets'));
    await writeFile(join(filesFolder, 'assets/entry-1a2b.js'), 'start()');
    const { server } = await pagesServer({ filesFolder });
    const { statusCode, headers } = await server.inject({ url: '/assets/entry-1a2b.js' });
    const gone = await server.inject({ url: '/assets/entry-9z8y.js' });
    const above = await server.inject({ url: '/assets/..%2f..%2fconfig.ts' });
    await rm(filesFolder, { recursive: true });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(above.statusCode).toBe(404);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('are told to search engines, players and articles with them, packed and kept', async () => {
    const { server } = await pagesServer({ limits: { callsPerAddress: 3 } });
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await server.inject({ url: '/sitemap.xml', headers });
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(packed.rawPayload.length).toBeLessThan(100_000);
    const { body, headers: sent } = await server.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
    expect(sent['content-type']).toBe('application/xml');
    expect(body).toContain('<loc>http://localhost/</loc>');
    expect(body).toContain('<loc>http://localhost/players/KC</loc>');
    expect(body.match(/<loc>/g)?.length).toBeGreaterThan(300);
    expect(body).not.toContain('evil.example');
    expect((await server.inject('/robots.txt')).body).toContain('Sitemap: http://localhost/sitemap.xml');
    await server.inject('/sitemap.xml');
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(429);
  });

  test('are not told before the first edition', async () => {
    const { server } = await pagesServer({ isReady: false });
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  test('files lie beside them and nothing outside their folder is served', async () => {
    const { server } = await pagesServer();
    expect((await server.inject({ url: '/web-bundle.ts' })).headers['cache-control']).toBe('public, max-age=3600');
    expect((await server.inject({ url: '/../config.ts' })).body).not.toContain('process.env');
  });
});

describe('a picture of the content folder', () => {
  const folder = () => temporaryFolder('pictures');
  async function picturesServer() {
    const root = folder();
    const images = join(root, 'images');
    await mkdir(images);
    await writeFile(join(images, 'tiers.png'), smallPng(640, 360));
    await writeFile(join(images, 'drawing.svg'), '<svg><script>alert(1)</script></svg>');
    await writeFile(join(root, 'secret.png'), smallPng());
    const { server } = await pagesServer({ pictures: pictureShelf({ folders: [images], tell: () => {} }) });
    return (url: string, headers = {}) => server.inject({ url: `/content/images/${url}`, headers });
  }

  test('comes with its type, for good where the address names its bytes, and not again to whoever has it', async () => {
    const get = await picturesServer();
    const first = await get('tiers.png');
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload).toEqual(smallPng(640, 360));
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(first.headers['etag']);
    const named = await get(`tiers.png?v=${JSON.parse(etag)}`);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('tiers.png', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test.each([
    'drawing.svg',
    '..%2Fsecret.png',
    '%2e%2e%2fsecret.png',
    '..%5Csecret.png',
    '../secret.png',
    'none.png',
    '__proto__',
    'constructor',
  ])('%s is not given', async (path) => {
    const { statusCode, headers } = await (await picturesServer())(path);
    expect([404, 200]).toContain(statusCode);
    expect(headers['content-type']).not.toContain('image');
  });
});

test('the feed of articles comes as Atom, and not again to whoever has it', async () => {
  const { server } = await pagesServer();
  const first = await server.inject('/articles/fantasy/feed.xml');
  expect(first.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
  });
  expect(first.body).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  const headers = { 'if-none-match': String(first.headers['etag']) };
  expect((await server.inject({ url: '/articles/fantasy/feed.xml', headers })).statusCode).toBe(304);
});
