// @vitest-environment node
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { expect, test } from 'vitest';
import type { Transport } from './api/call.ts';
import { isPage, render } from './entry-server.tsx';
import { buildDraft, buildPlayers } from './testing/build-draft.ts';
import { buildSharedReport } from './testing/build-report.ts';
import { buildUser } from './testing/build-user.ts';
import { fakeServer } from './testing/fake-answers.ts';

const assets = { js: '/assets/entry.js', css: ['/assets/entry.css'] };

const page = async (
  path: string,
  {
    api = fakeServer().transport,
    cookie = '',
    publicUrl = null,
  }: { api?: Transport; cookie?: string; publicUrl?: string | null } = {},
) => {
  const response = await render(new Request(`http://localhost${path}`, { headers: { cookie } }), {
    api,
    assets,
    nonce: 'n0nce',
    publicUrl,
  });
  return { status: response.status, html: await response.text() };
};

test.each([
  ['/nfl-rankings', true],
  ['/nfl/players/nobody', true],
  ['/', true],
  ['/nope123', false],
  ['/nfl-rankings/more', false],
])('whether %s is the path of a page is known without rendering it: %s', (path, isOne) => {
  expect(isPage(path)).toBe(isOne);
});

test('a table is all there without scripts, its answers with it', async () => {
  const { status, html } = await page('/nfl-rankings');
  expect(status).toBe(200);
  for (const text of ['Theo Brightwater', 'Dray Holloway', '2026 Draft Rankings', 'Page <!-- -->1<!-- --> of'])
    expect(html).toContain(text);
  expect(html).toContain('listRankings');
});

test('a player links to their own page, with the scoring of the table', async () => {
  expect((await page('/nfl-rankings?scoring=2')).html).toContain('href="/nfl/players/00-0000001?scoring=2"');
});

test('sample data say so on the page', async () => {
  expect((await page('/')).html).toContain('Sample data: players and numbers are invented');
});

test('what a bad file costs stands at the foot of every page', async () => {
  expect((await page('/')).html).toContain('injuries_2026.csv is damaged; what stood there before stays.');
});

test('the theme of the cookie is that of the page', async () => {
  expect((await page('/', { cookie: 'pylon_theme=dark' })).html).toMatch(/<html[^>]*data-theme="dark"/);
  expect((await page('/')).html).not.toContain('data-theme');
});

test('the script of the page waits for the answers that follow it', async () => {
  const { html } = await page('/nfl-rankings');
  const [whole = '', start = ''] = html.match(/<script[^>]*type="module"[^>]*>([^<]*)/) ?? [];
  expect(start).toContain('"/assets/entry.js"');
  expect(whole).not.toContain('async');
  expect(html.split(whole)[0]).not.toContain('/assets/entry.js'); // nor is it announced before
});

test('every script of the page carries the nonce', async () => {
  const { html } = await page('/nfl-rankings');
  const scripts = (html.match(/<script[^>]*>/g) ?? []).filter((tag) => !tag.includes('application/ld+json')); // data
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

test('the rankings are asked for once: their answer says who ranks at all', async () => {
  const server = fakeServer();
  await page('/nfl-rankings', { api: server.transport });
  expect(server.asked.filter((path) => path === '/api/datatables/rankings')).toHaveLength(1);
});

/** A server to whom the cookie's token is a registered person's. */
const signedIn: Transport = async (method, path, body) => {
  if (path === '/api/session') return { data: { loggedIn: true }, error: null };
  if (path !== '/api/users/me') return fakeServer().transport(method, path, body);
  return { data: { user: buildUser({ email: 'mia@pylon.example', firstName: 'Mia' }) }, error: null };
};

test('a page for somebody who is signed in says so from its first byte, and any other offers the way in', async () => {
  const own = (await page('/terms', { api: signedIn })).html;
  expect(own).toContain('aria-label="M: account of mia@pylon.example"');
  expect(own).not.toContain('Sign in');
  const anybody = (await page('/terms')).html;
  expect(anybody).toContain('href="/login?from=%2Fterms"');
  expect(anybody).not.toContain('account of');
});

test('a page for somebody who pays brings their subscription along, which head and page show', async () => {
  const asked: string[] = [];
  const paying: Transport = async (method, path, body) => {
    asked.push(path);
    if (path === '/api/users/me') return { data: { user: buildUser({ subscriptionTier: 1 }) }, error: null };
    if (!path.startsWith('/api/payments/subscription/')) return signedIn(method, path, body);
    const subscription = { status: 'grace', graceUntil: '2026-11-25T00:00:00Z' };
    return { data: { subscription }, error: null };
  };
  expect((await page('/terms', { api: paying })).html).toContain('a payment failed');
  asked.length = 0;
  await page('/terms', { api: signedIn });
  expect(asked).not.toContain('/api/payments/subscription/current');
});

test('the forms of accounts never put a password into an address, with or without their script', async () => {
  for (const path of ['/login', '/sign-up', '/reset-password?token=t0ken'])
    expect((await page(path)).html).toMatch(/<form[^>]* method="post"/);
});

/** A server that knows one shared report besides the pages' calls. */
const sharing: Transport = async (method, path, body) =>
  path.startsWith('/api/shared-drafts/get-by-id')
    ? path.endsWith('shareId=AAAAAAAAAAAAAAAAAAAAAA')
      ? { data: { report: buildSharedReport() }, error: null }
      : { data: null, error: { code: 'draft-not-found', message: 'Error: Draft is missing' } }
    : fakeServer().transport(method, path, body);

test('a shared report is read without scripts or an account, and speaks of a team, not to its drafter', async () => {
  const { status, html } = await page('/draft-reports/AAAAAAAAAAAAAAAAAAAAAA', { api: sharing });
  expect(status).toBe(200);
  for (const text of [
    'Draft report',
    'This team&#x27;s grade so far',
    'Projected for 1870 points.',
    'Grades of all teams',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/>You</);
});

test('a shared report says what it is where its link is posted, and is not offered to search engines', async () => {
  const path = '/draft-reports/AAAAAAAAAAAAAAAAAAAAAA';
  const { html } = await page(path, { api: sharing, publicUrl: 'https://draft.example' });
  for (const tag of [
    '<meta property="og:title" content="Draft grade B-: 4 teams, pick 2, 0.5 PPR"',
    '<meta property="og:description" content="Projected for 1870 points."',
    `<meta property="og:url" content="https://draft.example${path}"`,
    '<meta property="og:image" content="https://draft.example/api/shared-drafts/AAAAAAAAAAAAAAAAAAAAAA/image.png"',
    '<meta name="robots" content="noindex"',
  ])
    expect(html).toContain(tag);
});

test('a report that is not shared is not found, in words of its own', async () => {
  const { status, html } = await page('/draft-reports/BBBBBBBBBBBBBBBBBBBBBB', { api: sharing });
  expect(status).toBe(404);
  expect(html).toContain('This report is not shared');
});

/** Of a draft that is the caller's, unless told. */
const room =
  (change: Partial<MockDraft> = {}, isTheirs = true): Transport =>
  async (method, path, body) => {
    if (path.startsWith('/api/mock-drafts/') && !isTheirs)
      return { data: null, error: { code: 'draft-not-found', message: 'Error: Draft is missing' } };
    if (path.startsWith('/api/mock-drafts/get-by-id'))
      return { data: { mockDraft: { ...buildDraft({ seat: 2 }), ...change } }, error: null };
    if (path.startsWith('/api/mock-drafts/list-player-rankings'))
      return { data: { version: 0, mockDraftPlayerRankings: buildPlayers() }, error: null };
    return fakeServer().transport(method, path, body);
  };

test('a draft room comes with its clock, its order and a window full of players, who do not come twice', async () => {
  const { html } = await page('/draft-champion/draft', { api: room() });
  for (const text of ['Team 1 is on the clock', 'Order of picks', 'Available players']) expect(html).toContain(text);
  expect(html.match(/data-player-row=/g)).toHaveLength(24);
  expect(html).toContain('"getMockDraft"');
  expect(html).not.toContain('listDraftPlayers');
});

test('a room of a league comes with its badge, also the first that is drawn', async () => {
  const { html } = await page('/draft-champion/draft', { api: room({ scenario: { leagueName: 'Night Shift' } }) });
  expect(html).toContain('About this room');
});

test.each([
  ['of somebody else', '/draft-champion/draft', room({}, false)],
  ['that follows another site', '/draft-champion/draft', room({ isFollowed: true })],
  ['at its board', '/draft-champion/draft?tab=draft-board', room()],
])('a room %s is left to the browser, and brings nothing', async (_, path, api) => {
  const { html } = await page(path, { api });
  expect(html).toContain('Opening the draft room');
  expect(html).not.toMatch(/getMockDraft|listDraftPlayers/);
});
