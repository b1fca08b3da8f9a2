// @vitest-environment node
import { expect, test } from 'vitest';
import type { Transport } from './api/call.ts';
import { render } from './entry-server.tsx';
import { fakeServer } from './testing/fake-answers.ts';

const assets = { js: '/assets/entry.js', css: ['/assets/entry.css'] };

const page = async (
  path: string,
  { api = fakeServer().transport, cookie = '' }: { api?: Transport; cookie?: string } = {},
) => {
  const response = await render(new Request(`http://localhost${path}`, { headers: { cookie } }), {
    api,
    assets,
    nonce: 'n0nce',
  });
  return { status: response.status, html: await response.text() };
};

test('a table is all there without scripts, its answers with it', async () => {
  const { status, html } = await page('/nfl-rankings');
  expect(status).toBe(200);
  for (const text of ['Theo Brightwater', 'Dray Holloway', '2026 Draft Rankings', 'Page <!-- -->1<!-- --> of'])
    expect(html).toContain(text);
  expect(html).toContain('listRankings');
});

test('a player links to his own page, with the scoring of the table', async () => {
  expect((await page('/nfl-rankings?scoring=2')).html).toContain('href="/nfl/players/00-0000001?scoring=2"');
});

test('sample data say so on the page', async () => {
  expect((await page('/')).html).toContain('Sample data: players and numbers are invented');
});

test('the theme of the cookie is that of the page', async () => {
  expect((await page('/', { cookie: 'pylon_theme=dark' })).html).toMatch(/<html[^>]*data-theme="dark"/);
  expect((await page('/')).html).not.toContain('data-theme');
});

test('the script of the page waits for the answers that follow it', async () => {
  const { html } = await page('/nfl-rankings');
  const [entry = ''] = html.match(/<script[^>]*type="module"[^>]*>/) ?? [];
  expect(entry).toContain('src=');
  expect(entry).not.toContain('async');
});

test('every script of the page carries the nonce', async () => {
  const { html } = await page('/nfl-rankings');
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('nonce="n0nce"');
});

test('an address that leads nowhere, and a player who does not exist, are not found', async () => {
  expect((await page('/nowhere')).status).toBe(404);
  expect((await page('/nfl/players/00-9999999')).status).toBe(404);
});

test('a server that is not ready gives an error page with words, not a stack', async () => {
  const { status, html } = await page('/nfl-rankings', {
    api: async () => ({ data: null, error: { code: 'not-ready', message: 'raw' } }),
  });
  expect(status).toBe(500);
  expect(html).toContain('Nearly there');
  expect(html).not.toContain('at render');
});

test('the rankings are asked for once, and once for who ranks at all', async () => {
  const server = fakeServer();
  await page('/nfl-rankings', { api: server.transport });
  expect(server.asked.filter((path) => path === '/api/datatables/rankings')).toHaveLength(2);
});
