// @vitest-environment node
import { ERRORS, type ErrorCode } from '@pylon/contract/errors';
import { lockOf } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import type { Transport } from './api/call.ts';
import { render } from './entry-server.tsx';
import { provenance, rankingRow } from './testing/fake-answers.ts';
import { lockedServer } from './testing/locked-answers.ts';

/** A page as a visitor without a plan gets it, before any script. */
async function visited(path: string, api: Transport = lockedServer()) {
  const response = await render(new Request(`http://localhost${path}`), {
    api,
    assets: { js: '/assets/entry.js', css: [] },
  });
  return { status: response.status, html: await response.text() };
}

const count = (html: string, text: string) => html.split(text).length - 1;
const PAYWALL = 'We get it, paywalls suck. But losing sucks more. Your league is unique, your advice should be too.';

test('open columns come first, locked ones show their plan, and the overlay stands beside the rows', async () => {
  const { status, html } = await visited('/nfl-rankings');
  expect(status).toBe(200);
  expect(html.indexOf('>Market')).toBeLessThan(html.indexOf('>Points'));
  expect(html).toContain('Tier 2: locked. See what Pylon+ Tier 2 opens');
  expect(html).toContain('rowSpan="');
  for (const text of [PAYWALL, 'Subscribe Now', 'Already a <!-- -->Pylon+<!-- --> subscriber?', 'Log in here'])
    expect(html).toContain(text);
  expect(html).toContain('href="/login?from=%2Fnfl-rankings"');
  expect(html).toMatch(/<a href="\/pricing\?from=%2Fnfl-rankings" target="_blank"/);
});

test('with fewer than five rows the overlay gets a holder under the table, and the cells stay blank', async () => {
  const { html } = await visited('/nfl-rankings', lockedServer({ rows: 4 }));
  expect(html).not.toContain('rowSpan="');
  expect(count(html, PAYWALL)).toBe(1);
  expect(count(html, 'Locked: Pylon+ Tier 1')).toBeGreaterThan(4);
});

test('of the projections five rows stand open, and the overlay is as high as the specification wants', async () => {
  const { html } = await visited('/projections');
  expect(html).toContain('Player Number5');
  expect(html).not.toContain('>Player Number6<');
  expect(html).toContain('min-height:366px');
});

test('a table of which the rest is locked has no further pages', async () => {
  const { html } = await visited('/projections');
  expect(html).not.toMatch(/Page \d+ of ([2-9]|\d\d)/);
});

test('a lock stands once: on the head of its column, and in no row', async () => {
  const { html } = await visited('/nfl-rankings', lockedServer({ rows: 4 }));
  expect(html).toContain('Tier 2: locked. See what Pylon+ Tier 2 opens');
  expect(html.match(/<tbody.*<\/tbody>/s)?.[0]).not.toContain('href="/pricing');
});

test('a visitor finds the plans and the way in from every page, and is led back to where they were', async () => {
  const { html } = await visited('/nfl-rankings/weekly');
  const footer = html.slice(html.lastIndexOf('<footer'));
  expect(footer).toContain('href="/pricing?from=%2Fnfl-rankings%2Fweekly"');
  expect(footer).toContain('href="/login?from=%2Fnfl-rankings%2Fweekly"');
  const plans = await visited('/pricing?from=%2Fnfl-rankings%2Fweekly');
  for (const page of ['login', 'sign-up'])
    expect(plans.html).toContain(`href="/${page}?from=%2Fpricing%3Ffrom%3D%252Fnfl-rankings%252Fweekly"`);
});

/** A server with one draft position besides the pages' calls. */
const adpServer: Transport = async (method, path, body) => {
  if (!path.startsWith('/api/datatables/adps')) return lockedServer()(method, path, body);
  const { athlete, team, byeWeek } = rankingRow(1, 'Theo Brightwater');
  const lock = lockOf('adp');
  const row = {
    ...{ athlete, team, rank: 1, positionRank: 1, byeWeek, consensus: lock, adps: {}, deltas: {} },
    ...{ pairDifference: null, formatAdp: null, besideAdp: null, formatDifference: null, history: lock },
  };
  return { data: { playerADP: [row], total: 1, providers: [], formats: [], provenance }, error: null };
};

test('a page without a scoring shows cards in the one that everybody has, whatever its address says', async () => {
  const { status, html } = await visited('/nfl-adp?scoring=2', adpServer);
  expect(status).toBe(200);
  expect(html).toContain('href="/nfl/players/00-0000001?scoring=1"');
  expect(html).not.toContain('/00-0000001?scoring=2"');
});

test('the privacy policy tells of all that is stored, and of the copy and the end that the profile gives', async () => {
  const { html } = await visited('/privacy');
  for (const text of ['the newsletter', 'What you write to support', 'Payments are made at', 'gives you a copy'])
    expect(html).toContain(text);
  expect(html).toContain('deletes your account with everything in it');
});

test('the draft board is behind its overlay', async () => {
  const { html } = await visited('/nfl-rankings?view=board');
  expect(html).toContain(PAYWALL);
  expect(html).not.toContain('A 12-team draft, pick by pick');
});

test('the dynasty rankings are one of the rankings, with a board that the address keeps behind its overlay', async () => {
  const others = lockedServer();
  const nobody = { data: { rows: [], total: 0, provenance }, error: null };
  const server: Transport = async (method, path, body) =>
    path.startsWith('/api/datatables/dynasty-rankings') ? nobody : others(method, path, body);
  const { html } = await visited('/dynasty-rankings?view=board', server);
  expect(html).toMatch(/<nav aria-label="Rankings".* href="\/dynasty-rankings"[^>]*aria-current="page">Dynasty</);
  expect(html).toMatch(/aria-checked="true"[^>]*>Draft Board</);
  expect(html).toContain(PAYWALL);
  expect((await visited('/dynasty-rankings', server)).html).toMatch(/aria-checked="true"[^>]*>List View</);
  expect((await visited('/nfl-rankings')).html).toContain('href="/dynasty-rankings"');
});

test.each([
  ['/nfl-rankings?page=-3&pos=QB&rows=7', '/nfl-rankings?pos=QB'],
  ['/login?from=https%3A%2F%2Felsewhere.example', '/login'],
])('what does not fit into an address is taken out of it: %s leads to %s', async (typed, address) => {
  const response = await render(new Request(`http://localhost${typed}`), {
    api: lockedServer(),
    assets: { js: '/assets/entry.js', css: [] },
  });
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(address);
});

test('an address with a locked scoring shows the paywall and the way back, not an error', async () => {
  for (const path of ['/nfl-rankings?scoring=2', '/projections?scoring=2', '/nfl/players/00-0000001?scoring=2']) {
    const { status, html } = await visited(path);
    expect(status, path).toBe(200);
    expect(html, path).toContain(PAYWALL);
    expect(html, path).toContain('Show what is open');
    expect(html, path).not.toContain('Something went wrong');
  }
});

/** A server that has nothing of what an address names. */
const lacking =
  (code: ErrorCode): Transport =>
  async (method, path, body) => {
    if (path === '/api/accuracy/advice') return { data: { records: [] }, error: null };
    return /\/api\/(datatables|player-card)/.test(path)
      ? { data: null, error: { code, message: ERRORS[code].message } }
      : lockedServer()(method, path, body);
  };

test.each([
  ['scoring-system-not-found', 'This scoring is not one of yours', 'Show in 0.5 PPR'],
  ['invalid-parameters', 'There is no such table', 'Show the usual table'],
  ['season-not-found', 'There is no such table', 'Show the usual table'],
] as const)(
  'an address of something that is not there (%s) is answered in words, with the way on',
  async (code, title, way) => {
    for (const path of ['/nfl-rankings', '/projections', '/accuracy', '/nfl/players/00-0000001']) {
      const { status, html } = await visited(`${path}?scoring=gone&sort=none&season=1999`, lacking(code));
      expect(status, path).toBe(200);
      for (const text of [title, way]) expect(html, path).toContain(text);
      expect(html, path).not.toContain('Something went wrong');
    }
  },
);

test.each([
  ['/projections', '1999 Projections'],
  ['/nfl-rankings/weekly', '1999 Rankings'],
])('%s of a season that there is not is headed with none of its weeks', async (path, title) => {
  const { html } = await visited(`${path}?season=1999`, lacking('season-not-found'));
  expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(title);
});

test("while the partner's promotion runs the paywall says that instead", async () => {
  const { html } = await visited('/projections', lockedServer({ isPromoted: true }));
  expect(html).toContain('Download Lantern, the AI-powered browser from Lanternfield, and get Pylon+ for FREE today!');
  expect(html).toMatch(/<a href="\/lantern"[^>]*>Download Now/);
  for (const text of [PAYWALL, 'Subscribe Now', 'Log in here']) expect(html).not.toContain(text);
});

test("the promotion's page says whether it runs, and promises no file", async () => {
  expect((await visited('/lantern')).html).toContain('The promotion is not running.');
  const { html } = await visited('/lantern', lockedServer({ isPromoted: true }));
  expect(html).toContain('The promotion is running');
  expect(html).toContain('There is nothing to download here');
});
